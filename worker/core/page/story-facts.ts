import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { readDocument } from '../../../blocks/_kit/fields/rich-text-document.ts'
import { isAnimation, isPhotograph, originalAddress } from '../../../blocks/_kit/media-address.ts'
import { message } from '../../../blocks/_kit/messages.ts'
import { paintedPicture } from '../../../blocks/_kit/painted-picture.ts'
import { schema as heroSchema } from '../../../blocks/hero/schema.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { Revisioned } from '../base/caching/validity.ts'
import { documentText, plainText, shortened } from '../content/plain-text.ts'
import { objectsOf } from '../content/tree.ts'
import type { Defaults } from '../content/types/defaults.ts'
import { isIndexable, listedUntil } from '../content/types/indexable.ts'
import { pageFields } from '../content/types/page.ts'
import { readContent } from '../content/types/read-content.ts'
import { originalSlug, type Story, storyName, translationsOf } from '../content/types/story.ts'
import { storyPath } from '../request/site/links.ts'
import type { Site } from '../request/site/site.ts'
import { toolParametersIn } from './choice.ts'
import type { Alternate, PageMeta } from './model.ts'
import { shareImageOf } from './share-image.ts'
import { bodyOf } from './templates/body-of.ts'

interface SiteNames {
  readonly siteName: string
  readonly siteShortName?: string | undefined
}

/** Search engines cut longer titles. */
const maxCharacters = 60

/**
 * A page's title with the longest name of the site that fits; the title alone if none does, or if it contains the site's
 * name already.
 */
export function pageTitle(title: string, { siteName, siteShortName }: SiteNames): string {
  const names = [siteName, siteShortName].filter(name => name !== undefined)
  if (names.some(name => title.includes(name))) return title
  return names.map(name => `${title} | ${name}`).find(whole => whole.length <= maxCharacters) ?? title
}

interface TitleState {
  /** The visitor's step in a form or a tool, in words. */
  readonly position?: string | undefined
  readonly hasErrors: boolean
  readonly language: string
}

/** The title of a page in one of its states (WCAG 2.2, 2.4.2 and technique G199; GOV.UK, error summary). */
export function titleInState(title: string, { position, hasErrors, language }: TitleState): string {
  const own = position ? `${title} (${position})` : title
  return hasErrors ? message(language, 'titleWithErrors', { title: own }) : own
}

/** Search results show about so many characters of a description. */
const descriptionLength = 160
/** Minimum words: shorter texts are captions and notes. */
const minWords = 40

/** The fields of the hero that the page opens with. */
const heroOf = ([first]: readonly RawBlock[]) =>
  first?.component === 'hero' ? readContent(heroSchema.fields, first) : undefined

/** The first running text of a page. */
function firstText(body: readonly RawBlock[]): string | undefined {
  for (const node of objectsOf(body)) {
    const document = readDocument(node)
    const text = document && plainText(documentText(document))
    if (text && text.length >= minWords) return text
  }
  return undefined
}

/** A vector is shown as it is, from one address. An animation is not preloaded. */
const isVector = (filename: string) => !isPhotograph(filename) && !isAnimation(filename)

/** Title, description and picture of a page for search results and shared links; derived from the content if the story has no text for them. */
export function metaOf(story: Story, defaults: Defaults, site: Site): PageMeta {
  const own = readContent(pageFields, story.content)
  const body = bodyOf(story, story.lang === 'default' ? site.defaultLanguage : story.lang)
  const hero = heroOf(body)
  const title = plainText(own.seoTitle ?? storyName(story))
  const words = hero?.subline ?? firstText(body) ?? defaults.seoDescription ?? title
  const preload = own.preloadImage ?? (hero && hero.type !== 'none' ? hero.image : undefined)
  const [shareImage] = [own.shareImage, hero?.image, defaults.shareImage].flatMap(
    picture => (picture && shareImageOf(picture, site.theme.name)) ?? [],
  )
  const until = listedUntil(story)
  return {
    title: pageTitle(title, defaults),
    shareTitle: title,
    siteName: defaults.siteName,
    description: plainText(own.seoDescription ?? shortened(plainText(words), descriptionLength)),
    robots: isIndexable(story, site) ? 'index' : 'noindex',
    ...(until !== undefined && { listedUntil: until }),
    template: story.content.component,
    // A photograph's address depends on the browser, which finds it as soon as the hero comes.
    ...(preload &&
      isVector(preload.filename) && {
        preload: originalAddress(paintedPicture(preload.filename, site.theme.name)),
      }),
    ...(shareImage && { shareImage }),
    ...(own.keepScroll && { keepScroll: true as const }),
    ...(own.pageColor && { pageColor: own.pageColor }),
  }
}

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
