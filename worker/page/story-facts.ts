import type { Defaults } from '../content/types/defaults.ts'
import { pageContentOf } from '../content/types/page.ts'
import type { Story } from '../content/types/story.ts'
import type { Site } from '../visitor/site.ts'
import type { Alternate, Revisioned } from './facts.ts'
import { storyPath } from './links.ts'
import type { PageMeta } from './model.ts'

interface StoryFacts {
  readonly alternates: Revisioned<readonly Alternate[]>
  readonly meta: Revisioned<PageMeta>
}

const revised = <T>(value: T): Revisioned<T> => ({ value, revision: JSON.stringify(value) })

/** The languages a story exists in, the default one first, with the path of each. */
function alternatesOf(
  { default_full_slug, full_slug, translated_slugs }: Story,
  site: Site,
): readonly Alternate[] {
  const standard = { language: site.defaultLanguage, href: storyPath(default_full_slug ?? full_slug, site) }
  const others = (translated_slugs ?? []).filter(
    ({ lang, published }) =>
      site.languages.includes(lang) && lang !== site.defaultLanguage && published !== false,
  )
  return [
    standard,
    ...others.map(({ lang, path }) => ({ language: lang, href: storyPath(`${lang}/${path}`, site) })),
  ]
}

function metaOf(story: Story, defaults: Defaults): PageMeta {
  const { seoTitle, seoDescription, noindex, preloadImage, shareImage, pageColor } = pageContentOf(story)
  const title =
    seoTitle ?? story.translated_slugs?.find(({ lang }) => lang === story.lang)?.name ?? story.name
  return {
    title: title.includes(defaults.siteName) ? title : `${title} | ${defaults.siteName}`,
    description: seoDescription ?? defaults.seoDescription ?? title,
    robots: noindex ? 'noindex' : 'index',
    ...(preloadImage && { preload: preloadImage.filename }),
    ...(shareImage && { shareImage: shareImage.filename }),
    ...(pageColor && { pageColor }),
  }
}

const known = new WeakMap<Story, { readonly defaults: Defaults; readonly facts: StoryFacts }>()

/** What a story says about its page rather than on it. Made once for each version of the story. */
export function storyFactsOf(story: Story, defaults: Defaults, site: Site): StoryFacts {
  const before = known.get(story)
  if (before?.defaults === defaults) return before.facts
  const facts = { alternates: revised(alternatesOf(story, site)), meta: revised(metaOf(story, defaults)) }
  known.set(story, { defaults, facts })
  return facts
}
