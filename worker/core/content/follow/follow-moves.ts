import { reasonOf } from '../../base/log/reason-of.ts'
import type { ContentSource } from '../client/content-source.ts'
import { loadAddresses } from '../index/addresses.ts'
import type { ContentIndex, Placement } from '../index/content-index.ts'
import { type Changes, countStories, type PublishingDependencies, type Question } from './changes.ts'

/** The change of a story whose address alone has changed, found when the list of addresses was read. */
const movedStory = (version: number) => (uuid: string) => ({
  id: 0,
  uuid,
  type: '',
  slug: '',
  publishedAt: `moved ${version}`,
  isPlaced: true,
})

/** The known changes. */
interface Known {
  /** Undefined where that is not known. */
  readonly changes: Changes | undefined
  /** The uuids of stories that are gone and that the index has forgotten. */
  readonly forgotten: readonly string[]
}

/**
 * Records the addresses of the published stories. Reads all addresses if these and the removed stories do not explain the number of all stories, or
 * if `changes` is undefined. The first time all addresses are new, and no story has moved.
 */
async function storeAddresses(
  { source, signal, version }: Question,
  { changes, forgotten }: Known,
  { index, background }: { readonly index: ContentIndex; readonly background: ContentSource },
): Promise<Placement & { readonly isCrawled: boolean }> {
  const isFirst = (await index.count()) === 0
  const noted = changes && !isFirst ? await index.note(changes.addresses, version) : { moves: [], placed: [] }
  const known = [...noted.placed, ...forgotten]
  if (changes && !isFirst && (await index.count()) === (await countStories(source, signal)))
    return { moves: noted.moves, placed: known, isCrawled: false }
  const all = await index.replace(await loadAddresses({ ...background, cv: () => version }, signal), version)
  await index.listing.reread(isFirst ? [] : all.placed)
  const placed = isFirst ? [] : [...new Set([...known, ...all.placed])]
  return { moves: [...noted.moves, ...all.moves], placed, isCrawled: true }
}

/** Updates the index and returns which stories have moved. A failure is logged, and the next run tries again. */
export async function followMoves(
  question: Question,
  known: Known,
  dependencies: PublishingDependencies,
): Promise<void> {
  const { index, background, store, versions, now, log } = dependencies
  const { version } = question
  try {
    const { moves, placed, isCrawled } = index
      ? await storeAddresses(question, known, { index, background })
      : { moves: [], placed: [], isCrawled: false }
    const reported = new Set(
      known.changes?.stories.filter(({ isPlaced }) => isPlaced).map(({ uuid }) => uuid),
    )
    const others = placed.filter(uuid => !reported.has(uuid))
    const changed = moves.length || others.length ? { changed: placed.map(movedStory(version)) } : {}
    versions.learn(
      await store.raise({ cv: version, gone: [], at: now(), movesCv: version, isCrawled, ...changed }),
    )
    for (const move of moves) log({ event: 'story-moved', ...move })
  } catch (error) {
    log({ event: 'moves-failed', reason: reasonOf(error) })
  }
}
