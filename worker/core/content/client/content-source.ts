import { regions } from '../../../../blocks/_kit/storyblok.ts'
import type { Environment } from '../../../env.ts'
import type { Log } from '../../base/log/events.ts'
import type { Queue } from './queue.ts'
import type { ContentZones } from './settle-times.ts'

/** How to reach a space. `fetch` is the network's, or the embedded delivery API's. */
export interface ContentSource {
  /** Base of the delivery API including `/v2`. */
  readonly endpoint: string
  /** With an empty token every call fails without a request. */
  readonly token: string
  readonly version: 'published' | 'draft'
  /** Id of the release whose changes are included; drafts only. */
  readonly release?: string
  /** Zones of its times; times without a zone are in UTC by default. */
  readonly zones?: ContentZones
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Number of the space that the token has to open, where it is configured. */
  readonly spaceId?: number | undefined
  /** Told with each answer about the space whether it is the configured one. */
  readonly noteSpace?: (isConfigured: boolean) => void
  /** Bounds how many calls one request makes at a time; unbounded without it. */
  readonly queue?: Queue
  /**
   * The content version (`cv`) to request, where it is known; it is part of the key in the source's shared
   * caches.
   */
  readonly cv?: () => number | Promise<number>
}

export interface PublishedSource extends ContentSource {
  readonly version: 'published'
}

export interface DraftSource extends ContentSource {
  readonly version: 'draft'
}

/** Whether the token opens the configured space, by the last answer to an instance. */
export interface SpaceWatch {
  /** Epoch milliseconds since which it opens another one; undefined while it does not. */
  readonly otherSince: number | undefined
  readonly note: (isConfigured: boolean) => void
}

export function createSpaceWatch(now: () => number): SpaceWatch {
  let otherSince: number | undefined
  return {
    get otherSince() {
      return otherSince
    },
    note(isConfigured) {
      otherSince = isConfigured ? undefined : (otherSince ?? now())
    },
  }
}

/** Replaces a call to an outside system; returns undefined to let the call be made (requirement operations/drills). */
export type Interrupt = (system: 'content' | 'platform') => Promise<never> | undefined

/** A source whose calls can be interrupted. */
export const interruptible = (source: PublishedSource, interrupt: Interrupt | undefined): PublishedSource =>
  interrupt
    ? { ...source, fetch: (input, init) => interrupt('content') ?? source.fetch(input, init) }
    : source

/** The base URL of the delivery API for a configuration. */
export const endpointOf = ({
  STORYBLOK_ENDPOINT,
  STORYBLOK_REGION,
}: Pick<Environment, 'STORYBLOK_ENDPOINT' | 'STORYBLOK_REGION'>): string =>
  STORYBLOK_ENDPOINT ?? regions[STORYBLOK_REGION].api

/** Spaces of the demonstration content: main and global. */
export const embeddedSpaces = [1000, 1001] as const

/** The published content of a delivery API that `fetch` reaches; the token chooses the space. */
const embeddedAt = (fetch: PublishedSource['fetch'], token: string): PublishedSource => ({
  endpoint: 'http://content.invalid/v2',
  token,
  version: 'published',
  fetch,
})

/** The spaces whose webhooks this site accepts; an empty list accepts all. */
export const spaceIdsOf = ({ CONTENT_SOURCE, STORYBLOK_SPACE_ID }: Environment): readonly number[] =>
  CONTENT_SOURCE === 'embedded'
    ? embeddedSpaces
    : STORYBLOK_SPACE_ID === undefined
      ? []
      : [STORYBLOK_SPACE_ID]

/** The spaces whose pictures this site shows: its own, and further ones of the configuration. */
export const assetSpacesOf = (environment: Environment): ReadonlySet<number> =>
  new Set([...spaceIdsOf(environment), ...environment.STORYBLOK_ASSET_SPACES])

/** The main space as its editors see it; undefined where no token gives access to drafts. */
export const draftsOf = (
  { endpoint, fetch, zones }: PublishedSource,
  { STORYBLOK_PREVIEW_TOKEN: token }: Environment,
): DraftSource | undefined =>
  token ? { endpoint, fetch, token, version: 'draft', ...(zones && { zones }) } : undefined

interface SourceDependencies {
  /** A `fetch` that reaches the embedded delivery API; undefined in a worker without it. */
  readonly openFetch: () => PublishedSource['fetch'] | undefined
  readonly log: Log
}

/** The source that a token opens: a space of Storyblok, or of the delivery API embedded in this worker. Throws where the worker has none. */
function sourceOf(
  token: string,
  environment: Environment,
  { openFetch }: SourceDependencies,
): PublishedSource {
  if (environment.CONTENT_SOURCE === 'storyblok') return storyblokSource(token, environment)
  const fetch = openFetch()
  if (!fetch) throw new Error('CONTENT_SOURCE is embedded, and this worker has no delivery API')
  return embeddedAt(fetch, token)
}

function storyblokSource(token: string, environment: Environment): PublishedSource {
  return {
    endpoint: endpointOf(environment),
    token,
    version: 'published',
    fetch: (input, init) => fetch(input, init),
  }
}

/**
 * The source of published content. Without its token, which is logged as an error, every call fails, and cached content continues to be
 * served (requirement content-source/no-token).
 */
export function contentSource(environment: Environment, dependencies: SourceDependencies): PublishedSource {
  const { STORYBLOK_TOKEN: token } = environment
  if (!token) dependencies.log({ event: 'content-token-missing', variable: 'STORYBLOK_TOKEN' })
  const source = sourceOf(token ?? '', environment, dependencies)
  return environment.CONTENT_SOURCE === 'storyblok'
    ? { ...source, spaceId: environment.STORYBLOK_SPACE_ID }
    : source
}

/** The space that all sites share; undefined where none is configured (requirement content-source/spaces). */
export function globalSource(
  environment: Environment,
  dependencies: SourceDependencies,
): PublishedSource | undefined {
  const { STORYBLOK_GLOBAL_TOKEN: token } = environment
  return token ? sourceOf(token, environment, dependencies) : undefined
}

/** The separate space of the forms pages; undefined where they are a folder of the main space. */
export const formsSource = (environment: Environment): PublishedSource | undefined =>
  environment.CONTENT_SOURCE === 'storyblok' && environment.STORYBLOK_FORMS_TOKEN
    ? storyblokSource(environment.STORYBLOK_FORMS_TOKEN, environment)
    : undefined
