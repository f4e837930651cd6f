/** A removed story: older copies must not be shown, even when the source fails. */
export interface Tombstone {
  /** Content version without the story. */
  readonly cv: number
  /** When the removal became known, epoch milliseconds. */
  readonly at: number
}

/** A newly published body that visitors do not see, because it has problems that the one before did not have. */
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

/** The known state of the space: its version, and by story id the removed stories and the held-back bodies. */
export interface ContentState {
  readonly cv: number
  /** How often the state was changed: of two states of one version, the one with more changes is the later one. */
  readonly changes: number
  /** Content version up to which the moves of stories are recorded. */
  readonly movesCv: number
  readonly tombstones: Readonly<Record<string, Tombstone>>
  readonly heldBack: Readonly<Record<string, HeldBack>>
  /** When an editor published a held-back body again, by story id: this body is never held back. */
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

/** A report of the source: its content version, and the stories that it has removed. */
export interface News {
  readonly cv: number
  readonly gone: readonly number[]
  readonly at: number
  /** The version up to which moves were recorded just now; missing where that failed. */
  readonly movesCv?: number | undefined
}

/** Readers drop copies after 30 days, so no tombstone is needed for longer. */
const tombstoneLife = 31 * 24 * 3600_000
const maxTombstones = 5_000
const maxHeldBack = 500
const maxReleased = 500
const maxMoves = 5_000

const latest = <T>(entries: readonly (readonly [string, T])[], max: number): Record<string, T> =>
  Object.fromEntries(entries.slice(-max))

/** The state after a report of the source; the same object when the report changes nothing. Versions only rise. */
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
    // A removed story is no longer held back.
    heldBack: withoutRemoved(state.heldBack),
    released: withoutRemoved(state.released),
  }
}

/** Holds a body back, unless an editor has confirmed it by publishing it again; the isolate that asks may not know that yet. */
export function holdBack(state: ContentState, id: number, held: HeldBack): ContentState {
  if (state.released[id] === held.publishedAt) return state
  const others = Object.entries(state.heldBack).filter(([other]) => other !== String(id))
  return {
    ...state,
    changes: state.changes + 1,
    heldBack: latest([...others, [String(id), held]], maxHeldBack),
  }
}

/** Shows visitors the body that was published at this moment. */
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
 * All moves with new ones added: an earlier address leads to the present address of its story, and no address that is `taken`
 * redirects.
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
