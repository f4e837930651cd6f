import * as v from 'valibot'
import { joinRead } from '../../core/base/caching/joined-reads.ts'
import { memoize } from '../../core/base/caching/memoize.ts'
import { datasourceSchema, type LoadedDatasource, type LoadedStory } from '../../core/content/space-schema.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'
import { type Folders, foldersOf } from './folders.ts'
import { logApi } from './log-api.ts'
import { datasourcesKey, type SpaceMeta, spaceKey, spaceMetaSchema, storiesKey } from './space.ts'
import { groupOf } from './story-group.ts'
import { type LoadedRecord, loadRecord, storyRecordSchema } from './story-records.ts'

/** One version (draft or published) of all stories. */
export type StoryIndex = {
  readonly stories: readonly LoadedStory[]
  readonly byId: ReadonlyMap<number, LoadedStory>
  readonly byUuid: ReadonlyMap<string, LoadedStory>
  readonly bySlug: ReadonlyMap<string, LoadedStory>
  /** Keyed by `{language}/{path}`. */
  readonly byTranslatedPath: ReadonlyMap<string, LoadedStory>
}

/** A space as it was at one content version; immutable. */
export type Snapshot = {
  readonly space: SpaceMeta
  readonly draft: StoryIndex
  readonly published: StoryIndex
  readonly datasources: readonly LoadedDatasource[]
  readonly folders: Folders
  /** Stories by their group. */
  readonly groups: ReadonlyMap<string, readonly LoadedStory[]>
  /** Whether slugs are translated, which in Storyblok requires an app. */
  readonly hasTranslatedSlugs: boolean
}

/** The operations of KV that spaces use. */
export interface SpaceStore {
  get(key: string): Promise<string | null>
}

const parts = v.object({ revision: v.string(), body: v.array(v.unknown()) })

/** The first of each key wins, as the first of two stories with one slug does. */
const mapOf = <Key>(pairs: readonly (readonly [Key, LoadedStory])[]) => new Map([...pairs].reverse())

function indexOf(stories: readonly LoadedStory[]): StoryIndex {
  const translations = stories.flatMap(story =>
    (story.translated_slugs ?? []).map(slug => [`${slug.lang}/${trimSlug(slug.path)}`, story] as const),
  )
  const pages = stories.filter(story => !story.is_folder)
  return Object.freeze({
    stories,
    byId: mapOf(pages.map(story => [story.id, story] as const)),
    byUuid: mapOf(pages.map(story => [story.uuid, story] as const)),
    bySlug: mapOf(pages.map(story => [trimSlug(story.full_slug), story] as const)),
    byTranslatedPath: mapOf(translations.filter(([, story]) => !story.is_folder)),
  })
}

/** The value of a JSON text, null if it is missing or no JSON. */
function parseText(text: string | null | undefined): unknown {
  if (text == null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The items that fit the schema; one invalid story must not make the space fail. */
function validItems<Item>(
  schema: v.GenericSchema<unknown, Item>,
  items: readonly unknown[],
  key: string,
): Item[] {
  return items.flatMap(item => {
    const result = v.safeParse(schema, item)
    if (result.success) return [result.output]
    logApi({ event: 'content-api-entry-left-out', key, issue: result.issues[0].message })
    return []
  })
}

interface Items<Item> {
  readonly items: readonly Item[]
  /** The further lines of the value. */
  readonly lines: readonly string[]
}

/** The items under a key, null while they belong to another revision (KV may show an old value for a minute). */
async function readItems<Item>(input: {
  kv: SpaceStore
  key: string
  revision: string
  schema: v.GenericSchema<unknown, Item>
}): Promise<Items<Item> | null> {
  const [first, ...lines] = (await input.kv.get(input.key))?.split('\n') ?? []
  const part = v.safeParse(parts, parseText(first))
  if (!part.success || part.output.revision !== input.revision) return null
  return { items: validItems(input.schema, part.output.body, input.key), lines }
}

/** The current space, null if there is none under this id. */
export const readSpace = (kv: SpaceStore, id: number): Promise<SpaceMeta | null> =>
  joinRead(kv, spaceKey(id), async () => {
    const result = v.safeParse(spaceMetaSchema, parseText(await kv.get(spaceKey(id))))
    return result.success ? result.output : null
  })

function snapshotOf(
  space: SpaceMeta,
  records: readonly LoadedRecord[],
  datasources: readonly LoadedDatasource[],
): Snapshot {
  const drafts = records.map(record => record.draft)
  return Object.freeze({
    space,
    draft: indexOf(drafts),
    published: indexOf(records.flatMap(record => record.published ?? [])),
    datasources,
    folders: foldersOf(drafts),
    groups: Map.groupBy(drafts, groupOf),
    hasTranslatedSlugs: drafts.some(({ translated_slugs }) => translated_slugs !== null),
  })
}

async function readSnapshot(kv: SpaceStore, space: SpaceMeta): Promise<Snapshot | null> {
  const { id, revision } = space
  const keys = Array.from({ length: space.chunks }, (_, chunk) => storiesKey(id, chunk))
  const [datasources, ...chunks] = await Promise.all([
    readItems({ kv, key: datasourcesKey(id), revision, schema: datasourceSchema }),
    ...keys.map(key => readItems({ kv, key, revision, schema: storyRecordSchema })),
  ])
  const complete = chunks.filter(chunk => chunk !== null)
  if (!datasources || complete.length < chunks.length) return null
  const records = complete.flatMap(({ items, lines }) => items.map(record => loadRecord(record, lines)))
  return snapshotOf(space, records, datasources.items)
}

const isCurrent = (snapshot: Snapshot | undefined, space: SpaceMeta): snapshot is Snapshot =>
  snapshot?.space.version === space.version && snapshot.space.revision === space.revision

/** The last snapshot of each space of a store. */
export interface Snapshots {
  /**
   * The space's stories, read once for each version. While a new version is only partly visible, the former snapshot is
   * used; null if there is none either.
   */
  load(space: SpaceMeta): Promise<Snapshot | null>
  /** Takes over a version that was written now, so that it is not read. */
  keep(space: SpaceMeta, records: readonly LoadedRecord[], datasources: readonly LoadedDatasource[]): void
}

/** Keeps the last snapshot of each space: one for a worker instance, or for one client of a store. */
export function createSnapshots(kv: SpaceStore): Snapshots {
  // Finished snapshots only, never promises: a request must not wait for the work of another request.
  const last = new Map<number, Snapshot>()
  return {
    async load(space) {
      const former = last.get(space.id)
      if (isCurrent(former, space)) return former
      // The first page of an instance asks for several stories at once.
      const snapshot = await joinRead(kv, `${space.id} ${space.version} ${space.revision}`, () =>
        readSnapshot(kv, space),
      )
      if (!snapshot) return former ?? null
      last.set(space.id, snapshot)
      return snapshot
    },
    keep(space, records, datasources) {
      last.set(space.id, snapshotOf(space, records, datasources))
    },
  }
}

/** The snapshots that all who read a store share. */
export const snapshotsOf = memoize(createSnapshots)
