import * as v from 'valibot'
import {
  addPublication,
  type ChangedStory,
  type Publications,
  publications,
  unseenOf,
} from './publications.ts'

const byId = <const Schema extends v.GenericSchema>(entry: Schema) =>
  v.optional(v.pipe(v.record(v.string(), entry), v.readonly()), {})

const moment = v.optional(v.number(), 0)

/** A removed story: older copies must not be shown, even when the source fails. */
const tombstone = v.pipe(
  v.object({
    /** Content version without the story. */
    cv: v.number(),
    /** When the removal became known, epoch milliseconds. */
    at: v.number(),
  }),
  v.readonly(),
)

export type Tombstone = v.InferOutput<typeof tombstone>

/** A newly published body that visitors do not see, because it has problems that the previous one did not have. */
const heldBack = v.pipe(
  v.object({
    slug: v.string(),
    /** When the refused body was published; another moment is another publishing. */
    publishedAt: v.string(),
    reasons: v.pipe(v.array(v.string()), v.readonly()),
  }),
  v.readonly(),
)

export type HeldBack = v.InferOutput<typeof heldBack>

const outdatedBefore = (cv: number): Publications => ({ from: { cv, at: 0 }, list: [] })

/**
 * The known state of the space: its version, and by story id the removed stories and the held-back bodies. An earlier version of the site may have
 * stored fewer fields. Where the state does not list the changed stories, all bodies of older versions count as outdated.
 */
export const contentState = v.pipe(
  v.object({
    cv: v.number(),
    /** How often the state was changed: of two states of one version, the one with more changes is the later one. */
    changes: v.optional(v.number(), 0),
    /** Content version up to which the moves of stories are recorded. */
    movesCv: v.optional(v.number(), 0),
    /** When all addresses were listed last, epoch milliseconds. */
    crawledAt: moment,
    /** When the source said last that this is its version, epoch milliseconds; 0 where it is not known. */
    confirmedAt: moment,
    /** Which stories have changed lately. */
    publications: v.optional(publications),
    tombstones: byId(tombstone),
    heldBack: byId(heldBack),
    /** The publication time of a held-back body that an editor published again, by story id: this body is never held back. */
    released: byId(v.string()),
  }),
  v.transform(({ publications, ...state }) => ({
    ...state,
    publications: publications ?? outdatedBefore(state.cv),
  })),
  v.readonly(),
)

export type ContentState = v.InferOutput<typeof contentState>

export const noContentState: ContentState = v.parse(contentState, { cv: 0 })

/** A report of the source: its content version, and the stories that it has removed. */
export interface News {
  readonly cv: number
  readonly gone: readonly number[]
  readonly at: number
  /** The stories that were published or moved since the last report, or that they are not known. */
  readonly changed?: readonly ChangedStory[] | 'unknown'
  /** When the source's version was requested (epoch milliseconds). */
  readonly requestedAt?: number
  /** The version up to which this report recorded moves; undefined if it recorded none. */
  readonly movesCv?: number | undefined
  /** Whether this report found them in the list of all addresses. */
  readonly isCrawled?: boolean
}

/** Readers drop copies after 30 days, so no tombstone is needed for longer. */
const tombstoneLife = 31 * 24 * 3600_000
const maxTombstones = 5_000
const maxHeldBack = 500
const maxReleased = 500

const latest = <T>(entries: readonly (readonly [string, T])[], max: number): Record<string, T> =>
  Object.fromEntries(entries.slice(-max))

const withoutIds = <T>(byId: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(byId).filter(([id]) => !ids.has(id)))

function bury(
  tombstones: ContentState['tombstones'],
  { cv, gone, at }: Pick<News, 'cv' | 'gone' | 'at'>,
): ContentState['tombstones'] {
  const kept = Object.entries(tombstones).filter(([, tombstone]) => at - tombstone.at < tombstoneLife)
  const buried = new Map<string, Tombstone>(kept)
  for (const id of gone) {
    buried.delete(String(id))
    buried.set(String(id), { cv, at })
  }
  return latest([...buried], maxTombstones)
}

const removedStory = (id: number): ChangedStory => ({
  id,
  uuid: '',
  type: '',
  slug: '',
  publishedAt: '',
  isPlaced: true,
})

/**
 * The stories that a report adds to the known changes: an empty list where it is unknown which stories changed; undefined where the report
 * contains no news.
 */
function changesIn({ cv, publications }: ContentState, news: News): readonly ChangedStory[] | undefined {
  const { changed, gone } = news
  const isLater = news.cv > cv
  if (changed === 'unknown' || (isLater && !changed)) return []
  const stories = [...unseenOf(publications, changed ?? []), ...gone.map(removedStory)]
  return stories.length || isLater ? stories : undefined
}

/** When a report confirmed the version and listed all addresses, and up to which version it recorded moves. */
function momentsIn(state: ContentState, { cv, at, requestedAt = 0, movesCv = 0, isCrawled }: News) {
  return {
    movesCv: Math.max(movesCv, state.movesCv),
    crawledAt: isCrawled ? Math.max(at, state.crawledAt) : state.crawledAt,
    confirmedAt: cv < state.cv ? state.confirmedAt : Math.max(requestedAt, state.confirmedAt),
  }
}

/** The state after a report of the source; the same object when the report changes nothing. Versions only rise. */
export function raise(state: ContentState, news: News): ContentState {
  const { gone, at } = news
  const cv = Math.max(news.cv, state.cv)
  const moments = momentsIn(state, news)
  const stories = changesIn(state, news)
  if (!stories && moments.movesCv === state.movesCv)
    return moments.confirmedAt > state.confirmedAt || moments.crawledAt > state.crawledAt
      ? { ...state, ...moments }
      : state
  const removed = new Set(gone.map(String))
  return {
    ...moments,
    cv,
    changes: state.changes + 1,
    publications: stories ? addPublication(state.publications, { cv, at, stories }) : state.publications,
    tombstones: bury(state.tombstones, { cv, gone, at }),
    // A removed story is no longer held back.
    heldBack: withoutIds(state.heldBack, removed),
    released: withoutIds(state.released, removed),
  }
}

/** Holds a body back, unless an editor has confirmed it by publishing it again; the calling isolate may not know that yet. */
export function holdBack(state: ContentState, id: number, held: HeldBack): ContentState {
  if (state.released[id] === held.publishedAt) return state
  const others = Object.entries(state.heldBack).filter(([other]) => other !== String(id))
  return {
    ...state,
    changes: state.changes + 1,
    heldBack: latest([...others, [String(id), held]], maxHeldBack),
  }
}

/** Releases the held-back body that was published at this moment, so that visitors see it. */
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
