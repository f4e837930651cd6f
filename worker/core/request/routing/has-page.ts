import { storyPath } from '../site/links.ts'
import { storySlugOf } from '../site/page-path.ts'
import type { Site } from '../site/site.ts'
import { holds } from '../site/slugs.ts'
import { redirectStart } from './redirect-start.ts'

/** The site with the rules of the innermost unit whose folder contains the slug. */
function siteAround(slug: string, site: Site): Site {
  const folders = [site.folder, ...site.neighbours.map(({ folder }) => folder)]
  const [folder] = folders.filter(name => holds(name, slug)).sort((one, other) => other.length - one.length)
  return folder === undefined || folder === site.folder ? site : { ...site, folder, neighbours: [] }
}

/** The path of a story's page on the host of its unit; `slug` is that of the default language. */
export const pathOnHost = (slug: string, site: Site): string => storyPath(slug, siteAround(slug, site))

/**
 * Whether visitors can open a story's page: its address leads back to the story, and no service of the site answers at that address.
 * `slug` is that of the default language.
 */
export function hasPage(slug: string, site: Site): boolean {
  const own = siteAround(slug, site)
  const path = storyPath(slug, own)
  const start = redirectStart(path, own)
  if (!('key' in start) || start.key !== path) return false
  return storySlugOf(path, own)?.slug === slug.replace(/\/+$/, '')
}
