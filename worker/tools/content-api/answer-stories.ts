import type { LoadedStory } from '../../core/content/space-schema.ts'
import { languageIn } from '../../core/content/translate.ts'
import { splitLanguage } from '../../core/request/site/slugs.ts'
import { type Delivery, deliverStory } from './deliver-story.ts'
import type { Call } from './endpoint.ts'
import { pageOf } from './paging.ts'
import type { StoriesParameters, StoryParameters } from './parameters.ts'
import { answer, failures, type Reply } from './reply.ts'
import { resolveReferences } from './resolve.ts'
import { searchWords, sortByRelevance } from './search-term.ts'
import type { Snapshot } from './snapshot.ts'
import { sortStories } from './sort.ts'
import { filterStories } from './story-filters.ts'
import { findStory } from './story-lookup.ts'

function deliveryOf(
  snapshot: Snapshot,
  parameters: StoryParameters | StoriesParameters,
  language: string,
): Delivery {
  return {
    snapshot,
    version: parameters.version,
    language,
    fallback: languageIn(snapshot.space.language_codes, parameters.fallback_lang),
    excludingFields: parameters.excluding_fields,
    excludingStoryFields: parameters.excluding_story_fields,
  }
}

/** `/cdn/stories/{slug, id or uuid}` */
export function answerStory({ snapshot, parameters, path }: Call<StoryParameters>): Reply {
  const { space } = snapshot
  const wanted = {
    path,
    findBy: parameters.find_by,
    language: languageIn(space.language_codes, parameters.language),
  }
  const found = findStory(snapshot, snapshot[parameters.version], wanted)
  const types = parameters.content_type
  if (!found || !(types.length === 0 || types.some(type => type === found.story.content.component)))
    return failures.notFound
  const delivery = deliveryOf(snapshot, parameters, found.language)
  const story = deliverStory(found.story, delivery)
  const references = resolveReferences({ stories: [story], delivery, parameters: parameters })
  return answer({ story, cv: space.version, ...references })
}

/**
 * The requested language, and the folder in it: `starts_with=en/blog` is `blog` in English, and `en/*` everything in English.
 */
function folderOf(parameters: StoriesParameters, codes: readonly string[]) {
  const starts_with = parameters.starts_with.replace(/\*$/, '')
  const language = languageIn(codes, parameters.language)
  if (starts_with.startsWith('[default]/'))
    return { language: 'default', starts_with: starts_with.slice('[default]/'.length) }
  const prefixed = language === 'default' ? splitLanguage(starts_with, codes) : null
  return prefixed ? { language: prefixed.language, starts_with: prefixed.rest } : { language, starts_with }
}

/** Sorts by the query's rules, by the order of its uuids, or by relevance; otherwise in the order of the space. */
function order(stories: readonly LoadedStory[], parameters: StoriesParameters, language: string) {
  const { sort_by, by_uuids_ordered, search_term } = parameters
  if (sort_by.length > 0) return sortStories(stories, sort_by)
  if (by_uuids_ordered.length > 0) {
    const ranks = new Map([...by_uuids_ordered].reverse().map((uuid, index) => [uuid, -index]))
    return stories.toSorted((a, b) => (ranks.get(a.uuid) ?? 0) - (ranks.get(b.uuid) ?? 0))
  }
  const words = searchWords(search_term)
  return words.length > 0 ? sortByRelevance(stories, language, words) : stories
}

/** `/cdn/stories` */
export function answerStories({ snapshot, parameters }: Call<StoriesParameters>): Reply {
  const { language, starts_with } = folderOf(parameters, snapshot.space.language_codes)
  const delivery = deliveryOf(snapshot, parameters, language)
  const passed = filterStories(snapshot[parameters.version].stories, { ...parameters, starts_with }, language)
  const { items, paging } = pageOf(order(passed, parameters, language), parameters)
  const stories = items.map(story => deliverStory(story, delivery))
  const references = resolveReferences({ stories, delivery, parameters: parameters })
  return answer({ stories, cv: snapshot.space.version, ...references }, paging)
}
