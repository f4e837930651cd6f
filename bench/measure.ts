import { createHash } from 'node:crypto'
import { type LoadResult, load } from './load.ts'
import type { Variant } from './variants.ts'
import { cpuTime, peakMemory, type Server } from './workerd.ts'

export interface Running {
  readonly variant: Variant
  readonly server: Server
}

export interface StoreCounts {
  readonly writes: number
  readonly calls: number
}

const storeCountsOf = async ({ kvPort }: Server): Promise<StoreCounts> =>
  // The format of the namespace worker.
  (await fetch(`http://127.0.0.1:${kvPort}/`)).json() as Promise<StoreCounts>

/** Connections that are open at the same time. */
export const levels = [1, 16, 64] as const

const comparedAt = 16

/** One measurement: the load's figures, and the CPU of the whole process (ms per request). */
export type Sample = Omit<LoadResult, 'count'> & { readonly cpu: number }

export interface Result {
  readonly name: string
  /** Medians of all rounds, in the order of `levels`. */
  readonly samples: readonly Sample[]
  /** CPU of a request under medium load in each round, by which variants are compared. */
  readonly rounds: readonly number[]
  /** Megabytes. */
  readonly memory: number
  /** The calls of all requests, including the warm-up, to the content's storage and to its source. */
  readonly stores: StoreCounts
}

/** Sends a variant's requests. An error names the variant. */
export async function loadVariant(
  { variant, server }: Running,
  connections: number,
  milliseconds: number,
  least = 0,
): Promise<LoadResult> {
  const { name, requests, status } = variant
  try {
    return await load({ port: server.port, requests, status, connections, milliseconds, least })
  } catch (cause) {
    throw new Error(`${name} failed with ${connections} connections`, { cause })
  }
}

async function sample(running: Running, connections: number, milliseconds: number): Promise<Sample> {
  const { server } = running
  const before = cpuTime(server.pid)
  const { count, ...rest } = await loadVariant(running, connections, milliseconds)
  return { ...rest, cpu: (cpuTime(server.pid) - before) / count }
}

/** The value below which a share of all lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]!

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * The CPU of a variant as a multiple of another's: the median of the rounds' own ratios, so that a slow minute of the machine,
 * which affects both, has no effect.
 */
export const timesCpu = (one: Result, other: Result): number =>
  median(one.rounds.map((cpu, round) => cpu / other.rounds[round]!))

function medians(samples: readonly Sample[]): Sample {
  const of = (name: keyof Sample) => median(samples.map(one => one[name]))
  return { cpu: of('cpu'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}

/**
 * Measures in turn, never two at once: every round takes every variant at every level, so that a disturbance of
 * the machine affects all of them.
 */
export async function measure(
  running: readonly Running[],
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Result[]> {
  const samples = running.map(() => levels.map((): Sample[] => []))
  for (let round = 0; round < rounds; round++)
    for (const [place, level] of levels.entries())
      for (const [index, one] of running.entries())
        samples[index]![place]!.push(await sample(one, level, milliseconds))
  return Promise.all(
    running.map(async ({ variant, server }, index) => ({
      name: variant.name,
      samples: samples[index]!.map(medians),
      rounds: samples[index]![levels.indexOf(comparedAt)]!.map(({ cpu }) => cpu),
      memory: peakMemory(server.pid),
      stores: await storeCountsOf(server),
    })),
  )
}

/** The speed of this machine now: milliseconds for one thread to hash 64 MB, the best of three. */
export function machineSpeed(): string {
  const bytes = new Uint8Array(64 * 1024 * 1024)
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    createHash('sha256').update(bytes).digest()
    return performance.now() - start
  })
  return `this machine hashes 64 MB (SHA-256) in ${Math.min(...times).toFixed(0)} ms`
}
