import { isObject } from '../../../../blocks/_kit/fields/is-object.ts'
import type { LoadedStory, SpaceSeed } from '../../../core/content/space-schema.ts'
import { splitLanguage, trimSlug } from '../../../core/request/site/slugs.ts'
import { defaultSlug, deliveredSlug, translatedPath } from './deliver-story.ts'
import type { Parameters } from './parameters.ts'
import { type StoryTable, tableOf } from './story-table.ts'

interface Wanted {
  readonly codes: readonly string[]
  readonly path: string
  readonly language: string
}

const inLanguage = ({ byTranslatedPath, bySlug }: StoryTable, language: string, slug: string) =>
  byTranslatedPath.get(`${language}/${slug}`) ?? bySlug.get(slug)

/**
 * A story by its id, or by its full slug: translated or not, with its language in front or not.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story
 */
export function findStory(
  table: StoryTable,
  { codes, path, language }: Wanted,
): { readonly story: LoadedStory; readonly language: string } | undefined {
  const slug = trimSlug(path)
  const byId = table.stories.find(({ id }) => String(id) === slug)
  if (byId) return { story: byId, language }
  const prefixed = splitLanguage(slug, codes)
  const translated = prefixed && inLanguage(table, prefixed.language, trimSlug(prefixed.rest))
  if (translated)
    return { story: translated, language: language === 'default' ? prefixed.language : language }
  const story = inLanguage(table, language, slug)
  return story && { story, language }
}

/** The value at `experimentMetaData.0.experimentId`. */
function valueAt(content: unknown, field: string): unknown {
  let value = content
  for (const name of field.split('.')) {
    if (Array.isArray(value)) value = value[Number(name)]
    else value = isObject(value) ? value[name] : undefined
  }
  return value
}

const timeOf = (text: string | null) => (text === null ? Number.NaN : Date.parse(text))

/** The stories that pass all filters of the query, in the order of the space or of `sort_by`. */
export function findStories(
  { stories }: StoryTable,
  { starts_with, content_type, by_uuids, by_ids, published_at_gt, filters, sort_by }: Parameters,
  language: string,
): readonly LoadedStory[] {
  // A time without a zone is in UTC.
  const after = published_at_gt === undefined ? undefined : timeOf(`${published_at_gt.replace(' ', 'T')}Z`)
  const slugsOf = (story: LoadedStory) => [
    defaultSlug(story),
    translatedPath(story, language),
    deliveredSlug(story, language),
  ]
  const found = stories.filter(
    story =>
      slugsOf(story).some(slug => slug.startsWith(starts_with)) &&
      (content_type === undefined || content_type === story.content.component) &&
      (by_uuids === undefined || by_uuids.includes(story.uuid)) &&
      (by_ids === undefined || by_ids.includes(String(story.id))) &&
      (after === undefined || timeOf(story.published_at) > after) &&
      filters.every(({ field, values }) => values.includes(String(valueAt(story.content, field)))),
  )
  if (!sort_by) return found
  const [field, direction] = sort_by.split(':')
  const sign = direction === 'desc' ? -1 : 1
  const keyOf = (story: LoadedStory) => valueAt(story, field!)
  return found.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * String(a ?? '').localeCompare(String(b ?? ''), 'en')
  })
}

/**
 * A link: the data of a story for a menu or sitemap.
 * https://www.storyblok.com/docs/api/content-delivery/v2/links/the-link-object
 */
export const linkOf = (story: LoadedStory, space: SpaceSeed) => ({
  id: story.id,
  uuid: story.uuid,
  slug: defaultSlug(story),
  path: story.path,
  parent_id: story.parent_id,
  name: story.name,
  is_folder: false,
  published: tableOf(space, 'published').byUuid.has(story.uuid),
  is_startpage: story.is_startpage,
  position: story.position,
  real_path: `/${trimSlug(story.path ?? '') || defaultSlug(story)}`,
  ...(space.language_codes.length && {
    alternates: space.language_codes.map(lang => {
      const own = story.translated_slugs?.find(slug => slug.lang === lang)
      const path = translatedPath(story, lang)
      const [name, published] = [own?.name ?? story.name, own?.published ?? false]
      return { lang, path, name, published, translated_slug: path }
    }),
  }),
})
