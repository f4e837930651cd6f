import * as v from 'valibot'
import type { Parameters } from '../content/client/storyblok.ts'
import { languageParameter } from '../content/stories/story-parameters.ts'
import { isSearchable } from '../content/types/indexable.ts'
import { originalSlug, type Story, translationsOf } from '../content/types/story.ts'
import { hasPage } from '../request/routing/has-page.ts'
import { isInUnit } from '../request/site/page-path.ts'
import type { Site } from '../request/site/site.ts'
import { storyKinds } from './library-entry.ts'

/** The delivery API returns at most so many stories at once. */
export const storiesPerPage = 100

/** Types of stories that lists and search find, and the products that these describe. */
export const listedTypes = [...Object.keys(storyKinds), 'product']

/** Fields that contain blocks: they are most of a story's size. */
export const bodyFields =
  'pricemodels,admissionRequirementsItems,body,hero,usps,geoRestrictedUsps,factSet,careerPaths,benefitSet,feesDescription,biography'

const reference = v.fallback(v.string(), '')
const productReference = v.object({ product: reference })
const pageReference = v.object({ link: v.fallback(v.object({ id: reference }), { id: '' }) })
const unitReference = v.object({ component: reference, unit: reference })

/** Whether a story is written in a language; every story is in that of the unit. */
export const existsIn = (
  story: Story,
  language: string,
  { defaultLanguage }: Pick<Site, 'defaultLanguage'>,
): boolean => language === defaultLanguage || translationsOf(story).some(({ lang }) => lang === language)

/**
 * Whether a story belongs to the unit: an event that names a unit belongs to it, any other story to the unit whose folder it is
 * in.
 */
function isOfUnit(story: Story, site: Site): boolean {
  const { component, unit } = v.parse(unitReference, story.content)
  return component === 'event' && unit ? unit === site.unit : isInUnit(originalSlug(story), site)
}

/**
 * Whether lists and search of a site may find a story, in a language: not a story at whose address visitors find something else.
 */
export const isFindable = (story: Story, language: string, site: Site): boolean =>
  isOfUnit(story, site) &&
  existsIn(story, language, site) &&
  isSearchable(story, site) &&
  hasPage(originalSlug(story), site)

/** The uuid of the product that a story names, and of the page that a product names; empty for none. */
export const productNamedBy = ({ content }: Pick<Story, 'content'>) =>
  v.parse(productReference, content).product
export const pageNamedBy = ({ content }: Pick<Story, 'content'>) => v.parse(pageReference, content).link.id

/** Finds the product that a story describes: the one that it names, or the only one that names it as its page. */
export function productFinder(stories: readonly Story[]) {
  const products = stories.filter(({ content }) => content.component === 'product')
  const byUuid = new Map(products.map(({ uuid, content }) => [uuid, content]))
  const byPage = Map.groupBy(
    products.map(({ content }) => content),
    content => pageNamedBy({ content }),
  )
  return (story: Story) => {
    const named = byUuid.get(productNamedBy(story))
    const [only, another] = byPage.get(story.uuid) ?? []
    return named ?? (another ? undefined : only)
  }
}

export const languageParams = (language: string, { defaultLanguage }: Site): Parameters => ({
  ...languageParameter(language, defaultLanguage),
  // Links of events have to point to pages in the language.
  resolve_links: 'url',
})
