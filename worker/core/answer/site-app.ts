import type { Context, Hono } from 'hono'
import type { PageRequest, RequestContext } from './request-context.ts'
import type { Services } from './services.ts'

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
