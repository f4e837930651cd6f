import * as v from 'valibot'
import { abortedAfter } from '../../base/http/deadline.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { logRejected } from '../../request/routing/log-rejected.ts'
import { redirectRowOf } from '../../request/routing/redirect-row.ts'
import { redirectsDatasource } from '../../request/routing/redirect-source.ts'
import { languageCode } from '../../request/site/language-code.ts'
import { type DatasourceEntry, entriesPage, perPage } from '../client/datasource.ts'
import { datasourceChange } from '../version/publications.ts'
import type { FillDependencies } from './fill-listing.ts'
import type { RedirectRows, RedirectStep, StoredRedirect } from './redirect-rows.ts'

/** Maximum milliseconds of one run: the next minute's run continues. */
const RUN = 20_000

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
  const until = now() + RUN
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
    if (running && now() - running.since < RUN) return running.promise
    const promise = fillRedirects(dependencies).finally(() => {
      if (running?.promise === promise) running = undefined
    })
    running = { promise, since: now() }
    return promise
  }
}
