import type { Programme } from '../_kit/programmes/programme.ts'
import { splitList } from '../_kit/split-list.ts'
import { type Fact, factMeeting } from './programme-facts.ts'
import type { FactName } from './wish-fields.ts'

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
