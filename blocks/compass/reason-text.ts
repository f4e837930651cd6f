import { fillTemplate } from '../_kit/fill-template.ts'
import { monthCodes } from '../_kit/programme-starts.ts'
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
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index))
}

/** Requirement tools/guidance: codes of languages are those of BCP 47. */
const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** Why a programme fits, in words. */
export function reasonText({ name, fact }: Reason, { words, language }: Wording): string {
  if (name === 'language') return fillTemplate(words.language, { value: languageName(fact.code, language) })
  if (name !== 'start') return fillTemplate(words[name], { value: fact.text })
  const month = monthName(fact.code, language)
  return month ? fillTemplate(words.start, { value: month }) : words.anyDay
}
