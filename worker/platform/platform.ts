import * as v from 'valibot'
import type { Reads } from '../content/access.ts'
import type { Read, ReadOptions } from '../content/reader.ts'
import type { Resource } from '../content/resource.ts'
import type { EmbeddedPorts, PlatformCall } from './call.ts'

const modules = import.meta.glob<PlatformCall<never, unknown>>('./calls/*.ts', {
  eager: true,
  import: 'call',
})

/** Every call by the name of its file; made of the folder. */
export const platformCalls: Readonly<Record<string, PlatformCall<never, unknown>>> = Object.fromEntries(
  Object.entries(modules).map(([path, call]) => [path.split('/').at(-1)!.replace('.ts', ''), call]),
)

export interface PlatformPorts extends Omit<EmbeddedPorts, 'now'> {
  readonly reader: Reads
  readonly options: ReadOptions
  readonly now: () => number
  /** Upstream of the calls; without it they are answered here. */
  readonly upstream: string | undefined
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
}

/** An answer, or what stands for it when the call failed. */
export interface PlatformAnswer<A> extends Omit<Read<A>, 'anchor'> {
  readonly fallback: boolean
}

type Query = Readonly<Record<string, string>>

const sorted = (query: Query) =>
  new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))).toString()

const longestValidity = 60_000

/** How long an upstream lets its answer be served: its max-age, at most a minute. */
function validityOf(response: Response, now: number): number {
  const seconds = Number(
    /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? longestValidity / 1000,
  )
  return now + Math.min(seconds * 1000, longestValidity)
}

async function forward<Q extends Query, A>(
  call: PlatformCall<Q, A>,
  query: Q,
  { upstream, fetch, now }: PlatformPorts,
  signal: AbortSignal,
) {
  const { unit = '', ...rest } = query as Query
  const own = call.path.includes(':unit') ? rest : query
  const address = `${upstream}/api/proxy/index/${call.path.replace(':unit', encodeURIComponent(unit))}?${sorted(own)}`
  const response = await fetch(address, {
    signal,
    redirect: 'manual',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}`)
  return { body: { answer: await response.json() }, cv: 0, validUntil: validityOf(response, now()) }
}

async function embed<Q, A>(call: PlatformCall<Q, A>, query: Q, ports: PlatformPorts) {
  const { answer, validUntil } = await call.embedded(query, { ...ports, now: ports.now() })
  return { body: { answer: answer ?? null }, cv: 0, ...(validUntil !== undefined && { validUntil }) }
}

/**
 * Calls of the platform through the cached reader. A call that fails, or that misses its deadline, without a good copy gives its
 * fallback; it never throws.
 */
export function createPlatform(ports: PlatformPorts) {
  return async function callPlatform<Q extends Query, A>(
    name: string,
    call: PlatformCall<Q, A>,
    input: Query,
  ): Promise<PlatformAnswer<A>> {
    const query = v.parse(call.query, input)
    const resource: Resource<A> = {
      key: `platform:${name}?${sorted(query)}`,
      persist: ports.upstream !== undefined,
      // An upstream has a version of its own, which nobody tells.
      ...(ports.upstream !== undefined && { source: 'platform', versioned: false }),
      parse: body => v.parse(v.object({ answer: call.answer }), body).answer,
      load: signal =>
        ports.upstream === undefined ? embed(call, query, ports) : forward(call, query, ports, signal),
    }
    try {
      const read = await ports.reader.read(resource, {
        ...ports.options,
        deadline: Math.min(call.deadline, ports.options.deadline),
      })
      if (read) return { ...read, fallback: false }
    } catch {
      // The reader has logged why.
    }
    return { value: call.fallback, revision: '', freshness: 'miss', freshUntil: 0, fallback: true }
  }
}

export type CallPlatform = ReturnType<typeof createPlatform>
