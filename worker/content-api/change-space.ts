import { readSpace, type Snapshot, type Snapshots, type SpaceStore } from './snapshot.ts'
import { type LoadedStory, type SpaceSeed, spaceEntries } from './space.ts'

/** A store of spaces that can be read and written. */
export interface WritableSpaceStore extends SpaceStore {
  put(key: string, value: string): Promise<unknown>
}

/** A space in its store. */
export interface StoredSpace<Store extends SpaceStore = SpaceStore> {
  readonly kv: Store
  readonly snapshots: Snapshots
  readonly id: number
}

/** A stored story: the version for editors, and the one for visitors. */
export interface StoryVersions {
  readonly draft: LoadedStory
  readonly published: LoadedStory | null
}

/** A change of the stories; the same list when there is nothing to change. */
export type StoriesChange = (stories: readonly StoryVersions[]) => readonly StoryVersions[]

const versionsIn = ({ draft, published }: Snapshot): StoryVersions[] =>
  draft.stories.map(story => ({ draft: story, published: published.byUuid.get(story.uuid) ?? null }))

/** Only a change of what visitors see makes a new version of the content. */
const isPublishing = (before: readonly StoryVersions[], after: readonly StoryVersions[]) =>
  before.length !== after.length ||
  before.some(({ published }, index) => published !== after[index]?.published)

/**
 * Changes the stories of a space; its version rises when what is published changes. Undefined where there is no space. Changes of
 * demonstration content at the same time are not merged: the last one wins.
 */
export async function changeStories(
  { kv, snapshots, id }: StoredSpace<WritableSpaceStore>,
  change: StoriesChange,
): Promise<readonly StoryVersions[] | undefined> {
  const space = await readSpace(kv, id)
  const snapshot = space && (await snapshots.load(space))
  if (!snapshot) return undefined
  const before = versionsIn(snapshot)
  const after = change(before)
  if (after === before) return before
  const version = snapshot.space.version + (isPublishing(before, after) ? 1 : 0)
  const seed: SpaceSeed = { ...snapshot.space, version, stories: after, datasources: snapshot.datasources }
  for (const { key, value } of spaceEntries(seed)) await kv.put(key, value)
  return after
}

/** The stored stories of a space; undefined where there is no space. */
export async function readStories({
  kv,
  snapshots,
  id,
}: StoredSpace): Promise<readonly StoryVersions[] | undefined> {
  const space = await readSpace(kv, id)
  const snapshot = space && (await snapshots.load(space))
  return snapshot ? versionsIn(snapshot) : undefined
}
