import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

const lastBytes = (before: Buffer, chunk: Buffer) =>
  chunk.length >= lastChunk.length
    ? chunk.subarray(-lastChunk.length)
    : Buffer.concat([before, chunk]).subarray(-lastChunk.length)

/** Statuses of answers that have no body, and need no header for that (RFC 9112, section 6.3). */
const bodiless = [204, 304]

/** Reads one answer after another from the bytes of a connection; only as much of HTTP/1.1 as workerd's answers need. */
function createAnswerReader(done: (status: number) => void) {
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let left: number | 'chunked' | undefined
  let status = 0

  function begin(chunk: Buffer): Buffer | undefined {
    head = Buffer.concat([head, chunk])
    const end = head.indexOf(headEnd)
    if (end < 0) return undefined
    const lines = head.toString('latin1', 0, end)
    status = Number(lines.slice(9, 12))
    const length = /^content-length: (\d+)/im.exec(lines)?.[1]
    left = length === undefined && !bodiless.includes(status) ? 'chunked' : Number(length ?? 0)
    const body = head.subarray(end + 2)
    head = Buffer.alloc(0)
    return left === 'chunked' ? body : body.subarray(2)
  }

  return (chunk: Buffer) => {
    const body = left === undefined ? begin(chunk) : chunk
    if (!body || left === undefined) return
    if (left === 'chunked') tail = lastBytes(tail, body)
    else left -= body.length
    if (left !== 0 && !tail.equals(lastChunk)) return
    left = undefined
    tail = Buffer.alloc(0)
    done(status)
  }
}

/** Connections do not pipeline: the next request is sent when the answer is there. */
interface Connection {
  readonly request: (request: Buffer) => Promise<number>
  readonly close: () => void
}

/** A connection that stays open. `request` resolves to the answer's status when its last byte has arrived. */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let answer = Promise.withResolvers<number>()
  const read = createAnswerReader(status => answer.resolve(status))
  socket.on('data', read)
  socket.on('error', error => answer.reject(error))
  socket.on('close', () => answer.reject(new Error('the server closed the connection')))
  return {
    request(request) {
      answer = Promise.withResolvers<number>()
      socket.write(request)
      return answer.promise
    },
    close: () => socket.destroy(),
  }
}

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
      const status = await connection.request(requests[turn++ % requests.length]!)
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
