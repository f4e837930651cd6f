import type { SpaceSeed } from '../worker/core/content/space-schema.ts'
import { storyOf, uuidOf } from '../worker/tests/setup/story.ts'
import { demonstration, pathOf } from './many-pages.ts'
import { type Bench, fillLists, medianOf, questions, requestAll, settled } from './story-rows.ts'
import { serveStorySite } from './story-site.ts'
import { serveStories } from './story-source.ts'

const HOUR = 3600_000

/** The space with so many events more at a place, one each hour from tomorrow on. */
function withEvents(space: SpaceSeed, count: number, place: string): SpaceSeed {
  const tomorrow = Date.now() + 24 * HOUR
  const stories = Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(tomorrow + index * HOUR).toISOString().slice(0, 16).replace('T', ' ')
    const content = { component: 'event', title: `Termin ${index}`, startsAt, venue: uuidOf(place) }
    const draft = { slug: `bench-events/event-${index}`, name: `Termin ${index}`, content }
    const story = { ...storyOf(draft, 100_000 + index), id: 800_000_000 + index, translated_slugs: [] }
    return { draft: { ...story, content: { component: 'event' } }, published: story }
  })
  return { ...space, stories: [...space.stories, ...stories] }
}

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

/** Calls a second for the comparison, which needs few calls of the content system. */
const PER_SECOND = 50
/** Number of requests per kind of question and space. */
const TURNS = 15

/**
 * Sends the same requests to a small and a large space in turns, so that other load on the machine affects both. Returns a line for each kind with
 * the medians and their ratio.
 */
export async function ratioLines(counts: readonly [number, number]): Promise<string[]> {
  const opened = []
  const quiet = { perSecond: PER_SECOND, note: () => undefined }
  try {
    for (const count of counts) opened.push(await openBench(count, quiet))
    for (const { bench, paths } of opened) {
      await bench.site.request(paths[0]!)
      await fillLists(bench, paths[0]!)
    }
    const lines = [`\nAsked in turn, ${counts.join(' and ')} stories`]
    for (const [name, pathOf] of Object.entries(questions)) {
      const answers = opened.map(() => [] as Awaited<ReturnType<typeof requestAll>>)
      // The first one may load code.
      for (let turn = TURNS; turn >= 0; turn--)
        for (const [at, { bench }] of opened.entries()) {
          const fetched = await requestAll(bench.site, [pathOf(turn)])
          if (turn < TURNS) answers[at]!.push(...fetched)
        }
      for (const { bench } of opened) await settled(bench.source)
      const [small, large] = answers.map(medianOf) as [number, number]
      lines.push(
        `  ${name}: ${small.toFixed(1)} and ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}`,
      )
    }
    return lines
  } finally {
    for (const { close } of opened) await close()
  }
}
