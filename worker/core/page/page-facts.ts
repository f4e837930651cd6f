import type { Theme } from '../../../blocks/_kit/themes/theme.ts'
import { eachVisitorFact, type VisitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import { lazyFacts } from '../base/caching/facts.ts'
import type { Site } from '../request/site/site.ts'
import type { Visitor } from '../request/visitor/visitor.ts'

/** The error of an error page (requirement errors/exact-messages). */
export interface PageError {
  readonly message: string
  /** The message contains the address. Strangers invent addresses, so a page with the message is not cached. */
  readonly namesPath: boolean
}

/** The part of a request that a page is made for. */
export interface PageQuestion {
  readonly path: string
  readonly slug: string
  readonly language: string
  /** The answer's status; not 200 for error pages. */
  readonly status: number
  /** Only on the page for a missing address (404). */
  readonly error?: PageError | undefined
  /** The address began with `/_/`. */
  readonly rewritten?: boolean
}

/** All facts of a request that its page may depend on beside its content. */
export interface PageFacts extends VisitorFacts {
  readonly site: Site
  readonly theme: Theme
  readonly path: string
  readonly language: string
  readonly status: number
  readonly error: PageError | undefined
  /** Query of the address, without `?`. */
  readonly query: string
  /** The request is for a link with the story's path. */
  readonly hasStoryLink: boolean
  /** The address began with `/_/`: search engines must not list the page, even if its story allows it. */
  readonly isUnlisted: boolean
}

interface Sources {
  readonly question: PageQuestion
  readonly visitor: Visitor
}

const isError = ({ question }: Sources) => question.status !== 200

type OfVisitor = { readonly [Name in keyof VisitorFacts]: (sources: Sources) => VisitorFacts[Name] }

const pageFacts = lazyFacts<Sources, PageFacts>({
  ...eachVisitorFact<OfVisitor>(
    (_, name) =>
      ({ visitor }: Sources) =>
        visitor[name],
  ),
  site: ({ visitor }) => visitor.site,
  theme: ({ visitor }) => visitor.site.theme,
  path: ({ question }) => question.path,
  language: ({ question }) => question.language,
  status: ({ question }) => question.status,
  error: ({ question }) => question.error,
  query: sources => (isError(sources) ? '' : sources.visitor.query),
  hasStoryLink: sources => !isError(sources) && sources.visitor.hasStoryLink,
  isUnlisted: ({ question }) => question.rewritten ?? false,
})

/** The facts of a page. Those of the visitor are read when the page reads them. An error page repeats no query. */
export const pageFactsOf = (question: PageQuestion, visitor: Visitor): PageFacts =>
  pageFacts({ question, visitor })
