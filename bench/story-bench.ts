import { withEvents } from './many-events.ts'
import { demonstration, pathOf } from './many-pages.ts'
import type { Bench } from './story-rows.ts'
import { serveStorySite } from './story-site.ts'
import { serveStories } from './story-source.ts'

/** Milliseconds of each call to the content system. */
const LATENCY = 80
/** One event for this many pages. */
const PAGES_PER_EVENT = 5

/** A space of so many pages with a limit of calls a second, the site that shows it, and the paths of the pages. */
export async function openBench(
  count: number,
  { perSecond, note }: { readonly perSecond: number; readonly note: Bench['note'] },
) {
  const space = withEvents(demonstration(), Math.floor(count / PAGES_PER_EVENT), 'campus/berlin')
  const source = await serveStories({ space, pages: count, latency: LATENCY, perSecond })
  const site = await serveStorySite(source.endpoint)
  const bench: Bench = { site, source, note }
  return {
    bench,
    paths: Array.from({ length: count }, (_, index) => pathOf(index)),
    async close(): Promise<void> {
      await site.close()
      source.close()
    },
  }
}
