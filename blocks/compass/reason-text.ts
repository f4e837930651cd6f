import { dateFormat } from '../_kit/date-format.ts'
import { monthCodes } from '../_kit/programme-starts.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'
import type { Reason } from './fit-programmes.ts'
import type { messages } from './messages.ts'

export type CompassWords = Readonly<Record<keyof (typeof messages)['de'], string>>

export interface Wording {
  readonly words: CompassWords
  readonly language: string
}

const months: readonly string[] = monthCodes

/** Undefined for a start on any day. */
function monthName(code: string, language: string): string | undefined {
  const index = months.indexOf(code)
  if (index < 0) return undefined
  return dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index))
}

/** Requirement tools/guidance: codes of languages are those of BCP 47. */
const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** The value of a reason in the words of the page, or of editors in theirs. */
function valueText({ name, fact }: Reason, language: string): TextInLanguage | undefined {
  if (name === 'language') return { text: languageName(fact.code, language) }
  if (name !== 'start') return fact
  const month = monthName(fact.code, language)
  return month ? { text: month } : undefined
}

/** Why a programme fits: a sentence around a value, or one without. */
export interface ReasonText {
  readonly before: string
  readonly value?: TextInLanguage
  readonly after: string
}

/** Why a programme fits, in words. */
export function reasonText(reason: Reason, { words, language }: Wording): ReasonText {
  const value = valueText(reason, language)
  if (!value) return { before: words.anyDay, after: '' }
  const [before = '', after = ''] = words[reason.name].split('{{value}}')
  return { before, value, after }
}
