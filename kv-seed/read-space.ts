import * as v from 'valibot'
import { issuesText } from '../worker/core/base/log/reason-of.ts'
import {
  datasourceSchema,
  type SpaceSeed,
  type StoredStory,
  spaceSchema,
  storedStorySchema,
} from '../worker/core/content/space-schema.ts'

/** The values of the JSON files in `kv-seed/`, by their paths in it. */
export type SeedFiles = ReadonlyMap<string, unknown>

/** The value of a file, without the defaults that its schema adds. Throws an error that names the file, the place in it, and the reason. */
function ensureFits<Schema extends v.GenericSchema>(path: string, value: unknown, schema: Schema) {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new Error(`kv-seed/${path}: ${issuesText(result.issues)}`)
  // It fits the schema.
  return value as v.InferInput<Schema>
}

function ensureUnique(stories: readonly StoredStory[], key: 'id' | 'uuid'): void {
  for (const [value, same] of Map.groupBy(stories, story => story[key]))
    if (same.length > 1)
      throw new Error(
        `${same.map(({ full_slug }) => full_slug).join(' and ')} have the same ${key}: ${value}`,
      )
}

const byPosition = (a: StoredStory, b: StoredStory) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id

/** The path of a story's file. */
export const storyPath = (space: string, slug: string): string => `${space}/stories/${slug}.json`

/**
 * A space from its files: `space.json`, one for each story in `stories/`, and one for each datasource in `datasources/`. A story without
 * `published_at` is not published. Throws an error that names the file, the place in it, and the reason.
 */
export function readSpace(files: SeedFiles, name: string): SpaceSeed {
  const filesIn = (folder: string) => [...files].filter(([path]) => path.startsWith(`${name}/${folder}/`))
  const stories = filesIn('stories')
    .map(([path, value]) => {
      const story = ensureFits(path, value, storedStorySchema)
      const own = storyPath(name, story.full_slug)
      if (path !== own) throw new Error(`kv-seed/${path}: the story at ${story.full_slug} belongs in ${own}`)
      return story
    })
    .toSorted(byPosition)
  ensureUnique(stories, 'id')
  ensureUnique(stories, 'uuid')
  const spacePath = `${name}/space.json`
  return {
    ...ensureFits(spacePath, files.get(spacePath), spaceSchema),
    stories: stories.map(story => ({ draft: story, published: story.published_at ? story : null })),
    datasources: filesIn('datasources')
      .map(([path, value]) => ensureFits(path, value, datasourceSchema))
      .toSorted((a, b) => a.id - b.id),
  }
}
