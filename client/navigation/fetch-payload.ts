import type { Payload } from '../../worker/handlers/payload/payload.ts'
import { payloadAddress } from './page-address.ts'

/** Milliseconds after which the browser shall try by itself. */
const deadline = 10_000

export interface PayloadRequest {
  /** The version of the site that this document belongs to. */
  readonly build: string
  /** Nobody has asked for the page yet. */
  readonly ahead?: boolean
}

const kinds: readonly unknown[] = ['page', 'redirect', 'full', 'error'] satisfies Payload['kind'][]

/** Fetches the parts of a page. Rejects when there is no answer in time, or something else than a payload. */
export async function fetchPayload(page: URL, { build, ahead = false }: PayloadRequest): Promise<Payload> {
  const response = await fetch(payloadAddress(page, build), {
    priority: ahead ? 'low' : 'high',
    // Tells the worker to change nothing about the visitor.
    headers: ahead ? { purpose: 'prefetch' } : {},
    signal: AbortSignal.timeout(deadline),
  })
  const payload = (await response.json()) as Payload
  if (!response.ok || !kinds.includes(payload.kind)) throw new Error(`no payload at ${page.pathname}`)
  return payload
}
