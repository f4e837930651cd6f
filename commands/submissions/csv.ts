import type { Submission } from '../../worker/features/forms/submission.ts'
import { answerOf } from './answer-of.ts'
import { timeOf } from './table.ts'

/** The positions at which a spreadsheet would parse a formula: the start of a cell, with any character that may end the cell before it. */
const formula = /(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g

/** Characters that need quotes; the semicolon because some spreadsheets end a cell with it. */
const special = /[",;\t\r\n]/

function cellOf(value: string): string {
  const guarded = value.replaceAll(formula, "$1$2'")
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * A line of CSV (RFC 4180) without its line feed. What a spreadsheet would compute gets an apostrophe before it: strangers wrote the values
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csvLine = (values: readonly string[]): string => `${values.map(cellOf).join(',')}\r`

/** The columns that every submission has. */
const facts: readonly (readonly [title: string, of: (submission: Submission) => string])[] = [
  ['sent (UTC)', ({ created }) => timeOf(created)],
  ['reference', ({ reference }) => reference],
  ['form', ({ form }) => form],
  ['unit', ({ unit }) => unit],
  ['language', ({ language }) => language],
  ['page', ({ page }) => page],
  ['held', ({ held }) => held ?? ''],
  ['id', ({ id }) => id],
]

/**
 * Submissions for a spreadsheet: their facts, then a column for each field of any of them, by its name. It begins with the mark of UTF-8, without
 * which Excel reads umlauts wrongly.
 */
export function submissionsCsv(submissions: readonly Submission[]): readonly string[] {
  const names = [...new Set(submissions.flatMap(({ fields }) => fields.map(({ name }) => name)))]
  const rows = submissions.map(submission => [
    ...facts.map(([, of]) => of(submission)),
    ...names.map(name => answerOf(submission, name)),
  ])
  const [first = '', ...others] = [[...facts.map(([title]) => title), ...names], ...rows].map(csvLine)
  return [`\uFEFF${first}`, ...others]
}
