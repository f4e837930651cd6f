import { openBench } from './story-bench.ts'
import { askAll, fillLists, medianOf, questions, settled } from './story-rows.ts'

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
      await bench.site.ask(paths[0]!)
      await fillLists(bench, paths[0]!)
    }
    const lines = [`\nAsked in turn, ${counts.join(' and ')} stories`]
    for (const [name, pathOf] of Object.entries(questions)) {
      const answers = opened.map(() => [] as Awaited<ReturnType<typeof askAll>>)
      // The first one may load code.
      for (let turn = TURNS; turn >= 0; turn--)
        for (const [at, { bench }] of opened.entries()) {
          const asked = await askAll(bench.site, [pathOf(turn)])
          if (turn < TURNS) answers[at]!.push(...asked)
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
