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
