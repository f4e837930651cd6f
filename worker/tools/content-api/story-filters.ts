import type { LoadedStory } from '../../core/content/space-schema.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'
import { parseDate } from './dates.ts'
import { anyContent } from './filter-query.ts'
import { matchesWildcard } from './matches-wildcard.ts'
import type { StoriesParameters } from './parameters.ts'
import { hasWords, searchWords } from './search-term.ts'
import { componentOf } from './story-records.ts'
import { defaultSlug, knownSlugs } from './story-slugs.ts'

type StoryTest = (story: LoadedStory) => boolean
/** Makes the test for a parameter; null if the parameter is not set. */
type Filter = (parameters: StoriesParameters, language: string) => StoryTest | null

const DATES = ['published_at', 'first_published_at', 'updated_at'] as const

/** A test for a list that was given; none for an empty one. */
const whenListed = <Item>(items: readonly Item[], test: StoryTest) => (items.length > 0 ? test : null)

const hasSlug = (slugs: readonly string[], language: string): StoryTest => {
  const patterns = slugs.map(slug => slug.replace(/^\/+/, ''))
  return story =>
    knownSlugs(story, language).some(slug => patterns.some(pattern => matchesWildcard(slug, pattern)))
}

const levelOf = (story: LoadedStory) => trimSlug(defaultSlug(story)).split('/').length

const comparisons = {
  gt: (time: number, limit: number) => time > limit,
  gte: (time: number, limit: number) => time >= limit,
  lt: (time: number, limit: number) => time < limit,
  lte: (time: number, limit: number) => time <= limit,
} as const
const COMPARISONS = ['gt', 'gte', 'lt', 'lte'] as const

/** How a date of the story compares with a moment; a story without the date does not pass. */
const dateFilter =
  (field: (typeof DATES)[number], comparison: (typeof COMPARISONS)[number]): Filter =>
  parameters => {
    const limit = parameters[`${field}_${comparison}`]
    if (limit === null) return null
    return story => {
      const time = parseDate(story[field] ?? '')
      return time !== null && comparisons[comparison](time, limit)
    }
  }

/**
 * Matches no story: a stored space has no workflow stages, terms of taxonomies, or variants of the content system's own
 * experiments.
 */
const nothing: StoryTest = () => false

/** https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories */
const filters: readonly Filter[] = [
  () => story => !story.is_folder,
  ({ starts_with }, language) => {
    const start = starts_with.replace(/^\/+/, '')
    return start === '' ? null : story => knownSlugs(story, language).some(slug => slug.startsWith(start))
  },
  ({ by_slugs }, language) => whenListed(by_slugs, hasSlug(by_slugs, language)),
  ({ excluding_slugs }, language) => {
    const isExcluded = hasSlug(excluding_slugs, language)
    return whenListed(excluding_slugs, story => !isExcluded(story))
  },
  ({ by_uuids }) => whenListed(by_uuids, story => by_uuids.includes(story.uuid)),
  ({ by_uuids_ordered }) => whenListed(by_uuids_ordered, story => by_uuids_ordered.includes(story.uuid)),
  ({ by_ids }) => whenListed(by_ids, story => by_ids.includes(story.id)),
  ({ excluding_ids }) => whenListed(excluding_ids, story => !excluding_ids.includes(story.id)),
  ({ content_type }) =>
    whenListed(content_type, story => content_type.some(type => type === componentOf(story))),
  ({ with_tag }) => whenListed(with_tag, story => story.tag_list.some(tag => with_tag.includes(tag))),
  ({ is_startpage }) => (is_startpage === null ? null : story => story.is_startpage === is_startpage),
  ({ level }) => (level === 0 ? null : story => !story.is_startpage && levelOf(story) === level),
  ({ search_term }, language) => {
    const words = searchWords(search_term)
    return whenListed(words, story => hasWords(story, language, words))
  },
  ({ filter_query }) => (filter_query === anyContent ? null : story => filter_query(story.content)),
  ...DATES.flatMap(field => COMPARISONS.map(comparison => dateFilter(field, comparison))),
  ({ in_workflow_stages }) => whenListed(in_workflow_stages, nothing),
  ({ only_variants }) => (only_variants ? nothing : null),
  ({ by_taxonomy_term_ids }) => whenListed(by_taxonomy_term_ids, nothing),
  ({ by_taxonomy_term_names }) => whenListed(by_taxonomy_term_names, nothing),
]

/** The stories that pass all filters of the query, in their order. */
export function filterStories(
  stories: readonly LoadedStory[],
  parameters: StoriesParameters,
  language: string,
): LoadedStory[] {
  const tests = filters.flatMap(filter => filter(parameters, language) ?? [])
  return stories.filter(story => tests.every(test => test(story)))
}
