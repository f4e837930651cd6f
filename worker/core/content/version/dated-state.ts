import * as v from 'valibot'
import { type ContentState, contentState } from './content-state.ts'

const datedState = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), state: contentState }))

/** A copy of the state as text, with the time from which its age counts (epoch milliseconds). */
export const writeDated = (state: ContentState, at: number): string => JSON.stringify({ at, state })

interface Trust {
  readonly now: number
  /** Maximum age in milliseconds, excluded. */
  readonly trustedFor: number
}

/** The state of a copy; undefined where it is too old, malformed or absent. Clocks of instances differ: a date to come is as far away as one past. */
export function readDated(
  text: string | null | undefined,
  { now, trustedFor }: Trust,
): ContentState | undefined {
  const { success, output } = v.safeParse(datedState, text)
  return success && Math.abs(now - output.at) < trustedFor ? output.state : undefined
}
