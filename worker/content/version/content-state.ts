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
  /** How often the state was changed: of two of one version, the one with more changes is the later one. */
  readonly changes: number
  /** Content version up to which the moves of stories are recorded. */
  readonly movesCv: number
  readonly tombstones: Readonly<Record<string, Tombstone>>
  readonly heldBack: Readonly<Record<string, HeldBack>>
  /** When the body was published that an editor insisted on by publishing it again: it is never held back. */
  readonly released: Readonly<Record<string, string>>
}

export const noContentState: ContentState = {
  cv: 0,
  changes: 0,
  movesCv: 0,
  tombstones: {},
  heldBack: {},
  released: {},
}

/** News of the source: the version it is in, and the stories that it says are gone. */
export interface News {
  readonly cv: number
  readonly gone: readonly number[]
  readonly at: number
  /** The version up to which moves were recorded just now; missing where that failed. */
  readonly movesCv?: number | undefined
}

/** Older copies are thrown away by their readers after 30 days, so nothing needs to be buried for longer. */
const tombstoneLife = 31 * 24 * 3600_000
const maxTombstones = 5_000
const maxHeldBack = 500
const maxReleased = 500
const maxMoves = 5_000

const latest = <T>(entries: readonly (readonly [string, T])[], max: number): Record<string, T> =>
  Object.fromEntries(entries.slice(-max))

/** The state after news; the same object when nothing in them is new. Versions only rise. */
export function raise(state: ContentState, { cv, gone, at, movesCv = 0 }: News): ContentState {
  if (cv <= state.cv && movesCv <= state.movesCv && !gone.length) return state
  const version = Math.max(cv, state.cv)
  const kept = Object.entries(state.tombstones).filter(([, tombstone]) => at - tombstone.at < tombstoneLife)
  const fresh = gone.map(id => [String(id), { cv: version, at }] as const)
  const buried = new Map<string, Tombstone>(kept)
  for (const [id, tombstone] of fresh) {
    buried.delete(id)
    buried.set(id, tombstone)
  }
  const removed = new Set(gone.map(String))
  const withoutRemoved = <T>(byId: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => !removed.has(id)))
  return {
    cv: version,
    changes: state.changes + 1,
    movesCv: Math.max(movesCv, state.movesCv),
    tombstones: latest([...buried], maxTombstones),
    // What is gone waits for nobody.
    heldBack: withoutRemoved(state.heldBack),
    released: withoutRemoved(state.released),
  }
}

/** Holds a body back; not one that an editor insisted on, which another isolate may not know yet. */
export function holdBack(state: ContentState, id: number, held: HeldBack): ContentState {
  if (state.released[id] === held.publishedAt) return state
  const others = Object.entries(state.heldBack).filter(([other]) => other !== String(id))
  return {
    ...state,
    changes: state.changes + 1,
    heldBack: latest([...others, [String(id), held]], maxHeldBack),
  }
}

/** Visitors get to see what was published at this moment. */
export function release(state: ContentState, id: number, publishedAt: string): ContentState {
  if (!(id in state.heldBack)) return state
  const { [String(id)]: _, ...heldBack } = state.heldBack
  const others = Object.entries(state.released).filter(([other]) => other !== String(id))
  return {
    ...state,
    changes: state.changes + 1,
    heldBack,
    released: latest([...others, [String(id), publishedAt]], maxReleased),
  }
}

/**
 * All moves with new ones added: an earlier address leads to where its story is now, and none of the addresses that are `taken`
 * leads away from the story there.
 */
export function addMoves(
  before: readonly Move[],
  added: readonly Move[],
  taken: ReadonlySet<string>,
): Move[] {
  const now = new Map(added.map(({ from, to }) => [from, to]))
  const byFrom = new Map(before.map(({ from, to }) => [from, { from, to: now.get(to) ?? to }]))
  for (const move of added) {
    byFrom.delete(move.from)
    byFrom.set(move.from, move)
  }
  return [...byFrom.values()].filter(({ from, to }) => from !== to && !taken.has(from)).slice(-maxMoves)
}
