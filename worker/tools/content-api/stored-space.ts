import type { LoadedDatasource, LoadedStory } from '../../core/content/space-schema.ts'
import { readSpace, type Snapshot, type Snapshots, type SpaceStore } from './snapshot.ts'

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

/** A line of a datasource. */
export type DatasourceEntry = LoadedDatasource['entries'][number]

/** The stories of a snapshot, each with its draft and published version. */
export const versionsIn = ({ draft, published }: Snapshot): StoryVersions[] =>
  draft.stories.map(story => ({ draft: story, published: published.byUuid.get(story.uuid) ?? null }))

/** The entries of the datasource of this slug; none where there is none. */
export const entriesIn = (
  datasources: readonly LoadedDatasource[],
  slug: string,
): readonly DatasourceEntry[] => datasources.find(datasource => datasource.slug === slug)?.entries ?? []

/** The stored entries of a datasource; none where there is no space. */
export async function readEntries(
  { kv, snapshots, id }: StoredSpace,
  slug: string,
): Promise<readonly DatasourceEntry[]> {
  const space = await readSpace(kv, id)
  const snapshot = space && (await snapshots.load(space))
  return entriesIn(snapshot?.datasources ?? [], slug)
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
