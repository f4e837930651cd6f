import type { Payload } from '../../worker/features/payload/payload.ts'
import { payloadAddress } from './page-address.ts'

/** Milliseconds after which the browser loads the document instead. */
const deadline = 10_000

export interface PayloadRequest {
  /** The build of this document. */
  readonly build: string
  /** The visitor has not requested the page yet. */
  readonly ahead?: boolean
}

const kinds: readonly unknown[] = ['page', 'redirect', 'full', 'error'] satisfies Payload['kind'][]

/** Fetches a page's payload. Rejects when there is no answer in time, or an answer that is not a payload. */
export async function fetchPayload(page: URL, { build, ahead = false }: PayloadRequest): Promise<Payload> {
  const response = await fetch(payloadAddress(page, build), {
    priority: ahead ? 'low' : 'high',
    // Tells the worker not to change the visitor's cookies.
    headers: ahead ? { purpose: 'prefetch' } : {},
    signal: AbortSignal.timeout(deadline),
  })
  const payload = (await response.json()) as Payload
  if (!response.ok || !kinds.includes(payload.kind)) throw new Error(`no payload at ${page.pathname}`)
  return payload
}
