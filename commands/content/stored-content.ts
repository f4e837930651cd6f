import { embeddedSpaces } from '../../worker/core/content/client/content-source.ts'
import type { SpaceSeed } from '../../worker/core/content/space-schema.ts'
import { createSnapshots, readSpace } from '../../worker/tools/content-api/snapshot.ts'
import { type SpaceEntry, spaceEntries } from '../../worker/tools/content-api/space.ts'
import { readStories } from '../../worker/tools/content-api/stored-space.ts'
import { type EditorLists, fileKeysIn, readLists } from './editors-work.ts'
import type { KeyEntry, KeyStore } from './key-values.ts'

/** Prefix of the names of content that the last import or rollback replaced. */
const FORMER = 'former/'

/** Holds a text while an import runs. */
const RUNNING = 'import-running'

type Readable = Pick<KeyStore, 'get'>
type Listed = Pick<KeyStore, 'get' | 'list'>

const formerOf = (kv: Listed): Listed => ({
  get: key => kv.get(`${FORMER}${key}`),
  list: async prefix => (await kv.list(`${FORMER}${prefix}`)).map(key => key.slice(FORMER.length)),
})

const asFormer = (entries: readonly KeyEntry[]): KeyEntry[] =>
  entries.map(({ key, value }) => ({ key: `${FORMER}${key}`, value }))

async function readSeed(kv: Readable, id: number): Promise<SpaceSeed | undefined> {
  const snapshots = createSnapshots(kv)
  const space = await readSpace(kv, id)
  const snapshot = space && (await snapshots.load(space))
  const stories = await readStories({ kv, snapshots, id })
  if (!space) return undefined
  // KV may show parts of two versions for a minute after a publish. Half a space must not pass for a whole one.
  if (!snapshot || !stories) throw new Error(`space ${id} cannot be read whole now: try again in a minute`)
  const { chunks: _, revision: __, ...meta } = snapshot.space
  return { ...meta, stories, datasources: snapshot.datasources }
}

type Spaces = readonly SpaceSeed[]

/** The embedded content of a namespace; without spaces if nothing is stored. */
export async function readStored(kv: Readable): Promise<Spaces> {
  const spaces: SpaceSeed[] = []
  for (const id of embeddedSpaces) {
    const space = await readSeed(kv, id)
    if (space) spaces.push(space)
  }
  return spaces
}

const entriesOf = (spaces: Spaces): SpaceEntry[] => spaces.flatMap(spaceEntries)

/** Content with a version above both contents' versions, so that running sites notice it. */
const above = (spaces: Spaces, versions: ReadonlyMap<number, number>): Spaces =>
  spaces.map(space => ({ ...space, version: Math.max(space.version, versions.get(space.id) ?? 0) + 1 }))

/** Whether an import was interrupted, so that parts of two contents may be stored. */
const isCutOff = async (kv: Readable) => Boolean(await kv.get(RUNNING))

/** The versions of the stored spaces, by their ids; also of a space whose stories cannot be read. */
async function versionsOf(kv: Readable): Promise<ReadonlyMap<number, number>> {
  const spaces = await Promise.all(embeddedSpaces.map(id => readSpace(kv, id)))
  return new Map(spaces.flatMap(space => (space ? [[space.id, space.version] as const] : [])))
}

/** The content that an import or a rollback stores in place of the present one. */
export interface Replacement {
  readonly spaces: Spaces
  readonly lists: EditorLists
}

/** The content that an import replaces; without spaces if an import was interrupted. */
export const readPresent = async (kv: Pick<KeyStore, 'get' | 'list'>): Promise<Replacement> => ({
  spaces: (await isCutOff(kv)) ? [] : await readStored(kv),
  lists: await readLists(kv),
})

const listEntries = (lists: EditorLists): readonly KeyEntry[] =>
  [...lists].map(([key, value]) => ({ key, value }))

/** The folders of all content, without copies of it. */
const folders = ['embedded/', 'editor/', FORMER]

/**
 * Deletes entries of neither the content nor the one before it: parts of a larger one, versions of removed stories, files of pictures that are in no
 * list.
 */
async function deleteOthers(kv: KeyStore, stored: ReadonlySet<string>): Promise<void> {
  for (const folder of folders) {
    const keys = await kv.list(folder)
    await kv.delete(keys.filter(key => !stored.has(key)))
  }
}

/**
 * Replaces the stored content, which a rollback restores. The remains of an interrupted import are not kept: a rollback still restores the content
 * before it.
 */
export async function replaceStored(kv: KeyStore, { spaces, lists }: Replacement): Promise<void> {
  const versions = await versionsOf(kv)
  const present = await readPresent(kv)
  const before = present.spaces.length ? present : await readFormer(kv)
  const former = asFormer([...entriesOf(before.spaces), ...listEntries(before.lists)])
  if (present.spaces.length) await kv.put(former)
  const entries = [...listEntries(lists), ...entriesOf(above(spaces, versions))]
  await kv.put([{ key: RUNNING, value: 'an import runs, or was cut off' }, ...entries])
  const files = [lists, before.lists].flatMap(fileKeysIn)
  await deleteOthers(kv, new Set([...[...former, ...entries].map(({ key }) => key), ...files]))
  await kv.put([{ key: RUNNING, value: '' }])
}

/** Stores other datasources of a space, and leaves all else as it is. Throws where the space is not stored. */
export async function storeDatasources(
  kv: KeyStore,
  id: number,
  change: (before: SpaceSeed['datasources']) => SpaceSeed['datasources'],
): Promise<void> {
  const space = await readSeed(kv, id)
  if (!space) throw new Error('There is no local content yet: run `npm start` once.')
  const changed = { ...space, datasources: change(space.datasources) }
  await kv.put(entriesOf(above([changed], await versionsOf(kv))))
}

interface Edited {
  /** The spaces as in their files. */
  readonly seeds: readonly SpaceSeed[]
  readonly isEdited: (story: SpaceSeed['stories'][number]) => boolean
}

/**
 * Stores stories whose files were edited; leaves all others unchanged, including editors' changes. Resolves to the version of the main space that
 * contains them.
 */
export async function storeEdited(kv: KeyStore, { seeds, isEdited }: Edited): Promise<number> {
  const present = await readStored(kv)
  const spaces = seeds.map(seed => {
    const before = present.find(({ id }) => id === seed.id)?.stories ?? []
    const stored = new Map(before.map(story => [story.draft.id, story]))
    const own = new Set(seed.stories.map(({ draft }) => draft.id))
    const stories = seed.stories.map(story =>
      isEdited(story) ? story : (stored.get(story.draft.id) ?? story),
    )
    return { ...seed, stories: [...stories, ...before.filter(({ draft }) => !own.has(draft.id))] }
  })
  const next = above(spaces, await versionsOf(kv))
  await kv.put(entriesOf(next))
  return next[0]?.version ?? 0
}

/** The content that the last import or rollback replaced; without spaces where there was none. */
export const readFormer = async (kv: Listed): Promise<Replacement> => ({
  spaces: await readStored(formerOf(kv)),
  lists: await readLists(formerOf(kv)),
})
