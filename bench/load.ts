import { type Connection, openConnection } from './connection.ts'

export interface LoadOptions {
  readonly port: number
  /** Sent in turn, interleaved over the connections. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly milliseconds: number
  /** Minimum number of requests, however long they take; default none. */
  readonly least?: number
  /** The status that every answer must have. */
  readonly status?: number | undefined
}

export interface LoadResult {
  readonly count: number
  readonly perSecond: number
  /** Milliseconds from the request's first byte to the answer's last. */
  readonly p50: number
  readonly p99: number
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sends requests over a number of connections for a time. Throws when an answer has another status. */
export async function load({
  port,
  requests,
  connections,
  milliseconds,
  least = 0,
  status: expected = 200,
}: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + milliseconds
  let turn = 0

  async function keepAsking(connection: Connection): Promise<void> {
    for (let now = performance.now(); now < end || turn < least; ) {
      const status = await connection.ask(requests[turn++ % requests.length]!)
      if (status !== expected) throw new Error(`answered ${status}`)
      const after = performance.now()
      latencies.push(after - now)
      now = after
    }
  }

  const open = Array.from({ length: connections }, () => openConnection(port))
  try {
    await Promise.all(open.map(keepAsking))
  } finally {
    for (const connection of open) connection.close()
  }
  const seconds = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  return {
    count: latencies.length,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}
