import * as v from 'valibot'
import { languageCode } from '../../core/request/site/language-code.ts'
import type { StoriesChange } from '../content-api/change-space.ts'
import type { StoryVersions } from '../content-api/stored-space.ts'
import { translatedPath } from '../content-api/story-slugs.ts'
import { slug } from './posted-json.ts'

const empty = v.literal('')

/** Name and slug of a story in other languages, as the editor sends them; an empty one means the default language's. */
export const translations = v.array(
  v.object({
    lang: languageCode,
    name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    path: v.union([empty, slug]),
  }),
)

type Translations = v.InferOutput<typeof translations>

/** Whether another story has one of these slugs in its language. */
const isTaken = (stories: readonly StoryVersions[], id: number, wanted: Translations) =>
  stories.some(({ draft }) =>
    wanted.some(({ lang, path }) => draft.id !== id && path !== '' && translatedPath(draft, lang) === path),
  )

/**
 * Sets a story's names and slugs in other languages, for editors and visitors; a language without both is not translated. Leaves the
 * stories unchanged if another story has a slug.
 */
export const translate =
  (id: number, wanted: Translations): StoriesChange =>
  stories => {
    if (isTaken(stories, id, wanted)) return stories
    const given = wanted.filter(({ name, path }) => name || path)
    return stories.map(story => {
      const { draft, published } = story
      if (draft.id !== id) return story
      const translated_slugs = given.map(({ lang, name, path }) => ({
        ...{ lang, name: name || null, path: path || draft.full_slug },
        published: true,
      }))
      return {
        draft: { ...draft, translated_slugs },
        published: published && { ...published, translated_slugs },
      }
    })
  }
