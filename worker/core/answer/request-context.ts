import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { Environment } from '../../env.ts'
import type { FactName } from '../base/caching/facts.ts'
import type { CountMissing } from '../base/http/limits.ts'
import type { Log } from '../base/log/events.ts'
import type { Queues } from '../content/client/queue.ts'
import type { Stories } from '../content/stories/stories.ts'
import type { ContentMark } from '../content/version/version-watch.ts'
import type { PageData } from '../page/data/page-data.ts'
import type { Assignment } from '../page/data/show-variant.ts'
import type { PageQuestion } from '../page/page-facts.ts'
import type { Inspector } from '../page/render/render-job.ts'
import type { CallPlatform } from '../platform/platform.ts'
import type { Search } from '../platform/search.ts'
import type { RedirectLookup } from '../request/routing/redirect-entry.ts'
import type { StorySlug } from '../request/site/page-path.ts'
import type { Site } from '../request/site/site.ts'
import type { Inspection } from '../request/visitor/inspection.ts'
import type { Preview } from '../request/visitor/preview.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import type { Services } from './services.ts'

/** One request's access to content: a client for each call, and work that continues after the answer. */
export interface RequestContent {
  readonly publication: PageData['publication']
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  /** Redirects of editors. */
  readonly redirectOf: RedirectLookup
  /** Redirects from former addresses of stories, for paths without a story. Returns none to a client that requests many such paths. */
  readonly moveOf: RedirectLookup
  /** The language in which a story is shown at a path. */
  readonly languageAt: (path: string, slug: StorySlug) => Promise<string>
  /** Whether the space may list a story for a path. */
  readonly mayHaveStory: (path: string) => Promise<boolean>
}

/** The visitor's own form on a page, and the page's content with the form as it was when the visitor began it. */
export interface OwnForm {
  readonly pageData: PageData
  readonly form: FormState | undefined
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[]
}

/** The members of a feature that pages call, and the events that features listen to. */
export interface PageHooks {
  /** The state of the visitor's own form, where the address requests it. Throws `SiteError` where its answers cannot be read. */
  readonly findOwnForm?: ((pageData: PageData, pageRequest: PageRequest) => Promise<OwnForm>) | undefined
  readonly openInspector?: ((page: InspectedPage) => Promise<Inspector>) | undefined
  /** The search; undefined where no database is bound. */
  readonly openSearch?: ((services: Services) => Search | undefined) | undefined
  /**
   * Called when a form of a page was stored that is not suspicious, before the answer is sent; slow work continues after the answer. Its failure does
   * not fail the form.
   */
  readonly submissionStored?: (page: FormPage, pageRequest: PageRequest) => void
}

/** The page of a form that was stored. */
export interface FormPage {
  readonly pageData: PageData
  readonly language: string
  readonly path: string
}

export interface RequestContext {
  readonly services: Services
  readonly hooks: PageHooks
  /** The request may see drafts. */
  readonly preview?: Preview | undefined
  /** The request opens the inspector. */
  readonly inspection?: Inspection | undefined
  readonly site: Site
  readonly now: () => number
  /** When the request came, epoch milliseconds. */
  readonly began: number
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly log: Log
  /** The content that was known when the request came. */
  readonly state: ContentMark
  /** The content system does not answer this request: only cached content is used. */
  readonly copiesOnly?: boolean
  /** The `_uid` of the requested blocks; other parts of the page are not loaded. Drafts only. */
  readonly only?: ReadonlySet<string> | undefined
  /** Bounds how many calls of each source the request makes at a time. */
  readonly queueOf: Queues
  /** The key of the client (`limits.ts`); undefined where no address is known. */
  readonly client: string | undefined
  /** Counts the address as one without a page. */
  readonly countMissing: CountMissing
  /** Counts an answer that is made for this request instead of read from a cache, and returns whether the client is still within the limit. */
  readonly countUncached: () => Promise<boolean>
  /** The origin of the request. */
  readonly origin: string
  /** The request came over https. */
  readonly isSecure: boolean
  /** A new anonymous id. */
  readonly newId: () => string
  /** Opens the content for a request, which may be this one with fewer rights. */
  readonly openContent: (request: RequestContext) => RequestContent
}

/** A request for a page, with its visitor. */
export interface PageRequest {
  readonly visitor: Visitor
  /** The names of the visitor's facts that were read so far. */
  readonly seen: ReadonlySet<FactName>
  readonly request: RequestContext
}

/** The facts of the request that the inspector shows. */
export interface InspectedRequest {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly environment: Environment
  readonly site: Site
  /** A view-as link defines the visitor. */
  readonly isViewAs: boolean
  /** When the request came, epoch milliseconds. */
  readonly began: number
  /** Content version. */
  readonly cv: number
  /** Id of the build. */
  readonly build: string
}

/** A page that an operator inspects. */
export interface InspectedPage {
  readonly pageData: PageData
  readonly question: PageQuestion
  readonly visitor: Visitor
  readonly request: InspectedRequest
  readonly assignment: Assignment | undefined
}
