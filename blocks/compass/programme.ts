import { slug } from '../_kit/slug.ts'
import type { FactName } from './wish-fields.ts'

/** The part of an entry of `story-library` that is read; the call's schema gives it this shape. */
export interface Programme {
  readonly uuid: string
  readonly title: string
  readonly path: string
  readonly kind: string
  readonly language?: string | undefined
  readonly description?: string | undefined
  readonly degree?: string | undefined
  readonly degreeType?: string | undefined
  readonly cluster?: string | undefined
  readonly unit?: string | undefined
  readonly studyForm?: string | undefined
  readonly recognizedEcts?: number | undefined
  readonly months?: readonly number[] | undefined
  readonly starts?: readonly string[] | undefined
  readonly places?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}

/** A value of a fact: its code, as in the study finder, and the text to show. */
export interface Fact {
  readonly code: string
  readonly text: string
}

const plain = (code: string | number): Fact => ({ code: String(code), text: String(code) })
const named = (text: string): Fact => ({ code: slug(text), text })
const given = <T>(value: T | undefined, make: (value: T) => Fact) => (value ? [make(value)] : [])

const facts: Readonly<Record<FactName, (programme: Programme) => readonly Fact[]>> = {
  degree: ({ degreeType, degree }) => given(degreeType, code => ({ code, text: degree ?? code })),
  cluster: ({ cluster }) => given(cluster, named),
  form: ({ unit, studyForm }) => given(unit, code => ({ code, text: studyForm ?? code })),
  language: ({ languages = [] }) => languages.map(plain),
  place: ({ places = [] }) => places.map(named),
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
  return facts[name](programme).find(({ code }) => wanted.some(one => isMet(code, one)))
}
