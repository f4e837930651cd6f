import { memoize } from '../base/caching/memoize.ts'
import type { Revisioned } from '../base/caching/validity.ts'
import type { Defaults } from '../content/types/defaults.ts'
import { originalSlug, type Story, translationsOf } from '../content/types/story.ts'
import { storyPath } from '../request/site/links.ts'
import type { Site } from '../request/site/site.ts'
import { toolParametersIn } from './choice.ts'
import type { Alternate, PageMeta } from './model.ts'
import { metaOf } from './page-meta.ts'

export interface StoryFacts {
  readonly alternates: Revisioned<readonly Alternate[]>
  readonly meta: Revisioned<PageMeta>
  /** Parameters of the tools on the page. */
  readonly toolParameters: readonly string[]
}

const revised = <T>(value: T): Revisioned<T> => ({ value, revision: JSON.stringify(value) })

/**
 * The languages in which a story exists, the default one first, with the path of each. Where a cookie chooses the language, all share the path
 * of the default one: a translation's own path would be found only with its cookie.
 */
export function alternatesOf(story: Story, site: Site): readonly Alternate[] {
  const standard = { language: site.defaultLanguage, href: storyPath(originalSlug(story), site) }
  const others = translationsOf(story).filter(
    ({ lang }) => site.languages.includes(lang) && lang !== site.defaultLanguage,
  )
  return [
    standard,
    ...others.map(({ lang, path }) => ({
      language: lang,
      href: site.localeStrategy === 'no_prefix' ? standard.href : storyPath(`${lang}/${path}`, site),
    })),
  ]
}

/** The facts about a story's page that its body does not show. Made once for each version of the story on each site. */
export const storyFactsOf = memoize(
  (story: Story, defaults: Defaults, site: Site): StoryFacts => ({
    alternates: revised(alternatesOf(story, site)),
    meta: revised(metaOf(story, defaults, site)),
    toolParameters: toolParametersIn(story.content),
  }),
)
