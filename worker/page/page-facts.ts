import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import type { Site } from '../site/site.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The error that a page stands in for (requirement errors/exact-messages). */
export interface PageError {
  readonly message: string
  /** The message is of one address alone, and strangers invent addresses: what shows it is not cached. */
  readonly namesPath: boolean
}

/** The part of a request that a page is made for. */
export interface PageQuestion {
  readonly path: string
  readonly slug: string
  readonly language: string
  /** The answer's status; not 200 for error pages. */
  readonly status: number
  /** Of the page of an address that has none. */
  readonly error?: PageError | undefined
  /** The address began with `/_/`. */
  readonly rewritten?: boolean
}

/** All facts of a request that its page may depend on beside its content. */
export interface PageFacts {
  readonly site: Site
  readonly theme: Theme
  readonly path: string
  readonly language: string
  readonly status: number
  readonly error: PageError | undefined
  /** Of the address, without `?`. */
  readonly query: string
  /** A link with the story's path is asked for. */
  readonly hasStoryLink: boolean
  /** The address began with `/_/`: search engines must not list the page, even if its story allows it. */
  readonly isUnlisted: boolean
  readonly country: string
  readonly usergroup: string
  readonly isBannerClosed: (id: string) => boolean
  readonly maySeeExitLayer: boolean
  readonly hasDraft: (form: string) => boolean
  readonly grants: (service: string) => boolean
  readonly isMobile: boolean
}

/** The facts of a page. Those of the visitor are read when the page asks for them. An error page repeats no query. */
export function pageFactsOf(question: PageQuestion, visitor: Visitor): PageFacts {
  const { language, status, error, rewritten: isUnlisted = false } = question
  const { site } = visitor
  const isError = status !== 200
  return {
    ...{ site, theme: site.theme, language, status, error, isUnlisted },
    get path() {
      return question.path
    },
    get query() {
      return isError ? '' : visitor.query
    },
    get hasStoryLink() {
      return !isError && visitor.hasStoryLink
    },
    get country() {
      return visitor.country
    },
    get usergroup() {
      return visitor.usergroup
    },
    get isMobile() {
      return visitor.isMobile
    },
    isBannerClosed: id => visitor.isBannerClosed(id),
    get maySeeExitLayer() {
      return visitor.maySeeExitLayer
    },
    hasDraft: form => visitor.hasDraft(form),
    grants: service => visitor.grants(service),
  }
}
