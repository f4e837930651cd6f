import type { ContractPages, Crumb, SitePage } from '../../../blocks/_kit/context.ts'
import type { Multilink } from '../../../blocks/_kit/fields/multilink.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { messages as formWords } from '../../../blocks/form/messages.ts'
import { stepPosition } from '../../../blocks/form/step-position.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { Revisioned } from '../base/caching/validity.ts'
import { storyName } from '../content/types/story.ts'
import { resolveLink, storyPath } from '../request/site/links.ts'
import type { PageData } from './data/page-data.ts'
import type { Alternate, PageMeta } from './model.ts'
import type { PageFacts } from './page-facts.ts'
import { storyFactsOf, titleInState } from './story-facts.ts'
import { breadcrumbsOf, noBreadcrumbs } from './subject/breadcrumbs.ts'
import { type PageSubject, subjectFactOf } from './subject/subject.ts'
import { eventsAt } from './templates/events-at-place.ts'
import { isSentence } from './untranslated.ts'

/** Input that belongs to one request only: a page that reads more of it than the time is not cached. */
export interface PageInput {
  /** Epoch milliseconds. */
  readonly now: number
  /** Only for a draft. */
  readonly editorOrigin?: string | undefined
  /** None of the blocks of the page can be shown. */
  readonly isUnreadable?: boolean | undefined
  /** An operator inspects the page. */
  readonly isInspected?: boolean | undefined
  /** The form that the visitor sent or is filling in. */
  readonly form?: FormState | undefined
}

/** An error page is shown at any address, so it has no alternates in other languages. */
export const noAlternates: Revisioned<readonly Alternate[]> = { value: [], revision: 'none' }
const noSubject: Revisioned<PageSubject | undefined> = { value: undefined, revision: 'none' }

/** The navigator does not replace regions of an inspected page, because the inspector describes the page as it was loaded. */
const inspectedMeta = (meta: PageMeta): Revisioned<PageMeta> => ({
  value: { ...meta, robots: 'noindex', isInspected: true },
  revision: 'inspected',
})

/** The metadata of a page that search engines must not list. */
const unlistedMeta = memoize(
  ({ value, revision }: Revisioned<PageMeta>): Revisioned<PageMeta> => ({
    value: { ...value, robots: 'noindex' },
    revision: `unlisted ${revision}`,
  }),
)

/** The metadata of a page with a visitor's form: its title names errors, and the step. */
function formMeta(meta: PageMeta, form: FormState, language: string): Revisioned<PageMeta> {
  const { errors, failure, sent, step, steps = 1 } = form
  const position = sent ? '' : stepPosition(wordsIn(formWords, language), { step, steps })
  const hasErrors = failure !== undefined || Object.keys(errors).length > 0
  const title = titleInState(meta.title, { position, hasErrors, language })
  const titleLanguage = title === meta.title ? meta.titleLanguage : undefined
  return { value: { ...meta, title, titleLanguage, robots: 'noindex' }, revision: 'form' }
}

/** Search engines must not list a draft, and the navigator must not replace its regions. */
const draftMeta = (meta: PageMeta, draft: NonNullable<PageMeta['draft']>): Revisioned<PageMeta> => ({
  value: { ...meta, robots: 'noindex', draft },
  revision: 'draft',
})

/** The subject of the page; undefined on an error page. */
export function subjectOf(
  pageData: PageData,
  meta: PageMeta,
  { status, site }: PageFacts,
): Revisioned<PageSubject | undefined> {
  if (status !== 200) return noSubject
  const { story, defaults, footer } = pageData
  const events = eventsAt(story.value, pageData.events, site.unit)
  return subjectFactOf({ story: story.value, meta, defaults, footer, site, events })
}

/** The sources of a page's facts. */
export interface FactSource {
  readonly pageData: PageData
  readonly page: PageFacts
  readonly input: PageInput
}

export const storyFacts = ({ pageData, page }: FactSource) =>
  storyFactsOf(pageData.story.value, pageData.defaults, page.site)

/** The metadata of the story, with the language of a title that is not translated. */
function storyMeta(source: FactSource): Revisioned<PageMeta> {
  const { pageData, page } = source
  const { meta, alternates } = storyFacts(source)
  const { original, defaults } = pageData
  if (!original || page.status !== 200) return meta
  const { title } = storyFactsOf(original.story, defaults, page.site).meta.value
  const isTranslated = alternates.value.some(({ language }) => language === page.language)
  if (title !== meta.value.title || (isTranslated && !isSentence(title))) return meta
  const titleLanguage = page.site.defaultLanguage
  return { value: { ...meta.value, titleLanguage }, revision: `${titleLanguage} ${meta.revision}` }
}

/** The language of the page's name where that is the original's; a single word may be the same in both. */
function nameLanguageOf(source: FactSource): string | undefined {
  const { pageData, page } = source
  const { story, original } = pageData
  const name = storyName(story.value)
  if (!original || name !== storyName(original.story)) return undefined
  const isTranslated = storyFacts(source).alternates.value.some(({ language }) => language === page.language)
  return isTranslated && !isSentence(name) ? undefined : page.site.defaultLanguage
}

/** The way to the page; none on an error page, which stands at the address of another one. */
export function crumbsOf(source: FactSource): Revisioned<readonly Crumb[]> {
  const { pageData, page } = source
  if (page.status !== 200) return noBreadcrumbs
  const { story, above } = pageData
  const { site, language } = page
  return breadcrumbsOf({ story: story.value, above, site, language, nameLanguage: nameLanguageOf(source) })
}

export function metaOf(source: FactSource): Revisioned<PageMeta> {
  const { pageData, page, input } = source
  const meta = storyMeta(source)
  const { editorOrigin = page.site.origin, form, isInspected } = input
  if (pageData.publication === 'draft')
    return draftMeta(meta.value, {
      editorOrigin,
      // The editor opens the story that a page names. On an error page that would be the story of the error, in place of the one being edited.
      ...(page.status === 200 && { storyId: pageData.story.value.id }),
    })
  if (form) return formMeta(meta.value, form, page.language)
  if (isInspected) return inspectedMeta(meta.value)
  if (page.isUnlisted || input.isUnreadable) return unlistedMeta(meta)
  return meta
}

const addressOf = (link: Multilink | undefined, { page }: FactSource): string | undefined =>
  (link && resolveLink(link, page.site.links.value)?.href) || undefined

/** Pages of the site that editors choose in the unit's defaults; the home page where they choose none. */
export function sitePagesOf(source: FactSource): Readonly<Record<SitePage, string>> {
  const { page, pageData } = source
  const { defaultLanguage, links } = page.site
  const home = storyPath(page.language === defaultLanguage ? 'home' : `${page.language}/home`, links.value)
  const { contactPage, cookiesPage, searchPage } = pageData.defaults
  const pageOf = (link: Multilink | undefined) => addressOf(link, source) ?? home
  return { contact: pageOf(contactPage), cookies: pageOf(cookiesPage), search: pageOf(searchPage) }
}

/** Pages on which visitors withdraw from or cancel a contract. The contact page where editors choose none. */
export function contractPagesOf(source: FactSource): ContractPages | undefined {
  const { contractsOnline, contractsWithdrawalPage, contractsCancellationPage } = source.pageData.defaults
  if (!contractsOnline) return undefined
  const { contact } = sitePagesOf(source)
  return {
    withdrawal: addressOf(contractsWithdrawalPage, source) ?? contact,
    cancellation: addressOf(contractsCancellationPage, source) ?? contact,
  }
}
