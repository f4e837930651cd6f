import { expired } from '../caching/validity.ts'
import { DRAFT_DEADLINE, openAccess, type Reads } from '../content/cache/access.ts'
import { createDirectReader } from '../content/cache/direct-reader.ts'
import {
  type AddressDependencies,
  createKnownAddresses,
  type KnownAddresses,
} from '../content/stories/known-address.ts'
import { languageAt } from '../content/stories/language-at.ts'
import { isListedAddress } from '../content/stories/listed-address.ts'
import { lookUpMove } from '../content/stories/moved-story.ts'
import { type KnownRedirects, readRedirects } from '../content/stories/redirects.ts'
import { searchSettingsOf } from '../content/stories/search-settings.ts'
import { createStories } from '../content/stories/stories.ts'
import type { RequestContent, RequestContext } from '../handlers/request-context.ts'
import { call as redirectCall } from '../platform/calls/redirect.ts'
import { readRates } from '../platform/exchange-rates.ts'
import { type CallPlatform, createPlatform } from '../platform/platform.ts'
import type { Results } from '../platform/search/find-results.ts'
import type { SearchQuestion } from '../platform/search/search-index.ts'
import { createSiteLibrary } from '../platform/site-library.ts'
import type { LookedUpRedirect, RedirectLookup } from '../routing/redirect-entry.ts'
import { findRedirect } from '../routing/redirect-table.ts'
import { settle } from '../routing/resolve-route.ts'
import { type StorySlug, storySlugOf } from '../site/page-path.ts'

const PAGE_DEADLINE = 2000

/** For a page whose calls have to wait for their turn: the source answers, and a first page takes more calls than it may allow in a second. */
const PACED_DEADLINE = 4000

/** Milliseconds left for the last parts of a late page, and for an error page. */
const MIN_DEADLINE = 300

/** Every page waits for the redirects: a redirect that comes too late is ignored. */
const REDIRECT_DEADLINE = 500

interface RedirectDependencies {
  readonly lookUpEntry: RedirectLookup
  readonly callPlatform: () => CallPlatform
  /** Whether the space may list a story for a path. */
  readonly mayHaveStory: (path: string) => Promise<boolean>
}

/** The redirect of editors for a path: of the index, and of the first entries of their list where the index does not tell. */
const entryLookup =
  (addresses: KnownAddresses, firstEntries: () => Promise<KnownRedirects>): RedirectLookup =>
  async path => {
    const known = await addresses.at(path)
    const { table, validity } = known?.value.hasRedirects
      ? { table: known.value.table, validity: known.validity }
      : await firstEntries()
    return { entry: findRedirect(table, path)?.entry, validity }
  }

/**
 * Redirects of editors are rows here, and one call each where they are asked of an upstream: there the path, which a client may have invented,
 * is counted before the call.
 */
function redirectLookup(
  { services: { environment }, site, countMissing }: RequestContext,
  { lookUpEntry, callPlatform, mayHaveStory }: RedirectDependencies,
): RedirectLookup {
  if (environment.PLATFORM_ORIGIN === undefined) return lookUpEntry
  return async path => {
    if (!(await mayHaveStory(path)) && !(await countMissing())) return noRedirect
    // Clients may ask for any path, so no path is written to the store.
    const options = { persist: false }
    const answer = await callPlatform()('redirect', redirectCall, { unit: site.unit, path }, options)
    const { value, fallback, validity } = answer
    return { entry: value ?? undefined, validity: fallback ? expired : validity }
  }
}

/** The platform was not called, so the answer is valid for this request only. */
const noRedirect: LookedUpRedirect = { entry: undefined, validity: expired }

type Searching = (question: Omit<SearchQuestion, 'settings'>, reads: Reads) => Promise<Results>

export function openContent(dependencies: RequestContext): RequestContent {
  const { inspection, services, preview, queueOf, site, now, waitUntil, countMissing, log } = dependencies
  const { environment, index, mayAskForUnknown, newProblems } = services
  const { publication, reader, source: own } = openAccess(services, { preview, log })
  const cv = publication === 'published' ? services.versionFor?.() : undefined
  const source = { ...own, queue: queueOf('content'), ...(cv && { cv }) }
  const formsSource = services.formsSource && { ...services.formsSource, queue: queueOf('forms') }
  const globalSource = services.globalSource && { ...services.globalSource, queue: queueOf('global') }
  const { defaultLanguage, unit, folder } = site
  const options = {
    waitUntil,
    copiesOnly: dependencies.copiesOnly ?? false,
    // The time left for the page, shared by all waves of calls.
    get deadline() {
      const ofVisitors = services.isPaced() ? PACED_DEADLINE : PAGE_DEADLINE
      const all = publication === 'draft' ? DRAFT_DEADLINE : ofVisitors
      return Math.max(MIN_DEADLINE, dependencies.began + all - now())
    },
  }
  const asking: AddressDependencies = { index, reader, source, options, site, now, log }
  const addresses = createKnownAddresses(asking)
  const storiesDependencies = {
    reader,
    source,
    index,
    addresses,
    formsSource,
    globalSource,
    mayAskForUnknown,
    newProblems,
    runsExperiments: environment.STORYBLOK_EXPERIMENTS === 'true',
    defaultLanguage,
    unit,
    folder,
    options,
    now,
  }
  const stories = createStories(storiesDependencies)
  const firstEntries = (reads: Reads) =>
    readRedirects({ reader: reads, source, site, options: { waitUntil, deadline: REDIRECT_DEADLINE }, log })
  const lookUpEntry = entryLookup(addresses, () => firstEntries(reader))
  /** The redirect for a path as a call is asked for it, whose answer depends on what `reads` reads. */
  const readEntry = async (path: string, reads: Reads) => {
    const lookUp = entryLookup(createKnownAddresses({ ...asking, reader: reads }), () => firstEntries(reads))
    return (await lookUp(settle({ path, query: '' }, site).address.path)).entry
  }
  const search: Searching = async (question, reads) => {
    const index = services.search
    if (!index) throw new Error('no index is bound')
    const { features } = createStories({ ...storiesDependencies, reader: reads })
    // A search does without what editors say of words.
    const settings = await features(question.language).then(
      read => read.value,
      () => undefined,
    )
    // What editors and operators look at is no search of a visitor.
    const isWhole = question.isWhole === true && publication === 'published' && !inspection
    const asked = { ...question, isWhole, settings: searchSettingsOf(settings ?? [], unit) }
    const found = await index.find(site, asked, waitUntil)
    return settings ? found : { ...found, until: 0 }
  }
  const callPlatform = createPlatform({
    // Other requests must not find answers that were made for another date.
    reader: inspection?.viewAs ? createDirectReader(log) : reader,
    contentReader: reader,
    embeddedFrom: reads => ({
      stories: createStories({ ...storiesDependencies, reader: reads }),
      library: createSiteLibrary({
        ...(publication === 'published'
          ? { search: services.search, index }
          : { search: undefined, index: undefined }),
        ...{ reader: reads, source, site, options, now },
      }),
      search: question => search(question, reads),
      links: site,
      defaultLanguage,
      rates: () => readRates({ reader: reads, source, options, kv: services.kv }),
      // The host of another unit knows where its addresses lead: its redirects are made with its folder and languages.
      redirect: async (unit, path) => (unit === site.unit ? readEntry(path, reads) : undefined),
    }),
    options,
    now,
    answeredFor: site.revision,
    upstreams: {
      platform: environment.PLATFORM_ORIGIN && `${environment.PLATFORM_ORIGIN}/api/proxy/index`,
      suggestions: environment.SUGGESTION_ORIGIN,
    },
    fetch: (input, init) => fetch(input, init),
    interrupt: services.interrupt,
    queueOf,
    log,
    asked: publication === 'published' && !inspection ? services.asked : undefined,
    content: () => services.versions.state,
  })
  const mayHaveStory = async (path: string) => {
    const asked = storySlugOf(path, site)
    return !asked || (await isListedAddress(asked, storiesDependencies)) !== false
  }
  // Editors see a story at the address at which they opened it.
  const isDraft = publication === 'draft'
  const redirectOf = isDraft
    ? async () => noRedirect
    : redirectLookup(dependencies, { lookUpEntry, callPlatform: () => callPlatform, mayHaveStory })
  const moveOf = async (path: string) =>
    !isDraft && (await countMissing())
      ? lookUpMove(path, { addresses: index && addresses, reader, source, options, site, log })
      : noRedirect
  const languageOf = (path: string, asked: StorySlug) => languageAt(path, asked, { addresses, site })
  return { publication, stories, callPlatform, redirectOf, languageAt: languageOf, mayHaveStory, moveOf }
}
