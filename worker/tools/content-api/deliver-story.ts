import { editableComment } from '../../core/content/editable.ts'
import type { LoadedStory } from '../../core/content/space-schema.ts'
import { languageChain, translatedFields } from '../../core/content/translate.ts'
import { copyTree, type JsonObject } from '../../core/content/tree.ts'
import { alternatesOf } from './alternates.ts'
import { folderIdOf } from './folders.ts'
import type { Snapshot } from './snapshot.ts'
import { groupOf } from './story-group.ts'
import { defaultSlug, deliveredSlug, translatedSlugs } from './story-slugs.ts'

/** Options that all stories of one answer share. */
export type Delivery = {
  readonly snapshot: Snapshot
  readonly version: 'draft' | 'published'
  readonly language: string
  readonly fallback: string
  readonly excludingFields: readonly string[]
  readonly excludingStoryFields: readonly string[]
}

export type DeliveredStory = JsonObject & { readonly uuid: string; readonly content: JsonObject }

/** https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories */
const EXCLUDABLE = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
])

/** The content in one language, without excluded fields at its root, and with the editor's marks in a draft. */
export function deliverContent(story: LoadedStory, delivery: Delivery): JsonObject {
  const languages = languageChain(delivery.language, delivery.fallback)
  const editing = { spaceId: delivery.snapshot.space.id, storyId: story.id }
  const { content } = story
  return copyTree(content, node => {
    const excluded = node === content ? delivery.excludingFields : []
    const fields = translatedFields(node, languages).filter(
      ([name]) => name !== '_editable' && !excluded.includes(name),
    )
    const comment = delivery.version === 'draft' ? editableComment(node, editing) : null
    return comment === null ? fields : [...fields, ['_editable', comment] as const]
  })
}

/**
 * A story as the delivery API answers it: in one language, and with its address in it.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object
 */
export function deliverStory(story: LoadedStory, delivery: Delivery): DeliveredStory {
  const { is_folder: _, content: __, ...fields } = story
  const { snapshot } = delivery
  const { space, folders, hasTranslatedSlugs } = snapshot
  const delivered = {
    ...fields,
    updated_at: story.updated_at ?? story.published_at ?? story.created_at,
    content: deliverContent(story, delivery),
    full_slug: deliveredSlug(story, delivery.language),
    parent_id: folderIdOf(story, folders) ?? 0,
    group_id: groupOf(story),
    alternates: alternatesOf(story, snapshot),
    default_full_slug: hasTranslatedSlugs ? defaultSlug(story) : null,
    translated_slugs: hasTranslatedSlugs ? translatedSlugs(story, space.language_codes) : null,
    lang: delivery.language,
  }
  const isKept = ([name]: [string, unknown]) =>
    !(delivery.excludingStoryFields.includes(name) && EXCLUDABLE.has(name))
  // The type does not name the excludable fields.
  return Object.fromEntries(Object.entries(delivered).filter(isKept)) as DeliveredStory
}
