import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SpaceSeed, StoryRecord } from '../../worker/core/content/space-schema.ts'

/** Digests of the files' content. */
const notes = v.object({
  /** Digests of each story. */
  stories: v.array(v.string()),
  /** For each story and each space, the data without its content: its place and names. */
  frames: v.array(v.string()),
})

const fileIn = (state: string) => join(state, 'seeded-stories.json')
const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64')

const storyFrame = ({ draft, published }: StoryRecord) => ({
  draft: { ...draft, content: undefined },
  published: published && { ...published, content: undefined },
})
const spaceFrame = (space: SpaceSeed) => ({ ...space, stories: space.stories.length })

/** Records the current state of the stories' files. */
export function storeSeeded(state: string, seeds: readonly SpaceSeed[]): void {
  const stories = seeds.flatMap(seed => seed.stories)
  const digests = {
    stories: stories.map(digestOf),
    frames: [...stories.map(storyFrame), ...seeds.map(spaceFrame)].map(digestOf),
  }
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), JSON.stringify(digests))
}

function readNoted(state: string): v.InferOutput<typeof notes> {
  try {
    return v.parse(notes, JSON.parse(readFileSync(fileIn(state), 'utf8')))
  } catch {
    return { stories: [], frames: [] }
  }
}

/** The changes of the files since they were recorded; without a record, all count as edited. */
export interface SeedEdits {
  /** Whether a story was edited. */
  readonly isEdited: (story: StoryRecord) => boolean
  /**
   * Whether all edits concern the content of stories: none was moved, added or removed, and the rest of the spaces is unchanged.
   */
  readonly areOfContent: (seeds: readonly SpaceSeed[]) => boolean
}

/** Compares stories with the digests that were recorded under `state`. */
export function editsSince(state: string): SeedEdits {
  const noted = readNoted(state)
  const [stories, frames] = [new Set(noted.stories), new Set(noted.frames)]
  return {
    isEdited: story => !stories.has(digestOf(story)),
    areOfContent: seeds =>
      seeds.every(
        seed =>
          frames.has(digestOf(spaceFrame(seed))) &&
          seed.stories.every(story => frames.has(digestOf(storyFrame(story)))),
      ),
  }
}
