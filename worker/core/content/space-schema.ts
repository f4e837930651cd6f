import * as v from 'valibot'

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

export const spaceSchema = v.object({
  id: v.number(),
  name: v.string(),
  domain: v.string(),
  version: v.number(),
  language_codes: v.array(v.string()),
  tokens: v.object({ public: token, preview: token }),
})

/** A story as a seed writes it; omitted fields get Storyblok's defaults. */
export type StoredStory = v.InferInput<typeof storedStorySchema>
export type StoryRecord = { readonly draft: StoredStory; readonly published: StoredStory | null }
export type Datasource = v.InferInput<typeof datasourceSchema>
/** A story as it was read and validated. */
export type LoadedStory = v.InferOutput<typeof storedStorySchema>
export type LoadedDatasource = v.InferOutput<typeof datasourceSchema>

/** A whole space; `version` is its content version (`cv`) and rises with every change. */
export type SpaceSeed = v.InferOutput<typeof spaceSchema> & {
  readonly stories: readonly StoryRecord[]
  readonly datasources: readonly Datasource[]
}
