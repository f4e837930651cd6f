import type { KeyValues } from '../cache/key-values.ts'
import type { ContentSource } from '../client/content-source.ts'
import {
  type Addresses,
  loadAddresses,
  movesBetween,
  placedBetween,
  readAddresses,
  writeAddresses,
} from './addresses.ts'
import type { Move } from './content-state.ts'
import { readMoves, writeMoves } from './kept-moves.ts'
import type { VersionStore } from './version-store.ts'

interface RecordDependencies {
  readonly store: Pick<VersionStore, 'moves' | 'addMoves'>
  readonly kv: KeyValues
}

/** The addresses before a publish and after it. */
export interface AddressChange {
  readonly before: Addresses | undefined
  readonly after: Addresses
}

/** The stored addresses and those of the source now. Throws `SourceError`. */
export async function crawlAddresses(
  source: ContentSource,
  kv: KeyValues,
  signal: AbortSignal,
): Promise<AddressChange> {
  const [before, after] = await Promise.all([readAddresses(kv), loadAddresses(source, signal)])
  return { before, after }
}

/**
 * Records a redirect for each moved story, until another story takes its address, and those that only the copy in KV knows. Returns the
 * moves, and the uuids of all stories whose address is another.
 */
export async function recordMoves(
  { before, after }: AddressChange,
  { kv, store }: RecordDependencies,
): Promise<{ readonly moves: readonly Move[]; readonly placed: readonly string[] }> {
  const [recorded, kept] = await Promise.all([store.moves(), readMoves(kv)])
  const { moves, taken } = movesBetween(before ?? {}, after)
  const known = new Set(recorded.map(({ from }) => from))
  const lost = kept.filter(({ from }) => !known.has(from) && !taken.has(from))
  if (moves.length || lost.length || recorded.some(({ from }) => taken.has(from))) {
    await store.addMoves([...lost, ...moves], [...taken])
    await writeMoves(kv, await store.moves())
  }
  const placed = before ? placedBetween(before, after) : []
  if (!before || placed.length) await writeAddresses(kv, after)
  return { moves, placed }
}
