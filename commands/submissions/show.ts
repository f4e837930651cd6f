import * as v from 'valibot'
import {
  mailSchema,
  parseBody,
  submissionSchema,
} from '../../worker/features/forms/store/submission-schema.ts'
import type { MailOrder, Submission } from '../../worker/features/forms/submission.ts'
import { answerOf } from './answer-of.ts'
import type { Rows } from './run-statements.ts'
import { paragraphs, table, timeOf } from './table.ts'

const listed = v.array(
  v.object({
    id: v.string(),
    reference: v.string(),
    form: v.string(),
    created: v.number(),
    held: v.nullable(v.string()),
    delivery: v.nullable(v.string()),
    mail: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
)

/** The table of `list`, without anything that a sender wrote. */
export const showList = ([rows]: Rows): readonly string[] =>
  table(
    ['sent (UTC)', 'reference', 'form', 'delivery', 'mail', 'reason', 'id'],
    v
      .parse(listed, rows ?? [])
      .map(({ id, reference, form, created, held, delivery, mail, reason }) => [
        timeOf(created),
        reference,
        form,
        held ? `held: ${held}` : delivery,
        mail,
        reason,
        id,
      ]),
  )

const mails = v.array(v.object({ created: v.number(), body: v.string() }))

const mailLines = (created: number, { kind, to, subject, text }: MailOrder): readonly string[] => [
  '',
  `${kind} of ${timeOf(created)} UTC`,
  ...table(['To', to], [['Subject', subject]]),
  '',
  paragraphs(text),
]

/** The mails of the inbox. */
export const showMails = (rows: Rows[number] | undefined): readonly string[] =>
  v.parse(mails, rows ?? []).flatMap(({ created, body }) => mailLines(created, parseBody(mailSchema, body)))

/** Resolves to the command that gets the file with a key. */
type FileCommand = (key: string) => Promise<string>

const fileLines = async ({ files }: Submission, commandOf: FileCommand): Promise<readonly string[]> =>
  (
    await Promise.all(
      files.map(async ({ filename, bytes, key }) => [
        '',
        `file ${filename.replaceAll(/\p{Cc}/gu, ' ')} (${bytes} bytes): ${await commandOf(key)}`,
      ]),
    )
  ).flat()

function submissionLines(submission: Submission): readonly string[] {
  const { id, reference, form, version, readAs, unit, language, page, created, held, fields } = submission
  const facts = [
    ['id', id],
    ['sent', `${timeOf(created)} UTC`],
    ['form', `${form}, version ${version}${readAs ? ` (read as ${readAs})` : ''}`],
    ['page', `${page} (${unit}, ${language})`],
    ['held', held],
  ].filter(([, value]) => value !== undefined)
  const answers = fields
    .filter(({ kind }) => kind !== 'file')
    .map(field => [field.label, answerOf(submission, field.name)])
  return [...table(['reference', reference], facts), '', ...table(['field', 'value'], answers)]
}

const outboxRows = v.array(
  v.object({
    id: v.string(),
    state: v.string(),
    attempts: v.number(),
    next_attempt: v.number(),
    reason: v.nullable(v.string()),
  }),
)
const readings = v.array(v.object({ reader: v.string(), action: v.string(), at: v.number() }))
const stored = v.tuple([v.object({ body: v.string() })])

/** The output of `show`, made from the submission, its outbox, its mails, and its readers. */
export async function showSubmission(
  [found, outbox, inbox, audit]: Rows,
  commandOf: FileCommand,
): Promise<readonly string[]> {
  const [{ body }] = v.parse(stored, found)
  const submission = parseBody(submissionSchema, body)
  return [
    ...submissionLines(submission),
    ...(await fileLines(submission, commandOf)),
    '',
    ...table(
      ['outbox', 'state', 'attempts', 'next (UTC)', 'reason'],
      v
        .parse(outboxRows, outbox ?? [])
        .map(({ id, state, attempts, next_attempt, reason }) => [
          id,
          state,
          attempts,
          state === 'waiting' ? timeOf(next_attempt) : '',
          reason,
        ]),
    ),
    ...showMails(inbox),
    '',
    ...table(
      ['read by', 'as', 'at (UTC)'],
      v.parse(readings, audit ?? []).map(({ reader, action, at }) => [reader, action, timeOf(at)]),
    ),
  ]
}
