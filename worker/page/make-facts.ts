import type { FormState } from '../../blocks/_kit/forms/definition.ts'
import { message } from '../../blocks/_kit/messages.ts'
import type { Exposure } from '../../blocks/_kit/sent-event.ts'
import { memoize } from '../caching/memoize.ts'
import { layoutOf } from '../content/stories/layout.ts'
import type { PageData } from '../page-data/page-data.ts'
import { storyPath } from '../site/links.ts'
import type { Facts } from './facts.ts'
import type { PageMeta } from './model.ts'
import type { PageFacts } from './page-facts.ts'
import { storyFactsOf } from './story-facts.ts'
import { subjectFactOf } from './subject/subject.ts'
import { eventsAt } from './templates/events.ts'

/** Input that belongs to one request alone: a page that depends on more of it than the time is not cached. */
export interface PageInput {
  /** Epoch milliseconds. */
  readonly now: number
  /** Of a draft. */
  readonly editorOrigin?: string | undefined
  /** An operator inspects the page. */
  readonly isInspected?: boolean | undefined
  /** The visitor takes part in the page's experiment, and is counted. */
  readonly exposure?: Exposure | undefined
  /** The form that the visitor sent or is filling in. */
  readonly form?: FormState | undefined
  /** Finds the answer to a post of a block. Default: no post is answered. */
  readonly posted?: Facts['posted'] | undefined
}

const unanswered: ReturnType<Facts['posted']> = {
  state: 'ready',
  value: undefined,
  revision: '',
  fallback: true,
}

/** An error page is shown at any address, so it has no alternates in other languages. */
const noAlternates: Facts['alternates'] = { value: [], revision: 'none' }
const noSubject: Facts['subject'] = { value: undefined, revision: 'none' }

/** The navigator does not replace regions of an inspected page, because the inspector describes the page as it was loaded. */
const inspectedMeta = (meta: PageMeta): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', isInspected: true },
  revision: 'inspected',
})

/** The metadata of a page that search engines must not list. */
const unlistedMeta = memoize(({ value, revision }: Facts['meta']): Facts['meta'] => ({
  value: { ...value, robots: 'noindex' },
  revision: `unlisted ${revision}`,
}))

/** The page with a visitor's form: its title says that there are errors (WCAG 2.2, technique G199; GOV.UK, error summary). */
function formMeta(meta: PageMeta, { errors, failure }: FormState, language: string): Facts['meta'] {
  const hasErrors = failure !== undefined || Object.keys(errors).length > 0
  const title = hasErrors ? message(language, 'titleWithErrors', { title: meta.title }) : meta.title
  return { value: { ...meta, title, robots: 'noindex' }, revision: 'form' }
}

/** Search engines must not list a draft, and the navigator must not replace its regions. */
const draftMeta = (meta: PageMeta, draft: NonNullable<PageMeta['draft']>): Facts['meta'] => ({
  value: { ...meta, robots: 'noindex', draft },
  revision: 'draft',
})

/** The subject of the page; undefined on an error page. */
function subjectOf(pageData: PageData, meta: PageMeta, { status, site }: PageFacts): Facts['subject'] {
  if (status !== 200) return noSubject
  const { story, defaults, footer } = pageData
  const events = eventsAt(story.value, pageData.events, site.unit)
  return subjectFactOf({ story: story.value, meta, defaults, footer, site, events })
}

/** The facts that blocks may ask for. Those of the request are read when a block asks, so that unused ones are not recorded. */
export function makeFacts(
  pageData: PageData,
  page: PageFacts,
  { now, editorOrigin = page.site.origin, isInspected, form, exposure, posted }: PageInput,
): Omit<Facts, 'ordinals' | 'outline' | 'untranslated'> {
  const storyFacts = () => storyFactsOf(pageData.story.value, pageData.defaults, page.site)
  return {
    now,
    get currency() {
      return pageData.currency()
    },
    get campaign() {
      return pageData.campaign()
    },
    get priceHistory() {
      return pageData.priceHistory()
    },
    get usergroup() {
      return pageData.defaults.usergroupPersonalization ? page.usergroup : 'new'
    },
    get country() {
      return page.country
    },
    get countryGroups() {
      return pageData.countryGroups()
    },
    isBannerClosed: id => page.isBannerClosed(id),
    get maySeeExitLayer() {
      return page.maySeeExitLayer
    },
    hasDraft: form => page.hasDraft(form),
    grants: service => page.grants(service),
    get isMobile() {
      return page.isMobile
    },
    isErrorPage: page.status !== 200,
    error: page.error,
    get path() {
      return page.path
    },
    get query() {
      return page.query
    },
    get alternates() {
      return page.status === 200 ? storyFacts().alternates : noAlternates
    },
    get language() {
      return page.language
    },
    get defaultLanguage() {
      return page.site.defaultLanguage
    },
    get homePath() {
      const { defaultLanguage, links } = page.site
      return storyPath(page.language === defaultLanguage ? 'home' : `${page.language}/home`, links.value)
    },
    get unit() {
      return page.site.unit
    },
    get entryConversations() {
      return pageData.defaults.features.entryConversations
    },
    get consentVersion() {
      return pageData.defaults.features.consent?.version ?? ''
    },
    get silentServices() {
      return page.site.silentServices.join(' ')
    },
    get deniedServices() {
      return page.site.deniedServices.join(' ')
    },
    get tagManager() {
      return page.site.tagManager
    },
    get theme() {
      return page.theme
    },
    get layout() {
      return layoutOf(pageData.story.value, page.site)
    },
    get meta() {
      const { meta } = storyFacts()
      if (pageData.publication === 'draft')
        return draftMeta(meta.value, { editorOrigin, storyId: pageData.story.value.id })
      if (form) return formMeta(meta.value, form, page.language)
      if (isInspected) return inspectedMeta(meta.value)
      return page.isUnlisted ? unlistedMeta(meta) : meta
    },
    get subject() {
      return subjectOf(pageData, storyFacts().meta.value, page)
    },
    get origin() {
      return page.site.origin
    },
    get links() {
      return page.site.links
    },
    data: pageData.data,
    posted: posted ?? (() => unanswered),
    form,
    exposure,
  }
}
