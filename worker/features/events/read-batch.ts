import * as v from 'valibot'
import type { EventBatch } from '../../../blocks/_kit/sent-event.ts'
import { readText } from '../../core/base/http/read-body.ts'
import { batchSchema } from './event-schema.ts'

/** Maximum bytes: twenty events with the longest texts; browsers limit queued beacons to 64 KiB. */
const MOST_BYTES = 32_768

export type PostedBatch =
  | { readonly ok: true; readonly batch: EventBatch }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly error: string }

const posted = v.pipe(v.string(), v.parseJson(), batchSchema)

/** Reads the body of `POST /api/events`. */
export async function readBatch({ headers, body }: Request): Promise<PostedBatch> {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    return { ok: false, status: 415, error: 'not JSON' }
  const text = await readText(body, MOST_BYTES)
  if (text === undefined) return { ok: false, status: 413, error: `more than ${MOST_BYTES} bytes` }
  const result = v.safeParse(posted, text)
  return result.success
    ? { ok: true, batch: result.output }
    : { ok: false, status: 400, error: 'not a batch of events' }
}
