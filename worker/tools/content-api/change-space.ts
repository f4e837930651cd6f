import * as v from 'valibot'
import type { LoadedDatasource, SpaceSeed } from '../../core/content/space-schema.ts'
import type { WriteLock, WrittenSpace } from '../../core/content/version/write-lock.ts'
import { readSpace, type SpaceStore } from './snapshot.ts'
import {
  type SpaceEntry,
  type SpaceMeta,
  spaceEntries,
  spaceMetaSchema,
  storiesKey,
  valueRefusal,
} from './space.ts'
import {
  type DatasourceEntry,
  entriesIn,
  type StoredSpace,
  type StoryVersions,
  versionsIn,
} from './stored-space.ts'
import { readBack } from './story-records.ts'

/** A store of spaces that can be read and written. */
export interface WritableSpaceStore extends SpaceStore {
  put(key: string, value: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

/** A space that can be changed. */
export interface ChangeableSpace extends StoredSpace<WritableSpaceStore> {
  readonly lock: WriteLock
}

/** A change of the stories; the same list when there is nothing to change. */
export type StoriesChange = (stories: readonly StoryVersions[]) => readonly StoryVersions[]

/** Whether a change raises the content's version: only changes that visitors see do. */
const isPublishing = (before: readonly StoryVersions[], after: readonly StoryVersions[]) =>
  before.length !== after.length ||
  before.some(({ published }, index) => published !== after[index]?.published)

export interface ChangedStories {
  /** All stories after the change. */
  readonly stories: readonly StoryVersions[]
  /** False where the change left the stories as they were, or was refused. */
  readonly hasChanged: boolean
  /** The reason why nothing was written. */
  readonly refusal?: string | undefined
}

/** Why the stories after a change shall not be written; undefined where they may. */
export type StoriesCheck = (
  before: readonly StoryVersions[],
  after: readonly StoryVersions[],
) => string | undefined

/** Whether a space was read in a state before the last change. An import has a higher version than all content before it. */
const isOlder = ({ version, revision }: SpaceMeta, last: WrittenSpace | undefined) =>
  last !== undefined && revision !== last.revision && version <= last.version

/** The stories as a reader of the store would see them: changed ones are read from their text. */
const asStored = (
  stories: readonly StoryVersions[],
  unchanged: ReadonlySet<StoryVersions>,
): StoryVersions[] => stories.flatMap(story => (unchanged.has(story) ? [story] : (readBack(story) ?? [])))

/** The state that entries make up, which the last of them names. */
const stateIn = (entries: readonly SpaceEntry[]): SpaceMeta =>
  v.parse(spaceMetaSchema, JSON.parse(entries.at(-1)!.value))

async function readWhole({ kv, snapshots, id }: StoredSpace, last: WrittenSpace | undefined) {
  const space = await readSpace(kv, id)
  if (!space || isOlder(space, last)) return undefined
  const snapshot = await snapshots.load(space)
  // A snapshot of another revision is the former one, while the newer is there in part.
  return snapshot?.space.revision === space.revision ? snapshot : undefined
}

interface LoadedSeed extends SpaceSeed {
  /** Parts of its stories before the change. */
  readonly chunks: number
  readonly stories: readonly StoryVersions[]
  readonly datasources: readonly LoadedDatasource[]
}

/**
 * Writes a changed space, and deletes parts that it no longer has; `unchanged` are the stories that were read and not changed. If the store would
 * refuse a part, none is written.
 */
async function writeSpace(
  { kv, snapshots, id }: ChangeableSpace,
  seed: LoadedSeed,
  unchanged: ReadonlySet<StoryVersions>,
): Promise<Pick<ChangedStories, 'refusal'> & { readonly written?: WrittenSpace }> {
  const entries = spaceEntries(seed)
  const refusal = valueRefusal(entries)
  if (refusal) return { refusal }
  for (const { key, value } of entries) await kv.put(key, value)
  const written = stateIn(entries)
  for (let chunk = written.chunks; chunk < seed.chunks; chunk++) await kv.delete(storiesKey(id, chunk))
  snapshots.keep(written, asStored(seed.stories, unchanged), seed.datasources)
  return { written }
}

/**
 * Changes the stories of a space, one change at a time; its version rises when published content changes. Undefined if the latest state of the
 * space cannot be read, because writing would undo it.
 */
export const changeStories = (
  space: ChangeableSpace,
  change: StoriesChange,
  check: StoriesCheck = () => undefined,
): Promise<ChangedStories | undefined> =>
  space.lock.run<ChangedStories | undefined>(async last => {
    const snapshot = await readWhole(space, last)
    if (!snapshot) return { result: undefined }
    const before = versionsIn(snapshot)
    const stories = change(before)
    if (stories === before) return { result: { stories, hasChanged: false } }
    const unread = check(before, stories)
    if (unread) return { result: { stories: before, hasChanged: false, refusal: unread } }
    const version = snapshot.space.version + (isPublishing(before, stories) ? 1 : 0)
    const seed = { ...snapshot.space, version, stories, datasources: snapshot.datasources }
    const { written, refusal } = await writeSpace(space, seed, new Set(before))
    return written
      ? { result: { stories, hasChanged: true }, written }
      : { result: { stories: before, hasChanged: false, refusal } }
  })

/** A change of a datasource's entries; the same list when there is nothing to change. */
export type EntriesChange = (entries: readonly DatasourceEntry[]) => readonly DatasourceEntry[]

function withEntries(datasources: readonly LoadedDatasource[], slug: string, entries: DatasourceEntry[]) {
  if (datasources.some(datasource => datasource.slug === slug))
    return datasources.map(datasource => (datasource.slug === slug ? { ...datasource, entries } : datasource))
  const id = 1 + Math.max(0, ...datasources.map(datasource => datasource.id))
  return [...datasources, { id, name: slug, slug, dimensions: [], entries }]
}

export interface ChangedEntries extends Pick<ChangedStories, 'refusal'> {
  /** All entries after the change. */
  readonly entries: readonly DatasourceEntry[]
}

/**
 * Changes the entries of a datasource, one change at a time, and raises the version of the space. Undefined if the latest state of the space
 * cannot be read.
 */
export const changeEntries = (
  space: ChangeableSpace,
  slug: string,
  change: EntriesChange,
): Promise<ChangedEntries | undefined> =>
  space.lock.run<ChangedEntries | undefined>(async last => {
    const snapshot = await readWhole(space, last)
    if (!snapshot) return { result: undefined }
    const before = entriesIn(snapshot.datasources, slug)
    const entries = change(before)
    if (entries === before) return { result: { entries } }
    const stories = versionsIn(snapshot)
    const datasources = withEntries(snapshot.datasources, slug, [...entries])
    const seed = { ...snapshot.space, version: snapshot.space.version + 1, stories, datasources }
    const { written, refusal } = await writeSpace(space, seed, new Set(stories))
    return written ? { result: { entries }, written } : { result: { entries: before, refusal } }
  })
