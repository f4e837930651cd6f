import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { allows, clientOf, limitedResponse } from '../base/http/limits.ts'
import { failureLine } from '../base/log/reason-of.ts'
import type { PublishedSource } from '../content/client/content-source.ts'
import type { PageHooks, PageRequest, RequestContext } from './request-context.ts'
import type { Services } from './services.ts'
import type { SiteDependencies } from './site-dependencies.ts'
import type { StoreHooks } from './stored-state.ts'

/** The site as a Hono app. */
export type SiteApp = Hono<{ Bindings: Cloudflare.Env }>

/** Hono's context of one request to the site. */
export type SiteContext = Context<{ Bindings: Cloudflare.Env }>

/** Makes the contexts that handlers need from Hono's context. */
export interface Opener {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  /** Creates the context of a request for something other than a page. Throws `SiteError` for an unknown host. */
  readonly open: (context: SiteContext) => RequestContext
  /**
   * Creates the context of a request for the page at an address, whose signature may open drafts or the inspector. Throws
   * `SiteError` for an unknown host.
   */
  readonly openPage: (context: SiteContext, url: URL) => Promise<PageRequest>
  readonly log: RequestContext['log']
  /** Fetches data other than content: configuration of operators. */
  readonly network: typeof fetch
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Adds routes to the app. */
export type Mount = (app: SiteApp, opener: Opener) => void

/** The inputs of the embedded delivery API. */
export interface EmbeddedContent {
  readonly kv: KVNamespace
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** The objects of the running site, for a feature that answers a request before the routes and may open a second site for it. */
export interface Interception {
  readonly services: Services
  readonly bindings: Cloudflare.Env
  /** The dependencies as given, before the log is cleaned. */
  readonly dependencies: SiteDependencies
  /** Opens a separate site with the same features. */
  readonly open: (dependencies: SiteDependencies) => {
    fetch(
      request: Request,
      bindings: Cloudflare.Env,
      execution: ExecutionContext,
    ): Response | Promise<Response>
  }
}

/**
 * A feature is one thing beside pages that visitors, editors or operators can request, declared once and listed in `index.ts`; a tool is a feature
 * that a site can do without. Each member is called at one point of a request or of the schedule. Where only one result is possible (`openSearch`),
 * the first feature that has the member provides it.
 */
export interface Feature extends PageHooks, StoreHooks {
  /** Routes, tried in the order of the list. */
  readonly routes?: Mount
  /** Each minute. Rejects for a failure that the platform shall see. */
  readonly eachMinute?: (services: Services) => Promise<unknown>
  /** Runs each minute, after the site has read the newly published content. */
  readonly afterContent?: (services: Services) => Promise<unknown>
  readonly eachSixHours?: (services: Services) => Promise<unknown>
  /** Works off messages of the queue. */
  readonly consume?: (batch: MessageBatch, services: Services) => Promise<void>
  /** Answers a request before all routes and caches; undefined for requests that the feature does not handle. */
  readonly intercept?: (request: Request) => ((interception: Interception) => Promise<Response>) | undefined
  /** Bindings as the site gets them. */
  readonly openBindings?: (bindings: Cloudflare.Env) => Cloudflare.Env
  /** Keeps the version of a form that is about to be shown. */
  readonly storeShownForm?: (services: Services, form: SentForm) => void
  /** A `fetch` that reaches the delivery API of the embedded content. */
  readonly embeddedFetch?: (content: EmbeddedContent) => PublishedSource['fetch']
}

/** A member of the first feature that has it. */
export const hookOf = <Name extends keyof Feature>(
  features: readonly Feature[],
  name: Name,
): Feature[Name] | undefined => features.find(feature => feature[name])?.[name]

/** Joins the page members of all features. A listener that throws is logged; the other listeners still run, and the caller does not fail. */
export const joinHooks = (features: readonly Feature[]): PageHooks => ({
  findOwnForm: hookOf(features, 'findOwnForm'),
  openInspector: hookOf(features, 'openInspector'),
  openSearch: hookOf(features, 'openSearch'),
  submissionStored(page, pageRequest) {
    for (const { submissionStored } of features)
      try {
        submissionStored?.(page, pageRequest)
      } catch (error) {
        pageRequest.request.log(failureLine(error))
      }
  },
})

/**
 * Counts an answer that is made for each request and is not a page, and refuses it to a client that requests many.
 */
export const limitUncached: MiddlewareHandler<{ Bindings: Cloudflare.Env }> = async ({ env, req }, next) =>
  (await allows(env.PLATFORM_LIMIT, clientOf(req.raw.headers))) ? next() : limitedResponse()
