import { checkFields } from '../../../../blocks/_kit/forms/check-fields.ts'
import {
  type FormErrors,
  type FormState,
  type FormValues,
  technicalFields,
} from '../../../../blocks/_kit/forms/definition.ts'
import { checkMessages } from '../../../../blocks/_kit/forms/messages.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { dayIn } from '../../../../blocks/_kit/zoned-time.ts'
import { submissionsOf } from '../form-services.ts'
import { findConflict } from '../next-draft.ts'
import type { DatabaseState, FormDraft, SubmittedFile } from '../submission.ts'
import type { FormPost } from './form-request.ts'
import { nameOffered } from './name-offered.ts'
import { storeFiles } from './posted-files.ts'
import { fieldsToCheck, type PostedStep, readStep } from './posted-step.ts'
import { stateOfDraft } from './visitor-draft.ts'

/** The form with all that was sent so far. */
export interface FilledForm extends DatabaseState {
  readonly sent: PostedStep
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  readonly errors: FormErrors
  /** The visitor's draft of this form, where there is one. */
  readonly draft: FormDraft | undefined
  /** Answers that were saved elsewhere after the page was made. */
  readonly conflict: FormValues | undefined
  /** The page showed saved answers that are not there any more. */
  readonly isDraftGone: boolean
  /** A file could not be stored, or the list of files is unknown: nothing may be stored without them. */
  readonly isLost: boolean
}

/** The revision of the draft that the page showed; undefined where it showed none. */
function shownRevision({ posted }: FormPost): number | undefined {
  const text = posted.entered.get(technicalFields.revision)?.[0]
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The draft that the post continues. A page that knows no draft begins another form once one was sent. */
function draftOf({ draft, form, isScript, ...post }: FormPost): FormDraft | undefined {
  const { saves, declares, steps } = form.definition
  // A declaration about a contract is not stored before the visitor confirms it.
  if (declares) return undefined
  if (saves) return draft?.sent && shownRevision({ draft, form, isScript, ...post }) === 0 ? undefined : draft
  return isScript || steps.length < 2 || draft?.sent ? undefined : draft
}

/** Combines the draft with the posted values, and checks the fields of this step; at the end all fields. */
export async function fillForm(post: FormPost): Promise<FilledForm> {
  const { form, posted, pageRequest, isScript } = post
  const { definition } = form
  const { services, site, now } = pageRequest.request
  const { id, language } = definition
  const sent = readStep(definition, posted.entered, { isScript })
  const draft = draftOf(post)
  const { fields: sentFields, values: sentValues } = sent
  const question = { form: id, language, fields: sentFields, values: sentValues, posted: posted.files }
  const stored = await storeFiles(
    { ...question, isDatabaseDown: post.isDatabaseDown },
    submissionsOf(services),
  )
  const own = { ...sent.values, ...stored.values }
  const values = { ...draft?.values, ...own }
  const words = wordsIn(checkMessages, language)
  const fields = fieldsToCheck(definition, sent, values)
  const all = definition.steps.flatMap(step => step.fields)
  const checked = checkFields({ fields, values, words, today: dayIn(now(), site.timeZone) })
  // Files of other steps. If those of this step are unknown, the draft still has their names for the page.
  const kept = draft?.files.filter(({ field }) => stored.isLost || !(field in stored.values)) ?? []
  return {
    ...{ sent, values, draft, isLost: stored.isLost, isDatabaseDown: stored.isDatabaseDown },
    files: [...kept, ...stored.files],
    errors: {
      ...nameOffered({ fields, all, values, errors: checked.errors, words, language }),
      ...stored.errors,
    },
    isDraftGone: Boolean(definition.saves && !post.draft && shownRevision(post)),
    conflict: definition.saves && findConflict(draft, { revision: shownRevision(post), values: own }),
  }
}

/** The state of the form for its visitor. */
export function stateOf({ form }: FormPost, filled: FilledForm, own: Partial<FormState> = {}): FormState {
  const { values, errors, files, sent, draft } = filled
  const fileNames = Object.fromEntries(files.map(({ key, filename }) => [key, filename]))
  const before = draft && stateOfDraft(draft)
  const { id, steps } = form.definition
  return { ...before, form: id, step: sent.step, steps: steps.length, values, errors, fileNames, ...own }
}
