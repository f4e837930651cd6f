import { dayIn } from '../../../blocks/_kit/zoned-time.ts'
import type { RequestContent, RequestContext } from '../answer/request-context.ts'
import { expired, validWith } from '../base/caching/validity.ts'
import { DRAFT_DEADLINE, openAccess, type Reads } from '../content/cache/access.ts'
import {
  type AddressDependencies,
  createKnownAddresses,
  type KnownAddresses,
  languageAt,
} from '../content/stories/known-address.ts'
import { type KnownRedirects, readRedirects } from '../content/stories/redirects.ts'
import { createStories, type Stories } from '../content/stories/stories.ts'
import type { StoriesDependencies } from '../content/stories/stories-dependencies.ts'
import { isListedAddress, lookUpMove } from '../content/stories/story-addresses.ts'
import { chooseDefaults } from '../content/types/defaults.ts'
import type { Story } from '../content/types/story.ts'
import { lackingTerms, requiredTerms } from '../page/lacking-terms.ts'
import { newProblems } from '../page/story-problems.ts'
import { call as redirectCall } from '../platform/calls/redirect.ts'
import type { CallPlatform } from '../platform/platform.ts'
import type { LookedUpRedirect, RedirectLookup } from '../request/routing/redirect-entry.ts'
import { findRedirect } from '../request/routing/redirect-table.ts'
import { settle } from '../request/routing/resolve-route.ts'
import { type StorySlug, storySlugOf } from '../request/site/page-path.ts'
import { openPlatform } from './open-platform.ts'

/** The parts of a request that the search for problems reads. */
interface ProblemContext {
  readonly request: Pick<RequestContext, 'site' | 'now' | 'log'>
  readonly stories: () => Pick<Stories, 'defaults'>
}

/** The day from which the unit requires the terms of distance courses; undefined if it does not, or if its defaults cannot be read. */
async function termsFrom({ request: { site }, stories }: ProblemContext): Promise<string | undefined> {
  try {
    const { value } = await stories().defaults(site.defaultLanguage)
    return chooseDefaults(value, site.unit)?.contractsTermsFrom
  } catch {
    // The reader has logged why.
    return undefined
  }
}

const isPublishedAnew = (before: Story | undefined, next: Story) => before?.published_at !== next.published_at

/**
 * Makes the function that finds what a newly published story lacks: what the one before had, and what the unit requires of distance courses on the day of the
 * publication, which it lacks also where the one before lacked it, or there was none.
 */
function createProblemSearch(context: ProblemContext): StoriesDependencies['newProblems'] {
  const { site, now, log } = context.request
  return (before, next) => {
    const own = newProblems(before, next)
    if (!isPublishedAnew(before, next) || !lackingTerms(next.content).length) return own
    return termsFrom(context).then(from => {
      const published = Date.parse(next.published_at ?? '')
      const today = dayIn(Number.isNaN(published) ? now() : published, site.timeZone)
      const { faults, warnings } = requiredTerms({ content: next.content, from, today })
      if (warnings.length) log({ event: 'course-terms-lacking', id: next.id, reasons: warnings })
      return [...own, ...faults]
    })
  }
}

/** An answer is there within two seconds, its error page included. */
const PAGE_DEADLINE = 1700

/**
 * Deadline for a page whose calls are queued (ms): the source answers, and a first page needs more calls than the source may allow in a second.
 */
const PACED_DEADLINE = 4000

/** Milliseconds left for the last parts of a late page, and for an error page. */
const MIN_DEADLINE = 300

/** Maximum milliseconds that every page waits for the redirects: a later redirect is ignored. */
const REDIRECT_DEADLINE = 500

interface RedirectDependencies {
  readonly lookUpEntry: RedirectLookup
  readonly callPlatform: CallPlatform
  /** Whether the space may list a story for a path. */
  readonly mayHaveStory: (path: string) => Promise<boolean>
}

/** The redirect of editors for a path: from the index, or from the first entries of their list where the index does not know. */
const entryLookup =
  (addresses: KnownAddresses, firstEntries: () => Promise<KnownRedirects>): RedirectLookup =>
  async path => {
    const known = await addresses.at(path)
    const { table, validity } = known?.value.hasRedirects
      ? { table: known.value.table, validity: known.validity }
      : await firstEntries()
    const found = findRedirect(table, path)
    return { entry: found?.entry, key: found?.key, validity }
  }

/**
 * The look-up of redirects. Redirects of editors are rows here. A platform elsewhere is called as well, and its answer comes first; the path,
 * which a client may have invented, is counted before the call.
 */
function redirectLookup(
  { services: { environment }, site, countMissing }: RequestContext,
  { lookUpEntry, callPlatform, mayHaveStory }: RedirectDependencies,
): RedirectLookup {
  if (environment.PLATFORM_ORIGIN === undefined) return lookUpEntry
  return async path => {
    if (!(await mayHaveStory(path)) && !(await countMissing())) return noRedirect
    // Clients may request any path, so the answer is not written to the store.
    const options = { persist: false }
    const ofEditors = lookUpEntry(path)
    // Ignored: if the platform knows a redirect, the editors' one is not needed.
    ofEditors.catch(() => undefined)
    const answer = await callPlatform('redirect', redirectCall, { unit: site.unit, path }, options)
    const { value, fallback } = answer
    const validity = fallback ? expired : answer.validity
    if (value) return { entry: value, validity }
    const found = await ofEditors
    return { ...found, validity: validWith(validity, found.validity) }
  }
}

/** The platform was not called, so the answer is valid for this request only. */
const noRedirect: LookedUpRedirect = { entry: undefined, validity: expired }

/** Milliseconds for the calls of a request, which all its waves share. */
const deadlineOf = ({ services }: RequestContext, publication: RequestContent['publication']) =>
  publication === 'draft' ? DRAFT_DEADLINE : services.content.isPaced() ? PACED_DEADLINE : PAGE_DEADLINE

/** Opens the content for a request: published content through the caches, drafts past them. */
export function openContent(request: RequestContext): RequestContent {
  const { services, preview, queueOf, site, now, waitUntil, countMissing, log } = request
  const {
    environment,
    content: { index, mayAskForUnknown },
  } = services
  const newProblems = createProblemSearch({ request, stories: () => stories })
  const { publication, reader, source: own } = openAccess(services.content, { preview, log })
  const isDraft = publication === 'draft'
  const cv = isDraft ? undefined : services.content.versionFor?.()
  const source = { ...own, queue: queueOf('content'), ...(cv && { cv }) }
  const formsSource = services.content.formsSource && {
    ...services.content.formsSource,
    queue: queueOf('forms'),
  }
  const globalSource = services.content.globalSource && {
    ...services.content.globalSource,
    queue: queueOf('global'),
  }
  const { defaultLanguage, unit, folder } = site
  const options = {
    waitUntil,
    copiesOnly: request.copiesOnly ?? false,
    get deadline() {
      return Math.max(MIN_DEADLINE, request.began + deadlineOf(request, publication) - now())
    },
  }
  const addressDependencies: AddressDependencies = { index, reader, source, options, site, now, log }
  const addresses = createKnownAddresses(addressDependencies)
  const storiesDependencies = {
    ...{ reader, source, index, addresses, formsSource, globalSource, mayAskForUnknown, newProblems },
    runsExperiments: environment.STORYBLOK_EXPERIMENTS === 'true',
    ...{ defaultLanguage, unit, folder, options, now },
  }
  const stories = createStories(storiesDependencies)
  const firstEntries = (reads: Reads) =>
    readRedirects({ reader: reads, source, site, options: { waitUntil, deadline: REDIRECT_DEADLINE }, log })
  const lookUpEntry = entryLookup(addresses, () => firstEntries(reader))
  const readEntry = async (path: string, reads: Reads) => {
    const lookUp = entryLookup(createKnownAddresses({ ...addressDependencies, reader: reads }), () =>
      firstEntries(reads),
    )
    return (await lookUp(settle({ path, query: '' }, site).address.path)).entry
  }
  const callPlatform = openPlatform({ request, publication, stories: storiesDependencies, readEntry })
  const mayHaveStory = async (path: string) => {
    const slug = storySlugOf(path, site)
    return !slug || (await isListedAddress(slug, storiesDependencies)) !== false
  }
  // Editors see a story at the address at which they opened it.
  const redirectOf = isDraft
    ? async () => noRedirect
    : redirectLookup(request, { lookUpEntry, callPlatform, mayHaveStory })
  const moveOf = async (path: string) =>
    !isDraft && (await countMissing())
      ? lookUpMove(path, { addresses: index && addresses, reader, source, options, site, log })
      : noRedirect
  const languageOf = (path: string, slug: StorySlug) => languageAt(path, slug, { addresses, site })
  return { publication, stories, callPlatform, redirectOf, languageAt: languageOf, mayHaveStory, moveOf }
}
