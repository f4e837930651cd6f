import type { abortedAfter } from '../../../core/base/http/deadline.ts'
import { signWebhook } from '../../../core/base/http/signatures.ts'
import { linkKey, signLink } from '../../../core/request/visitor/signed-link.ts'
import type { Keyring } from '../../../keyring.ts'
import type { Submission } from '../submission.ts'
import type { Outcome } from './outbox-rows.ts'

/** Milliseconds for which a link to a file is valid. */
const fileLinkLife = 7 * 86_400_000

interface FileLinkQuestion {
  /** Id of the submission that the file came with. */
  readonly submission: string
  /** Key of the file in the bucket. */
  readonly key: string
  readonly origin: string
  /** Epoch milliseconds. */
  readonly expires: number
  readonly secret: string
}

/** Path of a file's address. */
const filePath = (key: string): string => `/api/forms/${key}`

/** The address at which the receiver of a submission reads one of its files until it expires (requirement forms/file-links). */
export async function fileLink(question: FileLinkQuestion): Promise<string> {
  const { submission, key, origin, expires, secret } = question
  const path = filePath(key)
  const link = { purpose: 'file', path, expires, claims: { submission } } as const
  return `${origin}${path}?${linkKey}=${await signLink(link, secret)}`
}

interface BodyDependencies {
  /** Epoch milliseconds. */
  readonly now: number
  /** Sign links to files; without them the files have none. */
  readonly keys: Keyring | undefined
  /** Origin of links that name none. */
  readonly origin: string | undefined
}

async function filesOf({ id, files, origin: own }: Submission, { now, keys, origin }: BodyDependencies) {
  const base = own ?? origin
  const expires = now + fileLinkLife
  return Promise.all(
    files.map(async ({ field, key, filename, type, bytes }) => ({
      field,
      filename,
      type,
      bytes,
      ...(keys &&
        base && {
          url: await fileLink({ submission: id, key, origin: base, expires, secret: keys.sign }),
          expires: new Date(expires).toISOString(),
        }),
    })),
  )
}

/** The JSON text that a receiver gets: each field with its label and value as the visitor saw them, consents with their wording. */
async function deliveryBody(submission: Submission, dependencies: BodyDependencies): Promise<string> {
  const { id, reference, form, formKey, version, readAs, unit, language, page, created } = submission
  const { fields, values, optOut, ends } = submission
  const consents = fields.filter(({ kind }) => kind === 'consent')
  const others = fields.filter(({ kind }) => kind !== 'consent' && kind !== 'file')
  return JSON.stringify({
    type: 'form.submitted',
    timestamp: new Date(created).toISOString(),
    data: {
      id,
      reference,
      form,
      formKey,
      version,
      readAs,
      unit,
      language,
      page,
      optOut,
      ends,
      fields: others.map(({ name, kind, label, chosen }) => ({
        name,
        kind,
        label,
        value: values[name],
        chosen,
      })),
      consents: consents.map(({ name, label }) => ({
        name,
        wording: label,
        given: Boolean(values[name]?.length),
      })),
      files: await filesOf(submission, dependencies),
    },
  })
}

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
