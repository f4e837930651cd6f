/** A story that was taken away: copies from before are not to be shown, whatever becomes of the source. */
export interface Tombstone {
  /** Content version in which it was gone. */
  readonly cv: number
  /** Epoch milliseconds at which that was known. */
  readonly at: number
}

/** A newly published body that visitors do not get to see, because it lost what the one before had. */
export interface HeldBack {
  readonly slug: string
  /** When the refused body was published; another moment is another publishing. */
  readonly publishedAt: string
  readonly reasons: readonly string[]
}

/** An address that a story had, and the one that it has now; both with the language's prefix, without slashes at the ends. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** What is known of the whole space: its version, and what must not be shown. By the ids of stories. */
export interface ContentState {
  readonly cv: number
  readonly tombstones: Readonly<Record<string, Tombstone>>
  readonly heldBack: Readonly<Record<string, HeldBack>>
}

export const noContentState: ContentState = { cv: 0, tombstones: {}, heldBack: {} }

/** News of the source: the version it is in, and the stories that it says are gone. */
export interface News {
  readonly cv: number
  readonly gone: readonly number[]
  readonly at: number
}

/** Older copies are thrown away by their readers after 30 days, so nothing needs to be buried for longer. */
const tombstoneLife = 31 * 24 * 3600_000
const mostTombstones = 5_000
const mostHeldBack = 500
const mostMoves = 5_000

const latest = <T>(entries: readonly (readonly [string, T])[], most: number): Record<string, T> =>
  Object.fromEntries(entries.slice(-most))

/** The state after news; the same object when nothing in them is new. Versions only rise. */
export function raise(state: ContentState, { cv, gone, at }: News): ContentState {
  if (cv <= state.cv && !gone.length) return state
  const version = Math.max(cv, state.cv)
  const kept = Object.entries(state.tombstones).filter(([, tombstone]) => at - tombstone.at < tombstoneLife)
  const fresh = gone.map(id => [String(id), { cv: version, at }] as const)
  const buried = new Map<string, Tombstone>(kept)
  for (const [id, tombstone] of fresh) {
    buried.delete(id)
    buried.set(id, tombstone)
  }
  const removed = new Set(gone.map(String))
  return {
    cv: version,
    tombstones: latest([...buried], mostTombstones),
    // What is gone waits for nobody.
    heldBack: Object.fromEntries(Object.entries(state.heldBack).filter(([id]) => !removed.has(id))),
  }
}

export function holdBack(state: ContentState, id: number, held: HeldBack): ContentState {
  const others = Object.entries(state.heldBack).filter(([other]) => other !== String(id))
  return { ...state, heldBack: latest([...others, [String(id), held]], mostHeldBack) }
}

export function release(state: ContentState, id: number): ContentState {
  if (!(id in state.heldBack)) return state
  const { [String(id)]: _, ...heldBack } = state.heldBack
  return { ...state, heldBack }
}

/** All moves with new ones added; where a story has come (back) to an address, nothing leads away from it. */
export function addMoves(
  before: readonly Move[],
  added: readonly Move[],
  taken: ReadonlySet<string>,
): Move[] {
  const byFrom = new Map(before.map(move => [move.from, move]))
  for (const move of added) {
    byFrom.delete(move.from)
    byFrom.set(move.from, move)
  }
  return [...byFrom.values()].filter(({ from, to }) => from !== to && !taken.has(from)).slice(-mostMoves)
}
