import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { SubmissionKey } from '../submission.ts'
import type { PostedFile } from './read-post.ts'

/** Milliseconds within which a form that is sent again without script is the same submission. */
const plainLife = 10 * 60_000
/** Milliseconds within which a browser may send the same key again. */
const keyLife = 24 * 3_600_000

const keyForm = /^[\w-]{16,64}$/

async function hash(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const technical: ReadonlySet<string> = new Set(Object.values(technicalFields))

export interface KeyQuestion {
  readonly form: string
  readonly entered: Entered
  readonly files: readonly PostedFile[]
  /** Id of the draft that the visitor's cookie names. */
  readonly draft: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The key by which two posts are one submission (requirement forms/idempotency): the browser's random key; without script, the digest
 * of the post, because a page that visitors share contains no key.
 */
export async function submissionKey({
  form,
  entered,
  files,
  draft,
  now,
}: KeyQuestion): Promise<SubmissionKey> {
  const fields = [...entered].filter(([name]) => !technical.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const sizes = files.map(({ field, filename, content }) => [field, filename, content.byteLength])
  const digest = await hash([form, fields, sizes])
  const own = entered.get(technicalFields.key)?.[0] ?? ''
  return keyForm.test(own)
    ? { key: `${form} ${own}`, digest, until: now + keyLife }
    : { key: await hash([form, digest, draft]), digest, until: now + plainLife }
}
