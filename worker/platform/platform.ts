import * as v from 'valibot'
import type { Reads } from '../content/access.ts'
import { type Read, type ReadOptions, Unavailable } from '../content/reader.ts'
import type { Loaded } from '../content/resource.ts'
import { revisionOf } from '../content/revision.ts'
import { abortedAfter, within } from '../deadline.ts'
import { reasonOf } from '../reason-of.ts'
import type { EmbeddedPorts, PlatformCall, Service } from './call.ts'
import { type Fetch, forward } from './forward.ts'
import { addressOf } from './path.ts'

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
  /** Stands for the site in whose name calls are answered here: its addresses, its language, its library. */
  readonly answeredFor: string
  /** Where the calls of a service are forwarded to; those of a service without one are answered here. */
  readonly upstreams: Readonly<Partial<Record<Service, string | undefined>>>
  readonly fetch: Fetch
  readonly log: (line: { readonly event: string; readonly [field: string]: unknown }) => void
}

/** An answer, or what stands for it when the call failed. */
export interface PlatformAnswer<A> extends Omit<Read<A>, 'anchor'> {
  readonly fallback: boolean
}

export interface CallOptions {
  /** Whether a good answer may be written to KV: for pages, not for what a stranger asks. Default true. */
  readonly persist?: boolean
}

/** The store takes names of 512 bytes at most. */
const longestKey = 400

/** Where the answer to a question is kept; long questions by a short name. An upstream knows the address alone, and answers here the site too. */
function keyOf(name: string, { path }: Pick<PlatformCall, 'path'>, query: object, answeredFor: string) {
  const address = addressOf({ path }, query as Record<string, unknown>)
  return `platform:${name}:${address.length > longestKey ? revisionOf(address) : address}${answeredFor}`
}

const tooLate = (): never => {
  throw new Error('no answer within the deadline')
}

async function load<Q extends object, A>(
  call: PlatformCall<Q, A>,
  query: Q,
  ports: PlatformPorts,
): Promise<Loaded> {
  const base = ports.upstreams[call.service ?? 'platform']
  if (base === undefined) {
    const embedded = call.embedded(query, { ...ports, now: ports.now() })
    const { answer, validUntil } = await within(embedded, call.deadline, tooLate)
    return { body: { answer: answer ?? null }, cv: 0, ...(validUntil !== undefined && { validUntil }) }
  }
  const { answer, validUntil } = await abortedAfter(call.deadline, signal =>
    within(forward(call, query, { ...ports, base }, signal), call.deadline, tooLate),
  )
  // What lasts is stale after a minute like everything else, but stands in when the next call fails.
  return { body: { answer }, cv: 0, ...(call.keeping !== 'lasting' && { validUntil }) }
}

/**
 * Calls of the platform, through the cached reader. A call that fails, that misses its deadline, or that is asked what it does not
 * understand gives its fallback or its last good copy; it never throws.
 */
export function createPlatform(ports: PlatformPorts) {
  const { reader, options, upstreams, log } = ports

  return async function callPlatform<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    input: unknown,
    { persist = true }: CallOptions = {},
  ): Promise<PlatformAnswer<A>> {
    const parse = (body: unknown): A => v.parse(v.object({ answer: call.answer }), body).answer
    const read = async (query: Q): Promise<Omit<Read<A>, 'anchor'> | undefined> => {
      if (call.keeping === 'none' || call.method === 'POST') {
        const { body } = await load(call, query, ports)
        return { value: parse(body), revision: '', freshness: 'miss', freshUntil: 0 }
      }
      const service = call.service ?? 'platform'
      const isForwarded = upstreams[service] !== undefined
      const resource = {
        key: keyOf(name, call, query, isForwarded ? '' : `@${ports.answeredFor}`),
        persist: persist && isForwarded,
        // An upstream has a version of its own, which nobody tells.
        ...(isForwarded && { source: service, versioned: false }),
        parse,
        load: () => load(call, query, ports),
      }
      const deadline = Math.min(call.deadline, options.deadline)
      return reader.read(resource, { ...options, deadline })
    }
    try {
      const answer = await read(v.parse(call.query, input))
      if (answer) return { ...answer, fallback: false }
    } catch (error) {
      // The reader has logged its own.
      if (!(error instanceof Unavailable)) log({ event: 'call-failed', call: name, reason: reasonOf(error) })
    }
    return { value: call.fallback, revision: '', freshness: 'miss', freshUntil: 0, fallback: true }
  }
}

export type CallPlatform = ReturnType<typeof createPlatform>
