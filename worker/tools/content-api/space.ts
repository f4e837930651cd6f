import * as v from 'valibot'
import { revisionOf } from '../../core/base/caching/validity.ts'
import { type SpaceSeed, type StoryRecord, spaceSchema } from '../../core/content/space-schema.ts'
import { recordsText, sizeOf } from './story-records.ts'
import { storyText } from './story-text.ts'

/** The small value that every request reads: who may read the space, and which state of it is current. */
export const spaceMetaSchema = v.object({
  ...spaceSchema.entries,
  chunks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  revision: v.string(),
})

export type SpaceMeta = v.InferOutput<typeof spaceMetaSchema>

/** Bytes of a value that KV takes (https://developers.cloudflare.com/kv/platform/limits/). */
export const MOST_VALUE = 25 * 1024 * 1024

export type SpaceEntry = { readonly key: string; readonly value: string }

const CHUNK_STORIES = 100
const CHUNK_CHARACTERS = 2_000_000

/** KV keys of a space. */
export const spaceKey = (id: number) => `embedded/${id}/space`
export const storiesKey = (id: number, chunk: number) => `embedded/${id}/stories/${chunk}`
export const datasourcesKey = (id: number) => `embedded/${id}/datasources`

/** Stories in chunks of at most 100 and (unless one story alone is larger) 2 million characters. */
function chunksOf(stories: readonly StoryRecord[]): (readonly StoryRecord[])[] {
  const chunks: StoryRecord[][] = []
  let size = 0
  for (const story of stories) {
    const last = chunks.at(-1)
    const own = sizeOf(story)
    const isFull = !last || last.length >= CHUNK_STORIES || size + own > CHUNK_CHARACTERS
    if (isFull) chunks.push([story])
    else last.push(story)
    size = isFull ? own : size + own
  }
  return chunks
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
  const chunks = chunksOf(stories).map(recordsText)
  const sources = JSON.stringify(datasources)
  const revision = revisionOf([...stories.map(recordRevision), sources].join(' '))
  const state = (body: string) => `{"revision":"${revision}","body":${body}}`
  return [
    ...chunks.map(({ records, contents }, index) => ({
      key: storiesKey(seed.id, index),
      value: [state(`[${records.join(',')}]`), ...contents].join('\n'),
    })),
    { key: datasourcesKey(seed.id), value: state(sources) },
    { key: spaceKey(seed.id), value: JSON.stringify({ ...meta, chunks: chunks.length, revision }) },
  ]
}
