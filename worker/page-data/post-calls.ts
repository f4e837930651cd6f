import type { PlatformCall } from '../platform/call.ts'
import { type CallPlatform, platformCalls } from '../platform/platform.ts'
import { type Datum, deferredDatum, type Settled } from './datum.ts'

interface PostDependencies {
  /** Opened only where a block posts. */
  readonly callPlatform: () => CallPlatform
  /** Counts a call against the visitor's limit, and says whether it is allowed. */
  readonly countCall: () => Promise<boolean>
}

const failed: Settled<undefined> = { value: undefined, revision: '', fallback: true }

/** Finds the answers to posts that the blocks of one request make; the same post is made once. */
export function createPosts({ callPlatform, countCall }: PostDependencies): (text: string) => Datum<unknown> {
  const answers = new Map<string, () => Datum<unknown>>()

  async function post(text: string): Promise<Settled<unknown>> {
    // `postText` of `needs.ts` wrote it.
    const [name, body] = JSON.parse(text) as readonly [string, object]
    // The name is one of a fixed list.
    const call = platformCalls[name] as PlatformCall | undefined
    return call?.method === 'POST' && (await countCall()) ? callPlatform()(name, call, body) : failed
  }

  return text => {
    const known = answers.get(text) ?? deferredDatum(post(text))
    answers.set(text, known)
    return known()
  }
}
