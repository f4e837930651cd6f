import type { Defaults } from '../content/types/defaults.ts'
import type { Story } from '../content/types/story.ts'
import { trimSlug } from '../content-api/slugs.ts'
import type { Site } from '../visitor/site.ts'
import type { Alternate, Revisioned } from './facts.ts'
import { storyPath } from './links.ts'
import type { PageMeta } from './model.ts'
import { metaOf } from './page-meta.ts'

export interface StoryFacts {
  readonly alternates: Revisioned<readonly Alternate[]>
  readonly meta: Revisioned<PageMeta>
}

const revised = <T>(value: T): Revisioned<T> => ({ value, revision: JSON.stringify(value) })

/** The languages a story exists in, the default one first, with the path of each. */
export function alternatesOf(
  { default_full_slug, full_slug, translated_slugs }: Story,
  site: Site,
): readonly Alternate[] {
  const original = default_full_slug ?? full_slug
  const standard = { language: site.defaultLanguage, href: storyPath(original, site) }
  const others = (translated_slugs ?? []).filter(
    ({ lang, published, name, path }) =>
      site.languages.includes(lang) &&
      lang !== site.defaultLanguage &&
      published !== false &&
      // The delivery API lists every language of the space; one that nobody translated to has no name and no path of its own.
      (name || trimSlug(path) !== trimSlug(original)),
  )
  return [
    standard,
    ...others.map(({ lang, path }) => ({ language: lang, href: storyPath(`${lang}/${path}`, site) })),
  ]
}

const known = new WeakMap<Story, { readonly defaults: Defaults; readonly facts: StoryFacts }>()

/** What a story says about its page rather than on it. Made once for each version of the story. */
export function storyFactsOf(story: Story, defaults: Defaults, site: Site): StoryFacts {
  const before = known.get(story)
  if (before?.defaults === defaults) return before.facts
  const facts = {
    alternates: revised(alternatesOf(story, site)),
    meta: revised(metaOf(story, defaults, site)),
  }
  known.set(story, { defaults, facts })
  return facts
}
