import * as v from 'valibot'
import type { WriteLock } from '../../core/content/version/write-lock.ts'
import { MOST_VALUE } from './space.ts'

/** A stored version of a story: one that an editor saved deliberately, or one that was published. */
const keptVersion = v.object({
  /** Epoch milliseconds, which names the version. */
  at: v.number(),
  kind: v.picklist(['saved', 'published']),
  content: v.looseObject({ component: v.string() }),
})
export const historyList = v.array(keptVersion)

export type KeptVersion = Readonly<v.InferOutput<typeof keptVersion>>

interface HistoryStore {
  get(key: string, type: 'json'): Promise<unknown>
  put(key: string, value: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

/** Maximum stored versions of a story, and their maximum characters together; the oldest are deleted first. */
const most = 30
const mostCharacters = MOST_VALUE / 3

export const historyKey = (space: number, id: number | '') => `editor/${space}/history/${id}`

/** The stored versions of a story, the newest first. */
export async function readHistory(
  kv: HistoryStore,
  space: number,
  id: number,
): Promise<readonly KeptVersion[]> {
  const result = v.safeParse(historyList, await kv.get(historyKey(space, id), 'json'))
  return result.success ? result.output : []
}

/** The newest versions that fit into one KV value; always includes the newest one, because one body of the editor is far smaller. */
function fitting(versions: readonly KeptVersion[]): readonly KeptVersion[] {
  let left = mostCharacters
  const kept = versions.findIndex(version => {
    left -= JSON.stringify(version).length + 1
    return left < 0
  })
  return kept < 0 ? versions : versions.slice(0, Math.max(1, kept))
}

/** The history with one more version. The same content again is not a new version, but it may be published now. */
export function withVersion(versions: readonly KeptVersion[], version: KeptVersion): readonly KeptVersion[] {
  const [last, ...older] = versions
  const isSame = last && JSON.stringify(last.content) === JSON.stringify(version.content)
  if (!isSame) return fitting([version, ...versions].slice(0, most))
  return last.kind === 'published' || version.kind === 'saved' ? versions : [version, ...older]
}

interface HistoryPlace {
  readonly kv: HistoryStore
  readonly lock: WriteLock
  readonly space: number
  /** Id of the story. */
  readonly id: number
}

/** Keeps a version of a story. */
export const storeVersion = ({ kv, lock, space, id }: HistoryPlace, version: KeptVersion): Promise<void> =>
  lock.run(async () => {
    const before = await readHistory(kv, space, id)
    const after = withVersion(before, version)
    if (after !== before) await kv.put(historyKey(space, id), JSON.stringify(after))
    return { result: undefined }
  })

/** Deletes the versions of a deleted story, which can no longer be opened. */
export const forgetHistory = (kv: HistoryStore, space: number, id: number): Promise<unknown> =>
  kv.delete(historyKey(space, id))
