import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { benchFolder } from './build.ts'

const figures = v.object({ name: v.string(), searched: v.number(), missed: v.number(), gain: v.number() })
const report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ meta: v.optional(v.object({ relevance: v.optional(figures) })) })),
    }),
  ),
})

export type Relevance = v.InferOutput<typeof figures>

/** How well the search answers on the demonstration site, as its test finds it: by language, and on searches that it was not tuned to. */
export function relevance(): readonly Relevance[] {
  const file = join(benchFolder, 'relevance.json')
  const words = ['run', 'worker/features/search/relevance', '--reporter=json', `--outputFile=${file}`]
  spawnSync('npx', ['vitest', ...words], { stdio: 'ignore' })
  const { testResults } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.relevance ?? []),
  )
}

/** A line for each language: normalised discounted cumulative gain of the first ten results. */
export const relevanceLines = (all: readonly Relevance[]): readonly string[] =>
  all.map(
    ({ name, searched, missed, gain }) =>
      `${missed <= searched / 10 ? 'holds ' : 'MISSED'}  nDCG@10 of the search, ${name}: ${gain.toFixed(3)}; ${searched - missed} of ${searched} among the first three`,
  )
