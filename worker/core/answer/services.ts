import type { Environment } from '../../env.ts'
import { memoize } from '../base/caching/memoize.ts'
import type { createSecretGuesses } from '../base/http/limits.ts'
import type { Reader } from '../content/cache/reader.ts'
import type {
  ContentSource,
  DraftSource,
  Interrupt,
  PublishedSource,
  SpaceWatch,
} from '../content/client/content-source.ts'
import type { Refusals } from '../content/client/pace.ts'
import type { Follower } from '../content/follow/follower.ts'
import type { ContentIndex } from '../content/index/content-index.ts'
import type { Story } from '../content/types/story.ts'
import type { VersionStore } from '../content/version/version-store.ts'
import type { createFirstVersion, VersionWatch } from '../content/version/version-watch.ts'
import type { WriteLock } from '../content/version/write-lock.ts'
import type { createPageDataCache } from '../page/data/page-data-cache.ts'
import type { CountVisits } from '../page/experiments/count-visitors.ts'
import type { PageStore } from '../page/render/page-store.ts'
import type { createPageRenderer } from '../page/render/renderer.ts'
import type { createStyles } from '../page/render/styles.ts'
import type { LackingCalls } from '../platform/load-answer.ts'
import type { LedgerReader } from '../platform/price-ledger/ledger-store.ts'
import type { RepeatedAnswers } from '../platform/repeated-answers.ts'
import type { LogIgnored } from '../request/routing/log-redirects.ts'
import type { Site } from '../request/site/site.ts'
import type { AnswerCache, ErrorAnswers, RedirectAnswers } from './answer-cache.ts'
import type { SiteDependencies } from './site-dependencies.ts'

/** The spaces of the content system, and their caches and state. */
export interface ContentServices {
  readonly kv: KVNamespace
  /** The write lock of the embedded spaces. */
  readonly lock: WriteLock
  /** Published content of the main space. */
  readonly source: PublishedSource
  /**
   * Returns the version (`cv`) for calls to the main space, made anew for each request; undefined where a call without it costs
   * nothing.
   */
  readonly versionFor: ReturnType<typeof createFirstVersion> | undefined
  /** The main space as its editors see it, where a token grants it. */
  readonly drafts: DraftSource | undefined
  /** The main space for background work that no visitor waits for. */
  readonly background: ContentSource
  readonly formsSource: ContentSource | undefined
  readonly globalSource: ContentSource | undefined
  /** Whether the token of the main space opens the configured one. */
  readonly space: SpaceWatch
  /** How often each space recently refused calls because of its rate limit, by the name of its source. */
  readonly refusals: Readonly<Record<string, Refusals>>
  /** Ids of the spaces whose webhooks this site accepts; empty for all. */
  readonly spaceIds: readonly number[]
  /** Ids of the spaces whose pictures this site shows. */
  readonly assetSpaces: ReadonlySet<number>
  readonly store: VersionStore
  /** The index of content, which also knows stories' former addresses; undefined where no database is bound. */
  readonly index: ContentIndex | undefined
  readonly versions: VersionWatch
  readonly follow: Follower['follow']
  /** Resolves when the follower's current work has ended. */
  readonly followed: Follower['followed']
  /** Reads the rows of the index's lists that are missing or out of date. */
  readonly fillListing: () => Promise<void>
  /** Reads the redirects of editors where something may have changed in them. */
  readonly fillRedirects: () => Promise<void>
  readonly reader: Reader
  /** Whether the main space recently exceeded its rate limit, so that calls are queued. */
  readonly isPaced: () => boolean
  readonly mayAskForUnknown: () => boolean
}

/** Services that all platform calls share. */
interface PlatformServices {
  /** Stands in for calls of the platform, in a drill. */
  readonly interrupt: Interrupt | undefined
  /** Cached answers to questions that visitors make up. */
  readonly repeated: RepeatedAnswers
  /** Own calls that the platform does not have. */
  readonly lacking: LackingCalls
  readonly readLedger: LedgerReader
}

/** Services and caches that render pages. */
interface PageServices {
  readonly renderer: ReturnType<typeof createPageRenderer>
  readonly dataCache: ReturnType<typeof createPageDataCache>
  readonly pageStore: PageStore
  readonly styles: ReturnType<typeof createStyles>
  /** Logs, once for each version of a story, that none of its blocks can be shown. */
  readonly reportUnreadable: (story: Story) => void
}

/** Whole answers, found by the facts that were read to make them. */
interface AnswerServices {
  readonly pages: AnswerCache
  readonly errors: ErrorAnswers
  readonly redirects: RedirectAnswers
}

/** Services that one worker instance keeps between requests: configuration, sources and caches; no state of any request. */
export interface Services {
  readonly environment: Environment
  readonly bindings: Cloudflare.Env
  readonly dependencies: SiteDependencies
  /** Id of the build. */
  readonly build: string
  /** Undefined for a site with neither Analytics Engine nor a database: experiments are not counted. */
  readonly countVisits: CountVisits | undefined
  readonly attemptSecret: ReturnType<typeof createSecretGuesses>
  /** The site of an origin; undefined for a host that production does not configure. */
  readonly siteOf: (origin: string) => Site | undefined
  readonly units: ReadonlySet<string>
  readonly logIgnored: LogIgnored
  readonly content: ContentServices
  readonly platform: PlatformServices
  readonly page: PageServices
  readonly answers: AnswerServices
}

/**
 * Declares a service that a feature keeps for each site: created on first use, then shared by all requests. The site's dependencies may replace it,
 * with the returned function as key.
 */
export function siteService<T>(make: (services: Services) => T): (services: Services) => T {
  const made = memoize(make)
  const serviceOf = (services: Services): T => {
    const { replaced } = services.dependencies
    // The map stores each replacement under the function that returns the service, so its type is that function's.
    return replaced?.has(serviceOf) ? (replaced.get(serviceOf) as T) : made(services)
  }
  return serviceOf
}

/** The sites that the configuration names; one without hosts has its origin, if that is known. */
export function configuredSites({ environment, siteOf }: Services): readonly Site[] {
  const { SITE_HOSTS, SITE_ORIGIN } = environment
  const hosts = Object.entries(SITE_HOSTS).map(([host, { origin }]) => origin ?? `https://${host}`)
  return [...hosts, ...(SITE_ORIGIN ? [SITE_ORIGIN] : [])].flatMap(origin => siteOf(origin) ?? [])
}
