import * as v from 'valibot'
import {
  type LoadedStory,
  type StoredStory,
  type StoryRecord,
  storedStorySchema,
} from '../../core/content/space-schema.ts'
import type { JsonObject } from '../../core/content/tree.ts'
import { storyText } from './story-text.ts'

/** A story as it was read; draft and published version are one object where they are equal. */
export interface LoadedRecord {
  readonly draft: LoadedStory
  readonly published: LoadedStory | null
}

/** A value of KV: its first line, and the contents of stories, each a line. */
export interface RecordsText {
  readonly records: readonly string[]
  readonly contents: readonly string[]
}

/** Replaces the published version if it equals the draft. Most stories have no unpublished changes. */
const sameAsDraft = 'draft'

/** Where a content is: its line, from 1; and what is known of it without reading it: its component, and the stories that it links to. */
const place = v.tuple([v.pipe(v.number(), v.integer(), v.minValue(1)), v.unknown(), v.array(v.string())])

/** A content may also stand in its place, as one of other versions of this store does. */
const versionSchema = v.object({
  ...storedStorySchema.entries,
  content: v.union([place, storedStorySchema.entries.content]),
})

type StoredVersion = v.InferOutput<typeof versionSchema>

/** A story in the first line. */
export const storyRecordSchema = v.object({
  draft: versionSchema,
  published: v.nullable(v.union([v.literal(sameAsDraft), versionSchema])),
})

const isSame = (one: StoredStory, other: StoredStory): boolean => {
  const [a, b] = [storyText(one), storyText(other)]
  return a.fields === b.fields && a.content === b.content
}

/** The versions of a story that are written. */
const versionsOf = ({ draft, published }: StoryRecord): readonly StoredStory[] =>
  published && !isSame(draft, published) ? [draft, published] : [draft]

/** How many characters a story takes. */
export const sizeOf = (record: StoryRecord): number =>
  versionsOf(record)
    .map(storyText)
    .reduce((sum, { fields, content = '' }) => sum + fields.length + content.length, 0)

/** The texts of stories. The published version is written only where it differs from the draft. */
export function recordsText(stories: readonly StoryRecord[]): RecordsText {
  const contents: string[] = []
  const write = (story: StoredStory): string => {
    const { fields, content, component, links } = storyText(story)
    if (content === undefined) return fields
    const line = contents.push(content)
    return `${fields.slice(0, -1)},"content":${JSON.stringify([line, component, links])}}`
  }
  const records = stories.map(record => {
    const [draft, published] = versionsOf(record).map(write)
    const shown = published ?? (record.published ? JSON.stringify(sameAsDraft) : 'null')
    return `{"draft":${draft},"published":${shown}}`
  })
  return { records, contents }
}

/** What is known of contents that were not read. */
const places = new WeakMap<LoadedStory, v.InferOutput<typeof place>>()

/** The component of a story's content, which is not read for it. */
export function componentOf(story: LoadedStory): unknown {
  const known = places.get(story)
  return known ? known[1] : story.content.component
}

/** The stories that a story links to in its own language; undefined where that was not written. */
export const knownLinksOf = (story: LoadedStory): readonly string[] | undefined => places.get(story)?.[2]

const isPlace = (content: StoredVersion['content']): content is v.InferOutput<typeof place> =>
  Array.isArray(content)

/** A story whose content is parsed when it is read, and parsed again after the garbage collector took it. */
function loadVersion({ content, ...fields }: StoredVersion, contents: readonly string[]): LoadedStory {
  if (!isPlace(content)) return { ...fields, content }
  const text = contents[content[0] - 1]!
  let parsed: WeakRef<JsonObject> | undefined
  const story: LoadedStory = {
    ...fields,
    get content() {
      const known = parsed?.deref()
      if (known) return known
      const made = JSON.parse(text) as JsonObject
      parsed = new WeakRef(made)
      return made
    },
  }
  places.set(story, content)
  return story
}

/** A story that was read, with the contents of its value. */
export function loadRecord(
  { draft, published }: v.InferOutput<typeof storyRecordSchema>,
  contents: readonly string[],
): LoadedRecord {
  const loaded = loadVersion(draft, contents)
  if (published === sameAsDraft) return { draft: loaded, published: loaded }
  return { draft: loaded, published: published && loadVersion(published, contents) }
}

/** A story as a reader of the store would see it; undefined where the reader would leave it out. */
export function readBack(story: StoryRecord): LoadedRecord | undefined {
  const { records, contents } = recordsText([story])
  const read = v.safeParse(storyRecordSchema, JSON.parse(records[0]!))
  return read.success ? loadRecord(read.output, contents) : undefined
}
