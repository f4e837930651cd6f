import * as v from 'valibot'
import { fieldKinds } from '../../../../blocks/_kit/forms/definition.ts'
import type { FormDraft, Submission, SubmissionKey } from '../submission.ts'

const optionalText = v.optional(v.string())
const values = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

const file = v.object({
  field: v.string(),
  key: v.string(),
  filename: v.string(),
  type: v.string(),
  bytes: v.number(),
})

/** A mail as it is ordered and stored. */
export const mailSchema = v.object({
  kind: v.picklist(['receipt', 'notification', 'confirmation', 'resume']),
  to: v.string(),
  base: optionalText,
  replyTo: optionalText,
  subject: v.string(),
  text: v.string(),
  html: optionalText,
})

/** A submission as it is stored. */
export const submissionSchema: v.GenericSchema<unknown, Submission> = v.object({
  id: v.string(),
  reference: v.string(),
  form: v.string(),
  formKey: optionalText,
  version: v.string(),
  readAs: optionalText,
  unit: v.string(),
  language: v.string(),
  page: v.string(),
  origin: optionalText,
  created: v.number(),
  fields: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(fieldKinds),
      label: v.string(),
      personal: v.boolean(),
      chosen: v.optional(v.array(v.string())),
    }),
  ),
  values,
  files: v.array(file),
  held: v.optional(v.picklist(['trap', 'tooFast', 'manyLinks', 'challenge', 'unconfirmed'])),
  email: optionalText,
  target: optionalText,
  optOut: optionalText,
  ends: optionalText,
  mails: v.array(mailSchema),
})

const keySchema: v.GenericSchema<unknown, SubmissionKey> = v.object({
  key: v.string(),
  digest: v.string(),
  until: v.number(),
  client: optionalText,
})

/** A submission that waits in the bucket for the database. */
export const pendingSchema = v.object({ submission: submissionSchema, key: keySchema })

/** A form in progress as it is stored. */
export const draftSchema: v.GenericSchema<unknown, FormDraft> = v.object({
  id: v.string(),
  form: v.string(),
  values,
  files: v.array(file),
  step: v.number(),
  sent: v.optional(v.object({ reference: v.string(), unmailed: v.optional(v.literal(true)) })),
  sentBefore: optionalText,
  // Drafts of before had neither of the following.
  revision: v.optional(v.number(), 1),
  changed: v.optional(v.record(v.string(), v.number()), {}),
  contents: v.optional(v.record(v.string(), v.string())),
  email: optionalText,
  mails: v.optional(v.array(mailSchema), []),
  updated: v.number(),
  until: v.optional(v.number(), 0),
})

/** Data that orders mails: a submission, or a draft. */
export const mailsSchema = v.object({ id: v.string(), form: v.string(), mails: v.array(mailSchema) })

/** Parses a column's text as JSON. Throws if it does not match the schema. */
export const parseBody = <S extends v.GenericSchema>(schema: S, body: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(body))
