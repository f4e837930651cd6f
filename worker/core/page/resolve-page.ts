import { supportedLanguages } from '../../env.ts'
import { slugNotTranslated, storyNotFound } from '../../errors.ts'
import { layoutOf } from '../content/types/layout.ts'
import type { Story } from '../content/types/story.ts'
import { locationOf } from '../request/routing/resolve-route.ts'
import type { Address, RedirectRoute } from '../request/routing/route.ts'
import { storyPath } from '../request/site/links.ts'
import { isForms, pagePathOf } from '../request/site/page-path.ts'
import { passedToOthers } from '../request/site/query.ts'
import type { Site } from '../request/site/site.ts'
import { trimSlug } from '../request/site/slugs.ts'

/** The requested story, and the address under which it was requested. */
export interface StoryQuestion {
  readonly slug: string
  readonly language: string
  readonly address: Pick<Address, 'query'>
}

/** A slug without language and without slashes at its ends; home is `home`. */
function bareSlug(slug: string, language: string): string {
  const own = slug.startsWith(`${language}/`) ? slug.slice(language.length + 1) : slug
  return trimSlug(own).normalize('NFC') || 'home'
}

/** A path on this host, or the address of another unit's story on its host. */
function redirectTo(path: string, { query }: Pick<Address, 'query'>, status: 301 | 302): RedirectRoute {
  const passed = path.startsWith('/') ? query : passedToOthers(query)
  return { kind: 'redirect', location: locationOf({ path, query: passed }), status }
}

const slugData = ({ slug, language }: StoryQuestion, { default_full_slug, translated_slugs }: Story) => ({
  slug,
  language,
  defaultSlug: default_full_slug ?? undefined,
  translatedSlugs: translated_slugs ?? [],
})

/**
 * Whether the content system may have read the beginning of a slug as a language, and found the story with the rest.
 */
const beginsWithLanguage = (slug: string): boolean => supportedLanguages.includes(slug.split('/')[0]!)

/** A story has one address in each language: any other address redirects there, or is not found. */
function addressProblem(story: Story, question: StoryQuestion, site: Site): RedirectRoute | undefined {
  const { slug, language, address } = question
  const isDefault = language === site.defaultLanguage
  if (story.lang !== (isDefault ? 'default' : language)) throw storyNotFound(slugData(question, story))
  if (bareSlug(story.full_slug, language) === slug) return undefined
  if (isDefault || beginsWithLanguage(slug)) throw storyNotFound(slugData(question, story))
  // Without languages in the addresses any slug of a story shows it in the visitor's language.
  if (site.localeStrategy === 'no_prefix') return undefined
  if (!story.translated_slugs?.length) throw slugNotTranslated(slugData(question, story))
  return redirectTo(storyPath(story.full_slug, site), address, 301)
}

const isError = (slug: string, { folder }: Site) => slug.startsWith(folder ? `${folder}/error/` : 'error/')

/** Only pages may choose the blank layout; other stories without a layout are not shown. */
function isHidden(story: Story, { slug }: StoryQuestion, site: Site): boolean {
  if (layoutOf(story, site) !== 'blank' || story.content.component === 'page') return false
  return pagePathOf(slug, site) !== 'home' && !isError(slug, site)
}

/**
 * Whether a published story is shown at the address under which it was found: undefined if it is, else a redirect
 * (requirements page-resolution/translated-slug, page-resolution/blank-layout). Throws `SiteError`.
 */
export function resolvePage(story: Story, question: StoryQuestion, site: Site): RedirectRoute | undefined {
  const elsewhere = addressProblem(story, question, site)
  if (elsewhere) return elsewhere
  if (!isForms(question.slug, site))
    return isHidden(story, question, site) ? redirectTo('/', { query: '' }, 302) : undefined
  // Form configurations are stored beside the forms pages, but are not pages.
  if (story.content.component === 'form-config') throw storyNotFound(slugData(question, story))
  return undefined
}
