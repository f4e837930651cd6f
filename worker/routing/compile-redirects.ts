import type { Site } from '../visitor/site.ts'
import { mergeQueries } from './query.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import type { RedirectSource } from './redirect-source.ts'
import { redirectTarget } from './redirect-target.ts'
import { leastPermanent, settle } from './resolve-route.ts'
import { trailingSlash } from './rules/trailing-slash.ts'
import { storySlugOf } from './slug.ts'

export interface RejectedRedirect {
  readonly path: string
  readonly reason: string
}

/** Redirects by path, chains flattened, and the entries that were left out. */
export interface CompiledRedirects {
  readonly redirects: readonly (readonly [path: string, entry: RedirectEntry])[]
  readonly rejected: readonly RejectedRedirect[]
}

const probe = 'http://probe.invalid'

/** The path under which an entry is looked up; undefined where the rules alone send the visitor elsewhere, or no page can be. */
function keyOf(from: string, site: Site): string | undefined {
  if (!URL.canParse(from, probe)) return undefined
  const { pathname } = new URL(from.replace(/^[/\\\s]*/, '/'), probe)
  const { path } = settle({ path: pathname, query: '' }, site)
  const closed = trailingSlash({ path: pathname, query: '' }, site)?.address.path ?? pathname
  const bare = closed.replace(new RegExp(`^(/${site.defaultLanguage})+/`), '/')
  return (path === closed || path === bare) && storySlugOf(path, site) ? path : undefined
}

interface Step extends RedirectEntry {
  /** The path it leads to when that is here. */
  readonly next: string | undefined
}

function stepOf(entry: RedirectEntry, site: Site): Step | undefined {
  const target = redirectTarget(entry, { from: { path: '/', query: '' }, origin: site.origin })
  if (!target) return undefined
  const { forwardParameters, status } = entry
  if (target.kind === 'elsewhere') {
    const url = new URL(target.location)
    const path = `${url.origin}${url.pathname}${url.hash}`
    return { path, query: url.search.slice(1), forwardParameters, status, next: undefined }
  }
  const { path, query, statuses } = settle(target.address, site)
  return {
    path: path + target.hash,
    query,
    forwardParameters,
    status: leastPermanent([status, ...statuses]) as RedirectEntry['status'],
    next: path,
  }
}

const join = (first: Step, second: Step): Step => ({
  ...second,
  query: second.forwardParameters ? mergeQueries(second.query, first.query) : second.query,
  forwardParameters: first.forwardParameters && second.forwardParameters,
  status: leastPermanent([first.status, second.status]) as RedirectEntry['status'],
})

type End = Step | { readonly circle: readonly string[] }

/** Where each path ends, every step taken once; or the circle it runs into. */
function flatten(steps: ReadonlyMap<string, Step>): ReadonlyMap<string, End> {
  const ends = new Map<string, End>()
  for (const start of steps.keys()) {
    const trail: string[] = []
    const places = new Map<string, number>()
    let path: string | undefined = start
    while (path !== undefined && steps.has(path) && !ends.has(path) && !places.has(path)) {
      places.set(path, trail.push(path) - 1)
      path = steps.get(path)!.next
    }
    const circle = path !== undefined && places.has(path) ? trail.slice(places.get(path)) : []
    let end = path === undefined ? undefined : ends.get(path)
    for (const before of trail.reverse()) {
      const step = steps.get(before)!
      if (circle.length) end = { circle: [...circle, circle[0]!] }
      else if (!end) end = step
      else if (!('circle' in end)) end = join(step, end)
      ends.set(before, end)
    }
  }
  return ends
}

/** Entries for this unit before those for all, otherwise in their order. */
const forUnit = (sources: readonly RedirectSource[], unit: string) => [
  ...sources.filter(source => source.unit === unit),
  ...sources.filter(source => !source.unit),
]

/**
 * Redirects of a unit made ready to be looked up: circles and impossible entries rejected by name, chains flattened, so that any
 * path is one step from its end. Pure.
 */
export function compileRedirects(sources: readonly RedirectSource[], site: Site): CompiledRedirects {
  const rejected: RejectedRedirect[] = []
  const steps = new Map<string, Step>()
  const general = new Set<string>()
  for (const { from, unit, ...entry } of forUnit(sources, site.unit)) {
    const key = keyOf(from, site)
    const step = key === undefined ? undefined : stepOf(entry, site)
    if (key === undefined) rejected.push({ path: from, reason: 'no path that a redirect can start from' })
    else if (!step) rejected.push({ path: from, reason: `not an address: ${entry.path}` })
    else if (!steps.has(key)) steps.set(key, step)
    else if (unit || general.has(key)) rejected.push({ path: from, reason: 'there is another entry for it' })
    if (key !== undefined && !unit) general.add(key)
  }
  const redirects: [string, RedirectEntry][] = []
  for (const [path, end] of flatten(steps)) {
    if ('circle' in end) rejected.push({ path, reason: `a circle: ${end.circle.join(' → ')}` })
    else {
      const { next: _, ...entry } = end
      redirects.push([path, entry])
    }
  }
  return { redirects, rejected }
}
