import { toHex } from '../../../core/base/http/signatures.ts'
import type { Saved, Submission, SubmissionKey } from '../submission.ts'
import { parseBody, pendingSchema } from './submission-schema.ts'
import { pendingFolder } from './waiting-objects.ts'

/** Posts with the same key and digest have one file, so that a repeated post finds the first. */
async function nameOf({ key, digest }: SubmissionKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${key}\n${digest}`)
  return `${pendingFolder}${toHex(await crypto.subtle.digest('SHA-256', bytes))}`
}

/** The submission that already exists; undefined for an unreadable object, beside which another one is written. */
function readBefore(text: string) {
  try {
    return parseBody(pendingSchema, text)
  } catch {
    return undefined
  }
}

/**
 * Writes a submission into the bucket, from which the schedule imports it into the database. Rejects when the bucket does.
 */
export async function writePending(
  bucket: R2Bucket,
  submission: Submission,
  key: SubmissionKey,
): Promise<Saved> {
  const { id, reference, created } = submission
  const name = await nameOf(key)
  const text = JSON.stringify({ submission, key })
  const onlyNew = { onlyIf: { etagDoesNotMatch: '*' }, httpMetadata: { contentType: 'application/json' } }
  if (await bucket.put(`${name}.json`, text, onlyNew)) return { kind: 'stored', id, reference, created }
  const object = await bucket.get(`${name}.json`)
  const before = object && readBefore(await object.text())
  if (before && created <= before.key.until) {
    const { id: first, reference: told, created: sent } = before.submission
    return { kind: first === id ? 'stored' : 'repeated', id: first, reference: told, created: sent }
  }
  await bucket.put(`${name}-${id}.json`, text)
  return { kind: 'stored', id, reference, created }
}
