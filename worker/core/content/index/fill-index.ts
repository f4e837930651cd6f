import * as v from 'valibot'
import { abortedAfter } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { logRejected } from '../../request/routing/log-redirects.ts'
import { redirectsDatasource } from '../../request/routing/redirect-entry.ts'
import { redirectRowOf } from '../../request/routing/redirect-row.ts'
import { languageCode } from '../../request/site/language-code.ts'
import type { ContentSource } from '../client/content-source.ts'
import { type DatasourceEntry, entriesPage, perPage, spaceInfo } from '../client/delivery-calls.ts'
import { datasourceChange } from '../version/publications.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { VersionWatch } from '../version/version-watch.ts'
import type {
  ContentIndex,
  ListedStory,
  RedirectRows,
  RedirectStep,
  StoredRedirect,
} from './content-index.ts'
import { type ListingSource, listingPart, perCall, storiesToList } from './listing-rows.ts'

interface FillDependencies {
  /** The source for background work that no visitor waits for. */
  readonly background: ContentSource
  readonly index: ContentIndex | undefined
  readonly store: VersionStore
  readonly versions: VersionWatch
  readonly now: () => number
  readonly log: Log
}

/** Maximum milliseconds of one run: the next minute's run continues. */
const RUN = 25_000

/** A story that is not published any more has a row without content until its address is gone. */
const goneStory = (uuid: string): ListedStory => ({
  uuid,
  id: 0,
  slug: '',
  changed: '',
  addresses: 0,
  characters: 0,
  story: undefined,
})

/** Reads the stories of some uuids and writes their rows. */
async function fillSome(uuids: readonly string[], index: ContentIndex, from: ListingSource) {
  const found = await storiesToList(uuids, from)
  const part = await listingPart(found, from)
  const known = new Set(part.stories.map(({ uuid }) => uuid))
  const gone = uuids.filter(uuid => !known.has(uuid)).map(goneStory)
  await index.listing.note({ ...part, stories: [...part.stories, ...gone] })
}

/** Fills rows in their order until none is due, or the run's time is over. Returns whether none is due. */
async function fillAll(
  first: readonly string[],
  { index, now }: { readonly index: ContentIndex; readonly now: () => number },
  from: ListingSource,
): Promise<boolean> {
  const until = now() + RUN
  let uuids = first
  while (uuids.length && now() < until) {
    await fillSome(uuids, index, from)
    uuids = (await index.listing.due(uuids.at(-1)!, perCall)) ?? []
  }
  return uuids.length === 0
}

/**
 * Reads the rows of the lists that are missing or older than the requested version, in chunks: a run that is cut off loses only its current chunk.
 * Old rows are shown until they are replaced. When no row is due any more, all isolates are told. A failure is logged, and the next run continues.
 */
export async function fillListing({ background, index, store, versions, now, log }: FillDependencies) {
  try {
    const first = await index?.listing.due('', perCall)
    if (!index || !first || (first.length === 0 && (await index.count()) === 0)) return
    await abortedAfter(RUN + 5_000, async signal => {
      const { version, language_codes: languages } = await spaceInfo({ source: background, signal })
      if (!(await fillAll(first, { index, now }, { source: background, signal, version, languages }))) return
      await index.listing.close()
      const change = {
        ...{ id: 0, uuid: '', type: 'listing', slug: '', isPlaced: false },
        publishedAt: `listing ${now()}`,
      }
      versions.learn(await store.raise({ cv: version, gone: [], at: now(), changed: [change] }))
    })
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  }
}

/** Maximum milliseconds of one run: the next minute's run continues. */
const REDIRECTS_RUN = 20_000

/** The path on a site that omits the first segment because it is its default language. */
function withoutLanguage(start: string): string {
  const end = start.indexOf('/', 1)
  return end > 0 && v.is(languageCode, start.slice(1, end)) ? start.slice(end) : start
}

/** Assigns each row its place after earlier rows that redirect the same path on some site. Linear. */
function placeRows(rows: readonly Omit<StoredRedirect, 'place'>[]): readonly StoredRedirect[] {
  const own = new Map<string, number>()
  const prefixed = new Map<string, number>()
  return rows.map(row => {
    const { start } = row
    const bare = withoutLanguage(start)
    const before = [own.get(start), own.get(bare), prefixed.get(start)]
    const place = Math.max(...before.map((last = -1) => last)) + 1
    own.set(start, place)
    if (bare !== start) prefixed.set(bare, Math.max(place, prefixed.get(bare) ?? 0))
    return { ...row, place }
  })
}

type Rejected = Parameters<typeof logRejected>[0][number]

/** The rows of one page of the list, in its order, and the entries that are valid on no site. */
function rowsOf(entries: readonly DatasourceEntry[]) {
  const rejected: Rejected[] = []
  const rows = entries.flatMap(entry => {
    const row = redirectRowOf(entry)
    if (!('reason' in row)) return [{ ...entry, ...row }]
    rejected.push({ path: entry.name, reason: row.reason })
    return []
  })
  return { rows: placeRows(rows), rejected }
}

/** Writes the rows of a page; resolves with the entries that were left out. */
const writePage = (
  step: RedirectStep,
  stored: RedirectRows,
  { background }: FillDependencies,
): Promise<readonly Rejected[]> =>
  abortedAfter(5_000, async signal => {
    const { entries, total } = await entriesPage(background, redirectsDatasource, { signal, page: step.page })
    const isLast = entries.length < perPage || (total > 0 && step.page * perPage >= total)
    const { rows, rejected } = rowsOf(entries)
    await stored.write(step, rows, isLast)
    return rejected
  })

/**
 * Reads the list of redirects where it may have changed, and writes the rows that differ, one page of the list at a time: a run that is cut off
 * continues with the next page. All isolates are told once the list was read to its end. A failure is logged, and the next run continues.
 */
async function fillRedirects(dependencies: FillDependencies): Promise<void> {
  const { index, store, versions, now, log } = dependencies
  if (!index) return
  const rows = index.redirects
  const until = now() + REDIRECTS_RUN
  // Rejected entries of all pages of this run.
  const rejected: Rejected[] = []
  try {
    for (let next = await rows.next(); next; next = await rows.next()) {
      if (next === 'untold') {
        const change = datasourceChange(redirectsDatasource, now())
        versions.learn(await store.raise({ cv: 0, gone: [], at: now(), changed: [change] }))
        await rows.told()
      } else {
        if (now() > until) return
        rejected.push(...(await writePage(next, rows, dependencies)))
      }
    }
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
  } finally {
    logRejected(rejected, log)
  }
}

/** Runs one filling at a time: a caller meanwhile gets the current run, which starts again if rows were marked for reading since. */
export function createRedirectFiller(dependencies: FillDependencies): () => Promise<void> {
  const { now } = dependencies
  let running: { readonly promise: Promise<void>; readonly since: number } | undefined
  return () => {
    // A run whose request was cancelled never ends.
    if (running && now() - running.since < REDIRECTS_RUN) return running.promise
    const promise = fillRedirects(dependencies).finally(() => {
      if (running?.promise === promise) running = undefined
    })
    running = { promise, since: now() }
    return promise
  }
}
