import * as v from 'valibot'
import { candidateStatements, eraseStatements } from '../../worker/features/forms/command/erase-statements.ts'
import { findIn, type Hit, type Sought } from '../../worker/features/forms/sought.ts'
import type { RunStatements } from './run-statements.ts'
import { table } from './table.ts'
import type { TaskContext } from './task-context.ts'

const candidates = v.array(v.object({ id: v.string(), body: v.optional(v.string()) }))
const receipts = v.array(v.object({ counts: v.string(), digest: v.string() }))
const reference = v.object({ reference: v.optional(v.string(), '') })

interface Found {
  readonly id: string
  readonly reference: string
  readonly hit: Hit
}

/** The candidates of one table that name a person. In a dry run all candidates do. */
const readFound = (sought: Sought, rows: unknown): readonly Found[] =>
  v.parse(candidates, rows ?? []).map(({ id, body }) => {
    if (body === undefined) return { id, reference: '', hit: 'whole' }
    const stored: unknown = JSON.parse(body)
    return { id, ...v.parse(reference, stored), hit: findIn(sought, stored) }
  })

async function look(sought: Sought, run: RunStatements) {
  const [submissions, drafts] = await run(...candidateStatements(sought))
  const found = { submissions: readFound(sought, submissions), drafts: readFound(sought, drafts) }
  const wholes = (list: readonly Found[]) => list.filter(({ hit }) => hit === 'whole').map(({ id }) => id)
  return {
    whole: { submissions: wholes(found.submissions), drafts: wholes(found.drafts) },
    mentions: [...found.submissions, ...found.drafts].filter(({ hit }) => hit !== 'whole' && hit.length),
  }
}

/** Lines about records of others that mention the person, for an operator to check. */
function mentionLines(mentions: readonly Found[]): readonly string[] {
  if (!mentions.length) return []
  return [
    'Mentioned in the text of others, which is left: look with "show", then erase by --reference what has to go.',
    ...table(
      ['reference', 'where', 'id'],
      mentions.map(({ id, reference: name, hit }) => [
        name || '(form in progress)',
        [hit].flat().join(', '),
        id,
      ]),
    ),
  ]
}

type Person = { readonly person: Sought }

/** Prints a person's records, and others that mention the person; deletes nothing. */
export async function find({ person }: Person, { run, print }: TaskContext): Promise<void> {
  const { whole, mentions } = await look(person, run)
  print(`${whole.submissions.length} submissions and ${whole.drafts.length} forms in progress are theirs.`)
  for (const id of [...whole.submissions, ...whole.drafts]) print(id)
  for (const line of mentionLines(mentions)) print(line)
}

/** Deletes a person's records, and prints others that mention the person. */
export async function erase({ person }: Person, { run, print, now }: TaskContext): Promise<void> {
  const { whole, mentions } = await look(person, run)
  const erased = await run(...(await eraseStatements({ sought: person, ...whole, now })))
  const [receipt] = v.parse(receipts, erased.at(-1) ?? [])
  if (receipt)
    print(`Erased ${receipt.counts}, ${whole.drafts.length} forms in progress, receipt ${receipt.digest}.`)
  for (const line of mentionLines(mentions)) print(line)
  print(
    'Within a minute files are removed, and what waits in the bucket is erased; "find" says then what only mentioned them there. What files say is not searched. Receivers that have a submission, and backups, are yours to tell.',
  )
}
