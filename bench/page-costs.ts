import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { benchFolder } from './build.ts'
import { median, type Result } from './measure.ts'

const cost = v.object({
  page: v.string(),
  state: v.string(),
  kvReads: v.number(),
  kvWrites: v.number(),
  statements: v.number(),
  rows: v.number(),
  objectRequests: v.number(),
  fetches: v.number(),
  bytes: v.number(),
})
const report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ meta: v.optional(v.object({ cost: v.optional(cost) })) })),
    }),
  ),
})

type PageCost = v.InferOutput<typeof cost>

/**
 * Dollars of the Workers Paid plan beyond what it includes, without taxes, for a million of each; read in November 2026 on the pricing pages of
 * developers.cloudflare.com (`workers`, `kv`, `d1`, `durable-objects`). Calls to other servers and the bytes that are sent are free.
 */
const prices = {
  request: 0.3,
  cpuMillisecond: 0.02,
  kvRead: 0.5,
  kvWrite: 5,
  rowRead: 0.001,
  objectRequest: 0.15,
} as const

/** What a test of the worker has counted on the demonstration site. */
function countedCosts(): readonly PageCost[] {
  const file = join(benchFolder, 'page-costs.json')
  const words = ['run', 'worker/tests/page-costs.test.ts', '--reporter=json', `--outputFile=${file}`]
  spawnSync('npx', ['vitest', ...words], { stdio: 'ignore' })
  const { testResults } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.cost ?? []),
  )
}

/** The rows of the bench that measure the CPU of a state. */
const measuredAs: Readonly<Record<string, string>> = {
  'new instance': 'prospectus cold',
  warm: 'prospectus warm',
}

/** CPU milliseconds of the home page in a state, where its row was measured. */
function cpuOf(state: string, results: readonly Result[]): number | undefined {
  const rounds = results.find(({ name }) => name === measuredAs[state])?.rounds
  return rounds && median(rounds)
}

/** Dollars for a million views in a state. */
function priceOf(taken: PageCost, cpu: number): number {
  const { kvReads, kvWrites, rows, objectRequests } = taken
  return (
    prices.request +
    prices.cpuMillisecond * cpu +
    prices.kvRead * kvReads +
    prices.kvWrite * kvWrites +
    prices.rowRead * rows +
    prices.objectRequest * objectRequests
  )
}

const head = [
  '| page | state | CPU ms | KV reads, writes | D1 statements, rows | object | calls | KB | $ a million |',
  '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
]

/** A table in Markdown of what a view of each kind of page costs. */
export function costLines(results: readonly Result[]): readonly string[] {
  const rows = countedCosts().map(taken => {
    const { page, state, kvReads, kvWrites, statements, rows, objectRequests, fetches, bytes } = taken
    const cpu = cpuOf(state, results)
    const cells = [
      ...[
        page,
        state,
        cpu === undefined ? '' : cpu.toFixed(2),
        `${kvReads}, ${kvWrites}`,
        `${statements}, ${rows}`,
      ],
      ...[objectRequests, fetches, Math.round(bytes / 1024), priceOf(taken, cpu ?? 0).toFixed(2)],
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [...head, ...rows]
}
