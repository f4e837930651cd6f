import { isPhotograph, originalAddress } from '../../blocks/_kit/media-address.ts'
import { schema as heroSchema } from '../../blocks/hero/schema.ts'
import type { Defaults } from '../content/types/defaults.ts'
import { pageFields } from '../content/types/page-fields.ts'
import { readContent } from '../content/types/read-content.ts'
import { type Story, storyName } from '../content/types/story.ts'
import type { Site } from '../visitor/site.ts'
import type { Alternate, Revisioned } from './facts.ts'
import { storyPath } from './links.ts'
import type { PageMeta } from './model.ts'
import { bodyOf } from './templates/body-of.ts'

export interface StoryFacts {
  readonly alternates: Revisioned<readonly Alternate[]>
  readonly meta: Revisioned<PageMeta>
}

const revised = <T>(value: T): Revisioned<T> => ({ value, revision: JSON.stringify(value) })

const trimmed = (slug: string) => slug.replace(/^\/+|\/+$/g, '')

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
      (name || trimmed(path) !== trimmed(original)),
  )
  return [
    standard,
    ...others.map(({ lang, path }) => ({ language: lang, href: storyPath(`${lang}/${path}`, site) })),
  ]
}

/** The fields of the hero that the page opens with. */
function openingOf(story: Story, site: Site) {
  const [first] = bodyOf(story, story.lang === 'default' ? site.defaultLanguage : story.lang)
  return first?.component === 'hero' ? readContent(heroSchema.fields, first) : undefined
}

/** Heroes of these types show no picture. */
const plainHero = /^(basic|none)/

function metaOf(story: Story, defaults: Defaults, site: Site): PageMeta {
  const own = readContent(pageFields, story.content)
  const hero = openingOf(story, site)
  const title = own.seoTitle ?? storyName(story)
  const preload = own.preloadImage ?? (hero && !plainHero.test(hero.type) ? hero.image : undefined)
  return {
    title: title.includes(defaults.siteName) ? title : `${title} | ${defaults.siteName}`,
    description: own.seoDescription ?? hero?.subline ?? defaults.seoDescription ?? title,
    robots: own.noindex ? 'noindex' : 'index',
    // A photograph's address depends on the browser, which finds it as soon as the hero comes.
    ...(preload && !isPhotograph(preload.filename) && { preload: originalAddress(preload.filename) }),
    ...(own.shareImage && { shareImage: own.shareImage.filename }),
    ...(own.keepScroll && { keepScroll: true as const }),
    ...(own.pageColor && { pageColor: own.pageColor }),
  }
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
