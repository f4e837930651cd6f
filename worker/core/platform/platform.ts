import * as v from 'valibot'
import type { Need } from '../../../blocks/_kit/context.ts'
import { endingAt, expired, lasting, revisionOf } from '../base/caching/validity.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { keyOfRequested } from '../content/cache/memory-cache.ts'
import { Unavailable } from '../content/cache/resource.ts'
import type { PlatformAnswer, PlatformCall } from './call.ts'
import { keyOf, loadAnswer, type PlatformDependencies } from './load-answer.ts'
import { answerRepeated } from './repeated-answers.ts'

const modules = import.meta.glob<PlatformCall<never, unknown>>('./calls/*.ts', {
  eager: true,
  import: 'call',
})

/** Every call by the name of its file; collected from the folder. */
export const platformCalls: Readonly<Record<string, PlatformCall<never, unknown>>> = Object.fromEntries(
  Object.entries(modules).map(([path, call]) => [path.split('/').at(-1)!.replace('.ts', ''), call]),
)

export interface CallOptions {
  /**
   * Whether a good answer may be written to KV, and kept in memory with content: true for questions of pages, false for those that a
   * client may choose. Default true.
   */
  readonly persist?: boolean
  /** There is no time for a call: only a cached answer is used. */
  readonly isLate?: boolean
  /** As `Need.besidePlatform`. */
  readonly besidePlatform?: Need['besidePlatform']
}

interface CallInput extends CallOptions {
  readonly input: unknown
  /** Undefined where the call is answered here. */
  readonly upstream: string | undefined
}

/** Milliseconds for which a page treats a refusal as fresh: as long as the negative cache. */
const REFUSED = 10_000

const notCalled = <A>(value: A): PlatformAnswer<A> => ({
  value,
  revision: 'not called',
  freshness: 'hit',
  validity: lasting,
  fallback: false,
})

/**
 * Calls of the platform, through the cached reader. A call that fails, is refused, misses its deadline, or has an invalid question returns
 * its fallback or its last good copy; it never throws. A call that the upstream lacks is answered here.
 */
export function createPlatform(dependencies: PlatformDependencies) {
  const { reader, options, upstreams, forwarding, lacking, now, log } = dependencies

  /** The upstream of a call; undefined where it is answered here. */
  function upstreamOf(name: string, call: Pick<PlatformCall, 'isOwn' | 'service'>): string | undefined {
    const way = forwarding[name] ?? (call.isOwn ? 'content' : 'forward')
    return way === 'forward' && !lacking.has(name) ? upstreams[call.service ?? 'platform'] : undefined
  }

  async function answer<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    { input, upstream, persist = true, isLate = false }: CallInput,
  ): Promise<PlatformAnswer<A>> {
    const parse = (body: unknown): A => v.parse(v.object({ answer: call.answer }), body).answer
    const load = (query: Q) =>
      loadAnswer(name, call, { query, isForPage: persist, base: upstream }, dependencies)
    const read = async (query: Q): Promise<Omit<PlatformAnswer<A>, 'fallback'> | undefined> => {
      const isForwarded = upstream !== undefined
      const answeredFor = isForwarded ? revisionOf(upstream) : dependencies.answeredFor
      if (call.keeping === 'repeated' || call.method === 'POST') {
        const repeated = persist && call.method !== 'POST' ? dependencies.repeated : undefined
        return answerRepeated({ call, answeredFor, query, load, parse }, { ...dependencies, repeated })
      }
      const key = keyOf(name, call, { query, answeredFor })
      const resource = {
        key: persist ? key : keyOfRequested(key),
        persist: persist && isForwarded,
        // Each call has its own circuit breaker. An upstream's data have no version.
        ...(isForwarded && { source: `${call.service ?? 'platform'}/${name}`, versioned: false }),
        lasting: call.keeping === 'lasting',
        isAwaited: call.keeping === 'priced',
        parse,
        load: () => load(query),
      }
      const deadline = Math.min(call.deadline, options.deadline)
      return reader.read(resource, {
        ...options,
        deadline,
        copiesOnly: isLate || (options.copiesOnly ?? false),
      })
    }
    const instead = { value: call.fallback, freshness: 'miss' } as const
    const failed = { ...instead, revision: '', validity: expired, fallback: true } as const
    // There are no copies of the answers to a POST.
    if (isLate && call.method === 'POST' && upstream !== undefined) return failed
    try {
      const found = await read(v.parse(call.query, input))
      if (found) return { ...found, fallback: false }
      return {
        ...instead,
        revision: 'refused',
        validity: endingAt(now() + REFUSED),
        fallback: false,
        refused: true,
      }
    } catch (error) {
      // The reader has logged its own errors.
      if (!(error instanceof Unavailable)) log({ event: 'call-failed', call: name, reason: reasonOf(error) })
    }
    return failed
  }

  return async function callPlatform<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    input: unknown,
    how: CallOptions = {},
  ): Promise<PlatformAnswer<A>> {
    const upstream = upstreamOf(name, call)
    if (how.besidePlatform && upstream === undefined) return notCalled(call.fallback)
    if (upstream !== undefined && how.besidePlatform !== 'replaced') {
      const forwarded = await answer(name, call, { ...how, input, upstream })
      if (upstreamOf(name, call) !== undefined) return forwarded
    }
    const fromContent = () => answer(name, call, { ...how, input, upstream: undefined })
    // A request of a client costs the upstream at most one call.
    const isComposed = how.persist !== false && upstreams[call.service ?? 'platform'] !== undefined
    if (!isComposed || !call.compose || typeof input !== 'object' || input === null) return fromContent()
    return call.compose({ ...input }, { fromContent, callPlatform })
  }
}

export type CallPlatform = ReturnType<typeof createPlatform>
