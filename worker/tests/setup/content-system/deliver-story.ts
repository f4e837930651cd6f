import { editableComment } from '../../../core/content/editable.ts'
import type { LoadedStory, SpaceSeed } from '../../../core/content/space-schema.ts'
import { languageChain, translatedFields } from '../../../core/content/translate.ts'
import { copyTree, type JsonObject } from '../../../core/content/tree.ts'
import { trimSlug } from '../../../core/request/site/slugs.ts'
import { type StoryTable, tableOf } from './story-table.ts'

/** Options that all stories of one answer share. */
export interface Delivery {
  readonly space: SpaceSeed
  readonly table: StoryTable
  readonly version: 'draft' | 'published'
  /** A code of the space, or `default`. */
  readonly language: string
  /** Fields at the root of the content. */
  readonly excludedFields: readonly string[]
}

export type DeliveredStory = JsonObject & { readonly uuid: string; readonly content: JsonObject }

/** The slug of a folder's start page ends in a slash. */
const slugOf = (story: LoadedStory, slug: string) =>
  story.is_startpage ? `${trimSlug(slug)}/` : trimSlug(slug)

export const defaultSlug = (story: LoadedStory): string => slugOf(story, story.full_slug)

export const translatedPath = (story: LoadedStory, language: string): string => {
  const own = story.translated_slugs?.find(({ lang }) => lang === language)?.path
  return slugOf(story, own || story.full_slug)
}

/** `full_slug` as delivered: with the language in front, except in the default language. */
export const deliveredSlug = (story: LoadedStory, language: string): string =>
  language === 'default' ? defaultSlug(story) : `${language}/${translatedPath(story, language)}`

/** The slugs in all languages but the default one; without a translation they are the default one's. */
const translatedSlugs = (story: LoadedStory, codes: readonly string[]) =>
  codes.map(lang => ({
    path: translatedPath(story, lang),
    name: null,
    lang,
    published: null,
    ...story.translated_slugs?.find(slug => slug.lang === lang),
  }))

/** The other stories of the group: translations that stand in folders of their own. */
const alternatesOf = (story: LoadedStory, { space, table }: Delivery) =>
  story.group_id
    ? tableOf(space, 'draft')
        .stories.filter(({ group_id, id }) => group_id === story.group_id && id !== story.id)
        .map(other => ({
          id: other.id,
          name: other.name,
          slug: other.slug,
          published: table.byUuid.has(other.uuid),
          full_slug: defaultSlug(other),
          is_folder: false,
          parent_id: other.parent_id ?? 0,
        }))
    : []

function deliverContent(story: LoadedStory, delivery: Delivery): JsonObject {
  const languages = languageChain(delivery.language, 'default')
  const editing = { spaceId: delivery.space.id, storyId: story.id }
  return copyTree(story.content, node => {
    const excluded = node === story.content ? delivery.excludedFields : []
    const fields = translatedFields(node, languages).filter(([name]) => !excluded.includes(name))
    const comment = delivery.version === 'draft' ? editableComment(node, editing) : null
    return comment === null ? fields : [...fields, ['_editable', comment] as const]
  })
}

/**
 * A story as the delivery API answers it: in one language, and with its address in it.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object
 */
export function deliverStory(story: LoadedStory, delivery: Delivery): DeliveredStory {
  const { is_folder: _, ...fields } = story
  const { space, table, language } = delivery
  return {
    ...fields,
    updated_at: story.updated_at ?? story.published_at ?? story.created_at,
    content: deliverContent(story, delivery),
    full_slug: deliveredSlug(story, language),
    parent_id: story.parent_id ?? 0,
    alternates: alternatesOf(story, delivery),
    default_full_slug: table.hasTranslatedSlugs ? defaultSlug(story) : null,
    translated_slugs: table.hasTranslatedSlugs ? translatedSlugs(story, space.language_codes) : null,
    lang: language,
  }
}
