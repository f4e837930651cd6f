import { clusterOf, type NamedValue, placesOf } from '../_kit/programmes/named-values.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { FactName } from './wish-fields.ts'

/** A value of a fact: its code, as in the study finder, and the text to show. */
export type Fact = NamedValue

const plain = (code: string | number): Fact => ({ code: String(code), text: String(code) })
/** A value labelled with the editor's text, if there is one, else with its code. */
const coded = (code: string, text: string | undefined, { language }: Programme): Fact =>
  text ? { code, text, language } : plain(code)
const given = <T>(value: T | undefined, make: (value: T) => Fact) => (value ? [make(value)] : [])

const facts: Readonly<Record<FactName, (programme: Programme) => readonly Fact[]>> = {
  degree: programme => given(programme.degreeType, code => coded(code, programme.degree, programme)),
  cluster: clusterOf,
  form: programme => given(programme.unit, code => coded(code, programme.studyForm, programme)),
  language: ({ languages = [] }) => languages.map(plain),
  place: placesOf,
  duration: ({ months = [] }) => months.map(plain),
  start: ({ starts = [] }) => starts.map(plain),
  credits: ({ recognizedEcts }) => given(recognizedEcts, plain),
}

/** How a wanted code is met; facts that are not named here by the same code. */
const meets: Partial<Record<FactName, (code: string, wanted: string) => boolean>> = {
  duration: (code, wanted) => Number(code) <= Number(wanted),
  credits: (code, wanted) => Number(code) >= Number(wanted),
}

const sameCode = (code: string, wanted: string) => code === wanted

/** The fact by which a programme meets one of the wanted codes. */
export function factMeeting(
  programme: Programme,
  name: FactName,
  wanted: readonly string[],
): Fact | undefined {
  const isMet = meets[name] ?? sameCode
  return facts[name](programme).find(({ code, alias = code }) =>
    wanted.some(one => isMet(code, one) || isMet(alias, one)),
  )
}
