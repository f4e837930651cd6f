import * as v from 'valibot'
import {
  redeliverFailedStatement,
  redeliverStatements,
  releaseStatements,
  revokeLinksStatement,
} from '../../worker/features/forms/command/change-statements.ts'
import {
  exportAudit,
  exportStatement,
  findStatement,
  listStatement,
  mailAudit,
  mailStatement,
  showAudit,
  showStatements,
} from '../../worker/features/forms/command/read-statements.ts'
import { isSeal } from '../../worker/features/forms/receipt-seal.ts'
import { parseBody, submissionSchema } from '../../worker/features/forms/store/submission-schema.ts'
import type { Submission } from '../../worker/features/forms/submission.ts'
import { submissionsCsv } from './csv.ts'
import { erase, find } from './erase.ts'
import { foundSubmission } from './found-submission.ts'
import { showList, showMails, showSubmission } from './show.ts'
import type { TaskContext } from './task-context.ts'
import type { Action } from './words.ts'

/** Submissions in one page of an export. */
const PAGE = 200
const LATER = 'The schedule delivers within a minute.'
const SOON = 'The schedule sends the mail within a minute.'

type Named<N extends Action['name']> = Extract<Action, { readonly name: N }>
type Tasks = { readonly [N in Action['name']]: (action: Named<N>, context: TaskContext) => Promise<void> }

const exported = v.array(v.object({ id: v.string(), created: v.number(), body: v.string() }))
const ids = v.array(v.object({ id: v.string() }))
const standing = v.array(v.object({ held: v.nullable(v.string()), mails: v.number() }))

async function release({ id }: Named<'release'>, { run, print, now }: TaskContext): Promise<void> {
  const rows = await run(...releaseStatements(id, now))
  const { held } = foundSubmission(id, rows[0])
  if (rows[1]?.length) return print(`Its mails were too many in a day. ${SOON}`)
  if (!held) throw new Error(`${id} is not held`)
  if (held === 'unconfirmed')
    throw new Error(`${id} waits for its sender: only the button behind the link in the mail confirms it`)
  const [after] = v.parse(standing, rows.at(-1) ?? [])
  const isAsked = after?.held === 'unconfirmed'
  print(
    isAsked
      ? `Its sender is asked to confirm it; until then it is not delivered. ${SOON}`
      : `Released. ${LATER}`,
  )
  if (after?.mails)
    print('The address had several mails in a day: release it once more to send this one, too.')
}

async function redeliver({ id }: Named<'redeliver'>, { run, print, now }: TaskContext): Promise<void> {
  const statements = id === undefined ? [redeliverFailedStatement(now)] : redeliverStatements(id, now)
  const rows = await run(...statements)
  if (id !== undefined) foundSubmission(id, rows[0])
  const begun = rows.at(-1)?.length
  print(begun ? `${begun} begin anew. ${LATER}` : 'There is nothing to deliver.')
}

async function* readAll(since: number, { run, now }: TaskContext): AsyncGenerator<string> {
  let after: { readonly created: number; readonly id: string } | undefined = { created: 0, id: '' }
  while (after) {
    const [rows] = await run(exportStatement({ since, after, limit: PAGE }))
    const page = v.parse(exported, rows ?? [])
    // The audit line is written first: where that fails, the command shows no submission.
    if (page.length)
      await run(
        exportAudit(
          page.map(({ id }) => id),
          now,
        ),
      )
    for (const { body } of page) yield body
    after = page.length === PAGE ? page.at(-1) : undefined
  }
}

async function exportAll({ since, csv }: Named<'export'>, context: TaskContext): Promise<void> {
  if (!csv) {
    for await (const body of readAll(since, context)) context.print(body)
    return
  }
  // The columns are known once all are read.
  const submissions: Submission[] = []
  for await (const body of readAll(since, context)) submissions.push(parseBody(submissionSchema, body))
  for (const line of submissionsCsv(submissions)) context.print(line)
}

async function revoke({ email }: Named<'revoke'>, { run, print }: TaskContext): Promise<void> {
  const [rows] = await run(revokeLinksStatement(email))
  const forms = v.parse(ids, rows ?? []).length
  print(
    `The links of ${forms} forms in progress are ended. Browsers in which one was pressed keep their form open.`,
  )
}

const bodies = v.tuple([v.object({ body: v.string() })])

async function verify({ id, seal }: Named<'verify'>, { run, receiptKeys, print }: TaskContext) {
  const keys = receiptKeys()
  const [found, stored] = await run(findStatement(id), ...showStatements(id))
  foundSubmission(id, found)
  const [{ body }] = v.parse(bodies, stored)
  const submission = parseBody(submissionSchema, body)
  if (!(await isSeal(seal, submission, keys)))
    throw new Error(`the seal is not that of ${submission.reference}: the receipt says something else`)
  print(
    `The seal is that of ${submission.reference}, form ${submission.form}, sent ${new Date(submission.created).toISOString()}.`,
  )
}

const tasks: Tasks = {
  list: async ({ limit }, { run, print }) => {
    for (const line of showList(await run(listStatement(limit)))) print(line)
  },
  // The same transaction records in the audit what is shown.
  mails: async ({ limit }, { run, print, now }) => {
    const [, mails] = await run(mailAudit(limit, now), mailStatement(limit))
    for (const line of showMails(mails)) print(line)
  },
  show: async ({ id }, { run, fileCommand, print, now }) => {
    const [found, , ...rows] = await run(findStatement(id), showAudit(id, now), ...showStatements(id))
    foundSubmission(id, found)
    for (const line of await showSubmission(rows, fileCommand)) print(line)
  },
  release,
  redeliver,
  export: exportAll,
  revoke,
  find,
  erase,
  verify,
}

/**
 * Runs one task of the command. Rejects when the database does, and if the given id matches not exactly one submission.
 */
export const runTask = (action: Action, context: TaskContext): Promise<void> =>
  // The task of an action's name takes that action, which the compiler cannot follow.
  (tasks[action.name] as (given: Action, context: TaskContext) => Promise<void>)(action, context)
