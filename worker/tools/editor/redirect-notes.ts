import { compileRedirects } from '../../core/request/routing/compile-redirects.ts'
import type { RedirectSource } from '../../core/request/routing/redirect-entry.ts'
import { redirectStart } from '../../core/request/routing/redirect-start.ts'
import { stepOf, targetKeyOf } from '../../core/request/routing/redirect-step.ts'
import {
  findRedirect,
  type RedirectTable,
  redirectTable,
  wildcard,
} from '../../core/request/routing/redirect-table.ts'
import { isInUnit, storySlugOf } from '../../core/request/site/page-path.ts'
import type { Site } from '../../core/request/site/site.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'
import type { StoryVersions } from '../content-api/stored-space.ts'
import { isPage } from './describe-story.ts'

/** A message to the editor about a redirect. `fault`: the site leaves the redirect out. `doubt`: the editor may want it all the same. */
export interface RedirectNote {
  readonly kind: 'fault' | 'doubt' | 'note'
  readonly text: string
}

interface SiteTable {
  readonly site: Site
  readonly table: RedirectTable
  /** Why redirects are left out. */
  readonly rejected: ReadonlyMap<RedirectSource, string>
  /** The published pages, each as its language and slug. */
  readonly pages: ReadonlySet<string>
}

const pageKey = (language: string, slug: string) => `${language} ${trimSlug(slug)}`

function pagesOf(stories: readonly StoryVersions[], site: Site): ReadonlySet<string> {
  const published = stories.flatMap(story => story.published ?? [])
  const own = published.filter(
    ({ content, full_slug }) => isPage(content.component) && isInUnit(trimSlug(full_slug), site),
  )
  return new Set(
    own.flatMap(({ full_slug, translated_slugs }) =>
      site.languages.map(language =>
        pageKey(language, translated_slugs?.find(({ lang }) => lang === language)?.path ?? full_slug),
      ),
    ),
  )
}

function tableOf(
  sources: readonly RedirectSource[],
  stories: readonly StoryVersions[],
  site: Site,
): SiteTable {
  const { redirects, rejected } = compileRedirects(sources, site)
  return {
    site,
    table: redirectTable(redirects),
    rejected: new Map(rejected.map(({ source, reason }) => [source, reason])),
    pages: pagesOf(stories, site),
  }
}

/** Whether there is a page at a path; in another language also the default one's page, which is shown or redirects there. */
function isPageAt(key: string, { site, pages }: SiteTable): boolean {
  const slug = storySlugOf(key, site)
  return (
    slug !== undefined &&
    [slug.language, site.defaultLanguage].some(language => pages.has(pageKey(language, slug.slug)))
  )
}

function notesAt(source: RedirectSource, known: SiteTable): readonly RedirectNote[] {
  const { site, table } = known
  const start = redirectStart(source.from, site)
  const key = 'key' in start ? start.key : undefined
  const target = targetKeyOf(source, site)
  const end = key === undefined ? undefined : table.entries.get(key)?.path
  const step = stepOf(source, site)
  const notes: RedirectNote[] = []
  if (key && !key.endsWith(wildcard) && isPageAt(key, known))
    notes.push({ kind: 'doubt', text: 'visitors no longer see the page that stands at this address' })
  if (target && !isPageAt(target, known) && !findRedirect(table, target))
    notes.push({ kind: 'doubt', text: `there is no page at ${source.path}` })
  if (end !== undefined && step && end !== step.path)
    notes.push({ kind: 'note', text: `another redirect leads on from there: visitors get to ${end} at once` })
  return notes
}

interface Redirects {
  readonly sources: readonly RedirectSource[]
  readonly stories: readonly StoryVersions[]
  /** By unit; the default one first. */
  readonly sites: ReadonlyMap<string, Site>
}

/**
 * Notes for an editor on each redirect: that it is left out, and why (a circle, a second one for the same path, an address that cannot be
 * followed), that its target has no page, that it hides a page, that its target redirects again. A redirect for all units is compared with the
 * pages of the default unit.
 */
export function redirectNotes({ sources, stories, sites }: Redirects) {
  const tables = [...sites.values()].map(site => tableOf(sources, stories, site))
  return (source: RedirectSource): readonly RedirectNote[] => {
    const own = source.unit ? tables.filter(({ site }) => site.unit === source.unit) : tables
    const [first] = own
    if (!first) return [{ kind: 'fault', text: `no site has the unit ${source.unit}` }]
    const faults = own.flatMap(({ site, rejected }) => {
      const reason = rejected.get(source)
      return reason === undefined ? [] : [{ unit: site.unit, reason }]
    })
    if (faults.length === own.length) return [{ kind: 'fault', text: faults[0]!.reason }]
    const elsewhere = faults.map(({ unit, reason }) => ({
      kind: 'doubt' as const,
      text: `${reason} (${unit})`,
    }))
    return [...elsewhere, ...notesAt(source, first)]
  }
}
