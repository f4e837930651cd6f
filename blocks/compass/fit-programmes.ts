import { clusterOf, type NamedValue, placesOf } from '../_kit/programmes/labels.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import { splitList } from '../_kit/split-list.ts'
import type { FactName } from './wish-fields.ts'

/** A value of a fact: its code, as in the study finder, and the text to show. */
type Fact = NamedValue

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
function factMeeting(programme: Programme, name: FactName, wanted: readonly string[]): Fact | undefined {
  const isMet = meets[name] ?? sameCode
  return facts[name](programme).find(({ code, alias = code }) =>
    wanted.some(one => isMet(code, one) || isMet(alias, one)),
  )
}

/** A wish that an answer expresses. */
export interface Wish {
  readonly fact: FactName
  /** Codes, one of which suffices. */
  readonly wanted: readonly string[]
  readonly isRequired: boolean
}

interface WishFields {
  readonly fact?: FactName | undefined
  readonly values?: string | undefined
  readonly isRequired: boolean
}

/** The wish of an answer; undefined for an answer without influence on the result. */
export function wishOf({ fact, values, isRequired }: WishFields): Wish | undefined {
  const wanted = splitList(values).map(code => code.toLowerCase())
  return fact && wanted.length ? { fact, wanted, isRequired } : undefined
}

/** A fact that speaks for a programme. */
export interface Reason {
  readonly name: FactName
  readonly fact: Fact
}

export interface Fit<P> {
  readonly programme: P
  /** In the order of the questions. */
  readonly reasons: readonly Reason[]
}

function fitOf<P extends Programme>(programme: P, wishes: readonly Wish[]): Fit<P> | undefined {
  const reasons: Reason[] = []
  for (const { fact: name, wanted, isRequired } of wishes) {
    const fact = factMeeting(programme, name, wanted)
    if (fact) reasons.push({ name, fact })
    else if (isRequired) return undefined
  }
  return { programme, reasons }
}

/**
 * The programmes that meet all required wishes and at least one, those that meet most first; equal ones in the editors' order. Without a
 * wish all fit alike.
 */
export function fitProgrammes<P extends Programme>(
  programmes: readonly P[],
  wishes: readonly Wish[],
): readonly Fit<P>[] {
  return programmes
    .flatMap(programme => fitOf(programme, wishes) ?? [])
    .filter(({ reasons }) => !wishes.length || reasons.length)
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
}
