import { languageWord, monthName } from '../_kit/programmes/labels.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'
import type { Reason } from './fit-programmes.ts'
import type { messages } from './messages.ts'

export type CompassWords = Readonly<Record<keyof (typeof messages)['de'], string>>

export interface Wording {
  readonly words: CompassWords
  readonly language: string
}

/** The value of a reason in the page's words, or in the editors' own. Codes of languages are those of BCP 47 (requirement tools/guidance). */
function valueText({ name, fact }: Reason, language: string): TextInLanguage | undefined {
  if (name === 'language') return { text: languageWord(fact.code, { language }) }
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
