import type { LoadedStory } from '../../core/content/space-schema.ts'
import { splitLanguage, trimSlug } from '../../core/request/site/slugs.ts'
import type { Snapshot, StoryIndex } from './snapshot.ts'

type FoundStory = { readonly story: LoadedStory; readonly language: string }

type Wanted = { readonly path: string; readonly findBy: string; readonly language: string }

const translatedOrDefault = (index: StoryIndex, language: string, slug: string) =>
  index.byTranslatedPath.get(`${language}/${slug}`) ?? index.bySlug.get(slug)

/** Finds a story by a slug with its language in front; the language wins over a folder of the same name. */
function findByPrefix(input: { index: StoryIndex; codes: readonly string[]; wanted: Wanted; slug: string }) {
  const prefixed = splitLanguage(input.slug, input.codes)
  const story = prefixed && translatedOrDefault(input.index, prefixed.language, trimSlug(prefixed.rest))
  const { language } = input.wanted
  return story ? { story, language: language === 'default' ? prefixed.language : language } : null
}

/**
 * The requested story: by uuid, by id, or by full slug, translated or not, with or without its language; `[default]/`
 * in front means no language. Null if there is none.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story
 */
export function findStory(snapshot: Snapshot, index: StoryIndex, wanted: Wanted): FoundStory | null {
  const { language } = wanted
  const found = (story: LoadedStory | undefined) => (story ? { story, language } : null)
  if (wanted.findBy === 'uuid') return found(index.byUuid.get(wanted.path))
  const slug = trimSlug(wanted.path)
  if (slug.startsWith('[default]/')) return found(index.bySlug.get(slug.slice('[default]/'.length)))
  const byId = /^\d+$/.test(slug) ? found(index.byId.get(Number(slug))) : null
  const codes = snapshot.space.language_codes
  return (
    byId ?? findByPrefix({ index, codes, wanted, slug }) ?? found(translatedOrDefault(index, language, slug))
  )
}
