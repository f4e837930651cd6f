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
