import * as v from 'valibot'
import { revisionOf } from '../../core/base/caching/validity.ts'
import { storyText } from './story-text.ts'

const dateTime = v.nullish(v.string(), null)

const translatedSlug = v.object({
  path: v.string(),
  name: v.nullish(v.string(), null),
  lang: v.string(),
  published: v.optional(v.nullable(v.boolean()), true),
})

/**
 * A story in the form of the management API: untranslated, `full_slug` without language, translations in `field__i18n__code` keys.
 * Without a `parent_id` its folder follows from its slug; without a `group_id` it has no alternates.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object
 */
export const storedStorySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  uuid: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  slug: v.string(),
  full_slug: v.string(),
  translated_slugs: v.nullish(v.array(translatedSlug), null),
  path: v.nullish(v.string(), null),
  content: v.record(v.string(), v.unknown()),
  is_startpage: v.optional(v.boolean(), false),
  is_folder: v.optional(v.boolean(), false),
  tag_list: v.optional(v.array(v.string()), []),
  sort_by_date: dateTime,
  position: v.optional(v.number(), 0),
  parent_id: v.nullish(v.number(), null),
  group_id: v.optional(v.string(), ''),
  meta_data: v.nullish(v.unknown(), null),
  release_id: v.nullish(v.number(), null),
  created_at: v.optional(v.string(), '1970-01-01T00:00:00.000Z'),
  updated_at: v.nullish(v.string()),
  published_at: dateTime,
  first_published_at: dateTime,
})

/** Replaces the published version if it equals the draft. Most stories have no unpublished changes. */
const sameAsDraft = 'draft'

/** A story as it is stored; draft and published version are one object where they are equal. */
export const storyRecordSchema = v.pipe(
  v.object({
    draft: storedStorySchema,
    published: v.nullable(v.union([v.literal(sameAsDraft), storedStorySchema])),
  }),
  v.transform(({ draft, published }) => ({
    draft,
    published: published === sameAsDraft ? draft : published,
  })),
)

const dimensionSchema = v.looseObject({ id: v.number(), name: v.string(), entry_value: v.string() })

const datasourceEntrySchema = v.object({
  id: v.number(),
  name: v.string(),
  value: v.string(),
  dimension_values: v.optional(v.record(v.string(), v.string()), {}),
})

export const datasourceSchema = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  dimensions: v.optional(v.array(dimensionSchema), []),
  entries: v.array(datasourceEntrySchema),
})

const token = v.pipe(v.string(), v.nonEmpty())

/** The small value that every request reads: who may read the space, and which state of it is current. */
export const spaceMetaSchema = v.object({
  id: v.number(),
  name: v.string(),
  domain: v.string(),
  version: v.number(),
  language_codes: v.array(v.string()),
  tokens: v.object({ public: token, preview: token }),
  chunks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  revision: v.string(),
})

/** A story as a seed writes it; omitted fields get Storyblok's defaults. */
export type StoredStory = v.InferInput<typeof storedStorySchema>
export type StoryRecord = { readonly draft: StoredStory; readonly published: StoredStory | null }
export type Datasource = v.InferInput<typeof datasourceSchema>
/** A story as it was read and validated. */
export type LoadedStory = v.InferOutput<typeof storedStorySchema>
export type LoadedRecord = v.InferOutput<typeof storyRecordSchema>
export type LoadedDatasource = v.InferOutput<typeof datasourceSchema>
export type SpaceMeta = v.InferOutput<typeof spaceMetaSchema>

/** A whole space; `version` is its content version (`cv`) and rises with every change. */
export type SpaceSeed = Omit<SpaceMeta, 'chunks' | 'revision'> & {
  readonly stories: readonly StoryRecord[]
  readonly datasources: readonly Datasource[]
}

/** Bytes of a value that KV takes (https://developers.cloudflare.com/kv/platform/limits/). */
export const MOST_VALUE = 25 * 1024 * 1024

export type SpaceEntry = { readonly key: string; readonly value: string }

const CHUNK_STORIES = 100
const CHUNK_CHARACTERS = 2_000_000

/** KV keys of a space. */
export const spaceKey = (id: number) => `embedded/${id}/space`
export const storiesKey = (id: number, chunk: number) => `embedded/${id}/stories/${chunk}`
export const datasourcesKey = (id: number) => `embedded/${id}/datasources`

/** Serialised records in chunks of at most 100 stories and (unless one story alone is larger) 2 million characters. */
function chunksOf(records: readonly string[]): string[] {
  const chunks: string[][] = []
  let size = 0
  for (const record of records) {
    const last = chunks.at(-1)
    const isFull = !last || last.length >= CHUNK_STORIES || size + record.length > CHUNK_CHARACTERS
    if (isFull) chunks.push([record])
    else last.push(record)
    size = isFull ? record.length : size + record.length
  }
  return chunks.map(chunk => `[${chunk.join(',')}]`)
}

/** The text of a story in its chunk. The published content is written only where it differs from the draft. */
export function recordText({ draft, published }: StoryRecord): string {
  const [text, publishedText] = [storyText(draft).text, published && storyText(published).text]
  return `{"draft":${text},"published":${publishedText === text ? JSON.stringify(sameAsDraft) : publishedText}}`
}

const recordRevision = ({ draft, published }: StoryRecord): string =>
  `${storyText(draft).revision} ${published && storyText(published).revision}`

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Why KV would not take entries; undefined where it does. */
export function valueRefusal(entries: readonly SpaceEntry[]): string | undefined {
  // A character has at most three bytes for each of its UTF-16 units.
  const large = entries.find(({ value }) => value.length * 3 > MOST_VALUE && bytesOf(value) > MOST_VALUE)
  return large && `${large.key} would have more than ${MOST_VALUE} bytes, which the store does not take`
}

/**
 * The KV entries of a space. Put them in order: `space` is last and names the revision of the others, so that a reader never reads
 * half a space as a whole one. Stories nested too deep to be delivered are left out.
 */
export function spaceEntries(seed: SpaceSeed): SpaceEntry[] {
  const { stories, datasources, ...meta } = seed
  const chunks = chunksOf(stories.map(recordText))
  const sources = JSON.stringify(datasources)
  const revision = revisionOf([...stories.map(recordRevision), sources].join(' '))
  const state = (body: string) => `{"revision":"${revision}","body":${body}}`
  return [
    ...chunks.map((chunk, index) => ({ key: storiesKey(seed.id, index), value: state(chunk) })),
    { key: datasourcesKey(seed.id), value: state(sources) },
    { key: spaceKey(seed.id), value: JSON.stringify({ ...meta, chunks: chunks.length, revision }) },
  ]
}
