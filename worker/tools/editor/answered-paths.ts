import type { SiteApp } from '../../core/answer/feature.ts'

/** A path at which only pages answer. */
const page = '/-/'

/**
 * Whether a part of the site other than its pages answers at a path, with or without the slash at its end: whether the app's router matches
 * further routes there than for every page. The app must be complete.
 */
export function createAnsweredPaths(app: SiteApp): (path: string) => boolean {
  const handlersAt = (path: string) => app.router.match('GET', path)[0].map(([[, route]]) => route)
  return path => {
    const ofPages = new Set(handlersAt(page))
    const spellings = [path, path.replace(/\/$/, '') || '/']
    return spellings.some(spelling => handlersAt(spelling).some(route => !ofPages.has(route)))
  }
}
