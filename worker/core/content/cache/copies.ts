import { within } from '../../base/http/deadline.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { Breaker } from '../client/circuit-breaker.ts'
import { type Envelope, parseEnvelope, writeEnvelope } from './envelope.ts'
import type { KeyValues } from './key-values.ts'

/** Copies older than this are not shown, even while the source fails. */
export const STALE_IF_ERROR = 30 * 24 * 3600_000
const KV_DEADLINE = 500

export interface CopiesDependencies {
  readonly kv: KeyValues
  readonly breaker: Breaker
  readonly now: () => number
  readonly log: Log
}

/** The last known good bodies in KV. No function throws: when KV fails, hangs or holds a corrupt value, a read is a miss. */
export function createCopies({ kv, breaker, now, log }: CopiesDependencies) {
  const failed = (key: string, error: unknown) => log({ event: 'kv-failed', key, reason: reasonOf(error) })

  async function read(key: string): Promise<Envelope | undefined> {
    try {
      const found = parseEnvelope(await breaker.run(() => within(kv.get(key), KV_DEADLINE)))
      return found && now() - found.fetchedAt <= STALE_IF_ERROR ? found : undefined
    } catch (error) {
      failed(key, error)
      return undefined
    }
  }

  return {
    read,
    failed,
    /** Stores a body, unless KV already has a higher version: a slow refresh must not undo a later one. */
    async write(key: string, envelope: Omit<Envelope, 'schema'>): Promise<void> {
      const before = await read(key)
      if (before && envelope.cv > 0 && before.cv > envelope.cv) return
      try {
        const options = { expirationTtl: STALE_IF_ERROR / 1000 }
        await breaker.run(() => kv.put(key, writeEnvelope({ ...envelope, schema: 1 }), options))
      } catch (error) {
        failed(key, error)
      }
    },
  }
}
