import * as v from 'valibot'
import type { KeyValues } from '../cache/key-values.ts'
import type { Move } from './content-state.ts'

/** The key of the copy of all moves, with which they survive the loss of the object that decides on them, and can be exported. */
export const movesKey = 'moves'

const keptFor = 365 * 24 * 3600

const moves = v.array(v.object({ from: v.string(), to: v.string() }))

/** The moves in a stored text; none where there is no such text, or it is malformed. */
export function parseMoves(text: string | null): readonly Move[] {
  try {
    const result = v.safeParse(moves, JSON.parse(text ?? '[]'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

export const readMoves = async (kv: Pick<KeyValues, 'get'>): Promise<readonly Move[]> =>
  parseMoves(await kv.get(movesKey))

export const writeMoves = (kv: Pick<KeyValues, 'put'>, all: readonly Move[]): Promise<void> =>
  kv.put(movesKey, JSON.stringify(all), { expirationTtl: keptFor })
