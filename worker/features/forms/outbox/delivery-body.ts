import type { Keyring } from '../../../keyring.ts'
import type { Submission } from '../submission.ts'
import { fileLink, fileLinkLife } from './file-link.ts'

export interface BodyDependencies {
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
export async function deliveryBody(submission: Submission, dependencies: BodyDependencies): Promise<string> {
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
