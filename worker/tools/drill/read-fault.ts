import * as v from 'valibot'
import { linkKey, readSignedLink } from '../../core/request/visitor/signed-link.ts'
import type { Keyring } from '../../keyring.ts'

/** The faults that a drill can show (requirement operations/drills). */
export const faultNames = [
  'content-dead',
  'content-hangs',
  'platform-dead',
  'kv-dead',
  'kv-hangs',
  'versions-dead',
  'version-stale',
  'database-dead',
  'block-throws',
] as const

export type FaultName = (typeof faultNames)[number]

/** How long a fault may be signed for, in milliseconds. */
export const FAULT_HOLDS = 60_000

/** The request header that carries the signed fault. */
export const faultHeader = 'x-fault'

const claims = v.object({
  fault: v.picklist(faultNames),
  /** `cold`: an isolate that has read nothing yet. `warm`: one that has shown the page two minutes ago. */
  isolate: v.picklist(['cold', 'warm']),
})

/** A drill that an operator has requested. */
export interface Drill {
  readonly fault: FaultName
  readonly isolate: 'cold' | 'warm'
}

interface FaultQuestion {
  readonly headers: Pick<Headers, 'get'>
  /** Path of the request, percent-encoded. */
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: number
  /** If unset, no fault is valid. */
  readonly keys: Keyring | undefined
}

/** The drill in the header `x-fault`, if the header is genuine, for this path, and its signature expires within a minute. Never throws. */
export async function readFault({ headers, path, now, keys }: FaultQuestion): Promise<Drill | undefined> {
  const query = `${linkKey}=${headers.get(faultHeader) ?? ''}`
  const link = await readSignedLink({ purpose: 'fault', path, query, now, keys })
  if (!link || link.expires > now + FAULT_HOLDS) return undefined
  const read = v.safeParse(claims, link.claims)
  return read.success ? read.output : undefined
}
