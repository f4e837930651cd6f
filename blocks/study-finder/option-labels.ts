import { fillTemplate } from '../_kit/fill-template.ts'
import { monthCodes } from '../_kit/programme-starts.ts'
import type { FacetName } from './facets.ts'
import type { FoundOption } from './find-programmes.ts'
import type { messages } from './messages.ts'

export type FinderWords = Readonly<Record<keyof (typeof messages)['de'], string>>

const months: readonly string[] = monthCodes

const countLabel = (template: string, text: string) => fillTemplate(template, { count: text })

/** Words and language of the page. */
export interface Wording {
  readonly words: FinderWords
  readonly language: string
}

function monthName(code: string, { words, language }: Wording): string {
  const index = months.indexOf(code)
  if (index < 0) return words.anyDay
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index))
}

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const languageName = (code: string, { language }: Wording) =>
  capital(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code, language)

const degrees: readonly string[] = ['bachelor', 'master', 'training', 'mba']
const isDegree = (code: string): code is 'bachelor' | 'master' | 'training' | 'mba' => degrees.includes(code)

/** Makes the label of a value; values of the other facets are their own labels. */
const labels: Partial<Record<FacetName, (text: string, wording: Wording) => string>> = {
  degree: (code, { words }) => (isDegree(code) ? words[code] : code),
  language: languageName,
  duration: (count, { words }) => countLabel(words.months, count),
  start: (code, wording) => capital(monthName(code, wording), wording.language),
  credits: (count, { words }) => countLabel(words.atLeast, count),
}

export const labelOf = (name: FacetName, text: string, wording: Wording): string =>
  labels[name]?.(text, wording) ?? text

const byCode: Partial<Record<FacetName, (code: string) => number>> = {
  degree: code => degrees.indexOf(code),
  duration: Number,
  credits: Number,
  start: code => months.indexOf(code),
}

/** Options in the order that readers expect: numbers, months and degrees by their own, all else by its label. */
export function inOrder<O extends FoundOption & { readonly label: string }>(
  name: FacetName,
  options: readonly O[],
  language: string,
): readonly O[] {
  const rank = byCode[name]
  return options.toSorted((one, other) =>
    rank ? rank(one.code) - rank(other.code) : one.label.localeCompare(other.label, language),
  )
}
