import { dateFormat } from '../date-format.ts'
import { fillTemplate } from '../fill-template.ts'
import { monthCodes } from '../programme-starts.ts'
import { slug } from '../slug.ts'
import type { TextInLanguage } from '../text-in-language.tsx'
import { degreeTypeOf, degreeTypes } from './degree-type.ts'
import type { factWords } from './fact-words.ts'
import type { Programme } from './programme.ts'

export type FactWords = Readonly<Record<keyof (typeof factWords)['de'], string>>

/** Words and language of the page. */
export interface Wording {
  readonly words: FactWords
  readonly language: string
}

const months: readonly string[] = monthCodes

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Undefined for a start on any day. */
export function monthName(code: string, language: string): string | undefined {
  const index = months.indexOf(code)
  if (index < 0) return undefined
  return dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index))
}

/** A start: the name of a month, or that any day will do. */
export const startName = (code: string, { words, language }: Wording): string =>
  capital(monthName(code, language) ?? words.anyDay, language)

/** One object per language of the site: creating one takes longer than reading all names. */
const names = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' })
  names.set(language, made)
  return made
}

type InLanguage = Pick<Wording, 'language'>

/** The name of a language within a sentence. */
export const languageWord = (code: string, { language }: InLanguage): string =>
  namesIn(language).of(code) ?? code

export const languageName = (code: string, wording: InLanguage): string =>
  capital(languageWord(code, wording), wording.language)

export const degreeCodes: readonly string[] = degreeTypes

export function degreeName(code: string, { words }: Wording): string {
  const type = degreeTypeOf(code)
  return type ? words[type] : code
}

const admissionWords: Readonly<Record<string, keyof FactWords>> = {
  'school-certificate': 'schoolCertificate',
  'further-training': 'furtherTraining',
  'vocational-training': 'vocationalTraining',
  'work-experience': 'workExperience',
  'first-degree': 'firstDegree',
}

function admissionName(code: string, { words }: Wording): string {
  const name = Object.hasOwn(admissionWords, code) ? admissionWords[code] : undefined
  return name ? words[name] : code
}

const listOf = (values: readonly string[] = [], name: (value: string) => string): readonly TextInLanguage[] =>
  values.map(value => ({ text: name(value) }))

const counted = (template: string, count: number | undefined): readonly TextInLanguage[] =>
  count ? [{ text: fillTemplate(template, { count }) }] : []

/** Words of editors are in the language of the programme. */
export const writtenIn = ({ language }: Pick<Programme, 'language'>, text: string): TextInLanguage => ({
  text,
  language,
})

/** The facts of a programme in words, by the name of their word; facts without a value have no text. */
export const factTexts = {
  degree: (programme, wording) => {
    const { degree, degreeType } = programme
    if (degree) return [writtenIn(programme, degree)]
    return degreeType ? [{ text: degreeName(degreeType, wording) }] : []
  },
  cluster: programme => (programme.cluster ? [writtenIn(programme, programme.cluster)] : []),
  form: programme => {
    const { studyForm, unit } = programme
    if (studyForm) return [writtenIn(programme, studyForm)]
    return unit ? [{ text: unit }] : []
  },
  volume: ({ credits }, { words }) => counted(words.ects, credits),
  duration: programme => (programme.duration ? [writtenIn(programme, programme.duration)] : []),
  start: ({ starts }, wording) => listOf(starts, code => startName(code, wording)),
  place: programme => (programme.places ?? []).map(place => writtenIn(programme, place)),
  language: ({ languages }, wording) => listOf(languages, code => languageName(code, wording)),
  credits: ({ recognizedEcts }, { words }) => counted(words.ects, recognizedEcts),
  admission: ({ admissionWays }, wording) => listOf(admissionWays, code => admissionName(code, wording)),
} as const satisfies Partial<
  Record<keyof FactWords, (programme: Programme, wording: Wording) => readonly TextInLanguage[]>
>

export type FactName = keyof typeof factTexts

// `Object.keys` forgets the names of the keys.
export const factNames = Object.keys(factTexts) as readonly FactName[]

/**
 * A value that editors wrote in words: its code, which is the same in each language, and the code of its own words, which older addresses
 * contain.
 */
export interface NamedValue extends TextInLanguage {
  readonly code: string
  readonly alias?: string | undefined
}

type Named = Pick<Programme, 'language' | 'cluster' | 'clusterCode' | 'places' | 'placeCodes'>

function named(text: string, code: string | undefined, language: string | undefined): NamedValue {
  const own = slug(text)
  return code && code !== own ? { code, text, language, alias: own } : { code: own, text, language }
}

export const clusterOf = ({ cluster, clusterCode, language }: Named): readonly NamedValue[] =>
  cluster ? [named(cluster, clusterCode, language)] : []

export const placesOf = ({ places = [], placeCodes = [], language }: Named): readonly NamedValue[] =>
  places.map((place, index) =>
    named(place, placeCodes.length === places.length ? placeCodes[index] : undefined, language),
  )
