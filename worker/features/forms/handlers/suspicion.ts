import { type FormValues, technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { HeldReason } from '../submission.ts'

/** Fastest plausible time to complete a form, even with autofill (ms). */
const fastest = 800
/** Addresses in one submission: people name a page or two. */
const mostLinks = 3

const countLinks = (values: FormValues): number =>
  Object.values(values)
    .flat()
    .reduce((count, text) => count + (text.match(/https?:\/\//gi)?.length ?? 0), 0)

/**
 * Why a submission looks as if a bot had sent it, or undefined. It is stored all the same, and an operator may release it
 * (requirement forms/suspicious).
 */
export function suspicionOf(entered: Entered, values: FormValues): HeldReason | undefined {
  const first = (name: string) => entered.get(name)?.[0] ?? ''
  if (first(technicalFields.trap)) return 'trap'
  const elapsed = first(technicalFields.elapsed)
  if (/^\d{1,3}$/.test(elapsed) && Number(elapsed) < fastest) return 'tooFast'
  return countLinks(values) > mostLinks ? 'manyLinks' : undefined
}
