import * as v from 'valibot'
import { embeddedSpaces } from '../../worker/core/content/client/content-source.ts'
import {
  fileKey,
  type Picture,
  pictureList,
  pictureListKey,
} from '../../worker/tools/content-api/stored-pictures.ts'
import { historyKey, historyList, type KeptVersion } from '../../worker/tools/content-api/story-history.ts'
import type { KeyEntry, KeyStore } from './key-values.ts'

/** The stored versions of a story. */
interface StoryHistory {
  readonly space: number
  readonly story: number
  readonly versions: readonly KeptVersion[]
}

/** A picture that was uploaded, with its file. */
interface UploadedPicture extends Picture {
  readonly space: number
  readonly bytes: Uint8Array
}

/** Data of editors beside the stories. */
export interface EditorsWork {
  readonly histories: readonly StoryHistory[]
  readonly pictures: readonly UploadedPicture[]
}

/** The lists of the editor by their keys: the versions of each story, and the pictures without their files. */
export type EditorLists = ReadonlyMap<string, string>

type Readable = Pick<KeyStore, 'get' | 'list'>

/** The lists that are stored. */
export async function readLists(kv: Readable): Promise<EditorLists> {
  const lists = new Map<string, string>()
  for (const space of embeddedSpaces)
    for (const key of await kv.list(`editor/${space}/`)) lists.set(key, (await kv.get(key)) ?? '[]')
  return lists
}

const parsed = <T>(schema: v.GenericSchema<unknown, T>, text: string): T => v.parse(schema, JSON.parse(text))

function historiesIn(lists: EditorLists, space: number): StoryHistory[] {
  const start = historyKey(space, '')
  return [...lists].flatMap(([key, text]) => {
    const versions = key.startsWith(start) ? parsed(historyList, text) : []
    return versions.length ? [{ space, story: Number(key.slice(start.length)), versions }] : []
  })
}

/** The number of stored versions of a space's stories. */
export const countVersions = (lists: EditorLists, space: number): number =>
  historiesIn(lists, space).reduce((sum, { versions }) => sum + versions.length, 0)

async function picturesIn(kv: KeyStore, lists: EditorLists, space: number): Promise<UploadedPicture[]> {
  const pictures: UploadedPicture[] = []
  for (const picture of parsed(pictureList, lists.get(pictureListKey(space)) ?? '[]')) {
    const bytes = await kv.getBytes(fileKey(picture.filename))
    if (!bytes) throw new Error(`the file of ${picture.filename} is not there: try again in a minute`)
    pictures.push({ ...picture, space, bytes })
  }
  return pictures
}

/** The stored data of editors beside the stories. */
export async function readEditorsWork(kv: KeyStore): Promise<EditorsWork> {
  const lists = await readLists(kv)
  const pictures: UploadedPicture[] = []
  for (const space of embeddedSpaces) pictures.push(...(await picturesIn(kv, lists, space)))
  return { histories: embeddedSpaces.flatMap(space => historiesIn(lists, space)), pictures }
}

/** The lists of the entries in a content file. */
export function listsOf({ histories, pictures }: EditorsWork): EditorLists {
  const known = Map.groupBy(pictures, ({ space }) => space)
  const lists = [...known].map(([space, of]): [string, string] => {
    const listed = of.map(({ space: _space, bytes: _bytes, ...picture }) => picture)
    return [pictureListKey(space), JSON.stringify(listed)]
  })
  return new Map([
    ...lists,
    ...histories.map(({ space, story, versions }): [string, string] => [
      historyKey(space, story),
      JSON.stringify(versions),
    ]),
  ])
}

export const filesOf = ({ pictures }: EditorsWork): readonly KeyEntry[] =>
  pictures.map(({ filename, bytes }) => ({ key: fileKey(filename), value: bytes }))

/** Keys of the files of the pictures that lists name. */
export const fileKeysIn = (lists: EditorLists): readonly string[] =>
  embeddedSpaces
    .flatMap(space => parsed(pictureList, lists.get(pictureListKey(space)) ?? '[]'))
    .map(({ filename }) => fileKey(filename))
