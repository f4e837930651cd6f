import type { Context } from '../_kit/context.ts'
import { dateInWords } from '../_kit/forms/date-in-words.ts'
import type { FieldDefinition, FormDefinition, FormState } from '../_kit/forms/definition.ts'
import { furthestStep, type KeptAnswers } from '../_kit/forms/kept-answers.ts'
import { checkMessages } from '../_kit/forms/messages.ts'
import { showValue } from '../_kit/forms/show-value.ts'
import { unicodeAddress } from '../_kit/forms/unicode-address.ts'
import { savedMessages } from './saved-messages.ts'

/** The answers that were changed elsewhere, as people read them. */
function conflictOf({ steps, language }: FormDefinition, { conflict }: FormState, none: string) {
  const shown = (field: FieldDefinition, value: string | readonly string[]) => {
    const { kind, options = [] } = field
    // An upload's reference says nothing to its visitor.
    if (kind === 'file') return String(value.length)
    return showValue({ value, format: kind === 'date' ? 'date' : 'label', language, options }) || none
  }
  const fields = steps
    .flatMap(step => step.fields)
    .filter(({ kind }) => kind !== 'hidden' && kind !== 'consent')
  return fields.flatMap(field => {
    const value = conflict?.[field.name]
    return value === undefined ? [] : [{ name: field.name, label: field.label, value: shown(field, value) }]
  })
}

/** Until when the answers are kept, where the link to continue was sent or why not, and the question where to send one. */
function keptOf({ until, email, problem, typed }: KeptAnswers, language: string, context: Context) {
  const words = context.words(savedMessages)
  return {
    until: words.kept.replace('{date}', dateInWords(language, until, context.timeZone())),
    mailed: email && !problem ? words.mailed.replace('{email}', () => unicodeAddress(email)) : undefined,
    unsent: problem === 'limit' ? words.noLink : problem === 'revoked' ? words.revoked : undefined,
    ask: email && problem !== 'revoked' ? words.askOther : words.askMail,
    typed,
    error: problem === 'address' ? context.words(checkMessages).email : undefined,
  }
}

/** The texts and links about a form's saved answers (requirements applications/saved, applications/resumed, applications/two-tabs). */
export function savedOf(definition: FormDefinition, state: FormState | undefined, context: Context) {
  const words = context.words(savedMessages)
  const { kept, sentBefore, conflict } = state ?? {}
  const isBegun = !state && context.hasDraft(definition.id)
  return {
    words,
    goOnHref: isBegun ? `${context.path()}?step=${furthestStep}#${definition.id}` : undefined,
    conflict: state && conflict ? conflictOf(definition, state, words.removed) : undefined,
    kept: kept && keptOf(kept, definition.language, context),
    sentBefore: sentBefore && !state?.sent ? words.sentBefore.replace('{reference}', sentBefore) : undefined,
  }
}

export type SavedProps = ReturnType<typeof savedOf>
