import type { abortedAfter } from '../../../core/base/http/deadline.ts'
import { signWebhook } from '../../../core/base/http/signatures.ts'
import type { Keyring } from '../../../keyring.ts'
import type { Submission } from '../submission.ts'
import { deliveryBody } from './delivery-body.ts'
import type { Outcome } from './outcome.ts'

/** Milliseconds for the receiver's answer. */
const DEADLINE = 10_000

export interface DeliveryDependencies {
  readonly fetch: typeof fetch
  readonly abortedAfter: typeof abortedAfter
  readonly now: () => number
  /** Address of the receiver; a submission's own target takes precedence. */
  readonly url: string | undefined
  readonly keys: Keyring | undefined
  /** Origins that a submission's own target may have. */
  readonly targets: readonly string[]
  /** Sign links to files. */
  readonly linkKeys: Keyring | undefined
  readonly siteOrigin: string | undefined
}

/** The receiver, or why there is none. */
function receiverOf(
  { target }: Submission,
  { url, keys, targets }: DeliveryDependencies,
): { readonly address: string; readonly keys: Keyring } | Outcome {
  const address = target ?? url
  if (!address) return { kind: 'kept', reason: 'no receiver' }
  if (target && !(URL.canParse(target) && targets.includes(new URL(target).origin)))
    return { kind: 'retry', reason: 'target is not listed' }
  return keys ? { address, keys } : { kind: 'retry', reason: 'no secret' }
}

/** Posts a submission to its receiver, signed after Standard Webhooks (requirement forms/delivery). Never throws for the receiver's sake. */
export async function deliver(submission: Submission, dependencies: DeliveryDependencies): Promise<Outcome> {
  const receiver = receiverOf(submission, dependencies)
  if ('kind' in receiver) return receiver
  const { fetch, abortedAfter, now, linkKeys, siteOrigin } = dependencies
  const body = await deliveryBody(submission, { now: now(), keys: linkKeys, origin: siteOrigin })
  const message = { id: submission.id, timestamp: Math.floor(now() / 1000), body }
  const signature = await signWebhook(message, receiver.keys)
  const headers = { 'content-type': 'application/json', ...signature }
  try {
    const status = await abortedAfter(DEADLINE, async signal => {
      const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
      const response = await fetch(receiver.address, init)
      await response.body?.cancel()
      return response.status
    })
    return status >= 200 && status < 300 ? { kind: 'done' } : { kind: 'retry', reason: `answered ${status}` }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'AbortError'
    return { kind: 'retry', reason: isLate ? 'no answer in time' : 'no connection' }
  }
}
