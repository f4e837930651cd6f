import type { RequestContent, RequestContext } from '../answer/request-context.ts'
import { createDirectReader, type Reads } from '../content/cache/access.ts'
import { createStories } from '../content/stories/stories.ts'
import type { StoriesDependencies } from '../content/stories/stories-dependencies.ts'
import { searchSettingsOf } from '../content/stories/unit-settings.ts'
import { readRates } from '../platform/exchange-rates.ts'
import { type CallPlatform, createPlatform } from '../platform/platform.ts'
import type { Results, Search, SearchQuestion } from '../platform/search.ts'
import { createSiteLibrary } from '../platform/site-library.ts'
import type { RedirectEntry } from '../request/routing/redirect-entry.ts'

interface PlatformOpening {
  readonly request: RequestContext
  readonly publication: RequestContent['publication']
  /** With the dependencies through which the request reads stories. */
  readonly stories: StoriesDependencies
  /** The redirect of editors for a path, as the answer to a platform call; the answer depends on what `reads` records. */
  readonly readEntry: (path: string, reads: Reads) => Promise<RedirectEntry | undefined>
}

type Searching = (question: Omit<SearchQuestion, 'client' | 'settings'>, reads: Reads) => Promise<Results>

/**
 * Whether a visitor searches. Searches of editors (drafts) and operators (inspector) are not counted, and their answers are not cached.
 */
const isOfVisitor = ({ publication, request: { inspection } }: PlatformOpening): boolean =>
  publication === 'published' && !inspection

function searchFor(opening: PlatformOpening, search: Search | undefined): Searching {
  const { site, client, waitUntil } = opening.request
  return async (question, reads) => {
    if (!search) throw new Error('no index is bound')
    const { features } = createStories({ ...opening.stories, reader: reads })
    // The search works without the editors' settings for words.
    const settings = await features(question.language).then(
      read => read.value,
      () => undefined,
    )
    const isWhole = question.isWhole === true && isOfVisitor(opening)
    const query = { ...question, isWhole, client, settings: searchSettingsOf(settings ?? [], site.unit) }
    const found = await search.find(site, query, waitUntil)
    return settings ? found : { ...found, until: 0 }
  }
}

/** Opens the calls of the platform for a request: forwarded to its upstreams, or answered from the stories that it may see. */
export function openPlatform(opening: PlatformOpening): CallPlatform {
  const { request, publication, stories, readEntry } = opening
  const { inspection, services, queueOf, site, now, log } = request
  const {
    environment,
    platform: { interrupt },
    content: { kv },
  } = services
  const { reader, source, options, defaultLanguage } = stories
  const search = request.hooks.openSearch?.(services)
  const find = searchFor(opening, search)
  // Drafts are in no index.
  const indexed =
    publication === 'published'
      ? { search, index: services.content.index }
      : { search: undefined, index: undefined }
  return createPlatform({
    // Other requests must not find answers that were made for another date.
    reader: inspection?.viewAs ? createDirectReader(log) : reader,
    contentReader: reader,
    embeddedFrom: reads => ({
      stories: createStories({ ...stories, reader: reads }),
      library: createSiteLibrary({ ...indexed, reader: reads, source, site, options, now }),
      search: question => find(question, reads),
      links: site,
      defaultLanguage,
      timeZone: site.timeZone,
      rates: () => readRates({ reader: reads, source, options, kv }),
      // Only the host of another unit can resolve its addresses: its redirects are made with its folder and languages.
      redirect: async (unit, path) => (unit === site.unit ? readEntry(path, reads) : undefined),
    }),
    options,
    now,
    answeredFor: site.revision,
    upstreams: {
      platform: environment.PLATFORM_ORIGIN && `${environment.PLATFORM_ORIGIN}/api/proxy/index`,
      suggestions: environment.SUGGESTION_ORIGIN,
    },
    forwarding: environment.PLATFORM_CALLS,
    lacking: services.platform.lacking,
    fetch: (input, init) => fetch(input, init),
    interrupt,
    queueOf,
    log,
    repeated: isOfVisitor(opening) ? services.platform.repeated : undefined,
    content: () => services.content.versions.state,
  })
}
