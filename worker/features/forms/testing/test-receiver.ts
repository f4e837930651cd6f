import { signWebhook } from '../../../core/base/http/signatures.ts'

export const receiverUrl = 'https://crm.example/hooks/forms'
export const receiverSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** How the receiver treats a post: a status, no answer at all, a broken connection, or one that breaks after the post was accepted. */
export type Treatment = number | 'hang' | 'reset' | 'reset after taking'

interface ReceivedPost {
  readonly address: string
  readonly headers: Headers
  readonly body: string
}

/**
 * A receiver of submissions, which checks signatures and accepts each `webhook-id` once. `treat` returns how the n-th post is treated. A
 * hanging post is given up at once, as if its deadline had passed.
 */
export function createTestReceiver(treat: (post: number) => Treatment = () => 204) {
  const posts: ReceivedPost[] = []
  const taken = new Map<string, string>()
  const controllers = new WeakMap<AbortSignal, AbortController>()

  async function take({ headers, body }: ReceivedPost): Promise<void> {
    const id = headers.get('webhook-id') ?? ''
    const timestamp = Number(headers.get('webhook-timestamp'))
    const expected = await signWebhook({ id, timestamp, body }, { verify: [receiverSecret] })
    if (headers.get('webhook-signature') !== expected['webhook-signature']) throw new Error('wrong signature')
    if (!taken.has(id)) taken.set(id, body)
  }

  const answer: typeof fetch = async (address, init) => {
    const post = { address: String(address), headers: new Headers(init?.headers), body: String(init?.body) }
    posts.push(post)
    const treatment = treat(posts.length)
    if (treatment === 'hang' && init?.signal) {
      controllers.get(init.signal)?.abort()
      init.signal.throwIfAborted()
    }
    if (treatment === 'reset') throw new TypeError('Network connection lost.')
    if (treatment === 'reset after taking') {
      await take(post)
      throw new TypeError('Network connection lost.')
    }
    if (treatment === 204) await take(post)
    return new Response(null, { status: Number(treatment), headers: { location: 'https://evil.example/' } })
  }

  return {
    fetch: answer,
    posts,
    taken,
    /** The deadline of a post, which passes where the receiver hangs. */
    async abortedAfter<T>(_milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController()
      controllers.set(controller.signal, controller)
      return run(controller.signal)
    },
  }
}
