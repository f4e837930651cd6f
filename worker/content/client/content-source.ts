import type { Queue } from './queue.ts'

/** How to reach a space. `fetch` is the network's, or the embedded delivery API's. */
export interface ContentSource {
  /** Base of the delivery API including `/v2`. */
  readonly endpoint: string
  /** Empty: nobody is asked, and every call fails. */
  readonly token: string
  readonly version: 'published' | 'draft'
  /** Id of the release whose changes are read as well; drafts only. */
  readonly release?: string
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Bounds how many calls one request makes at a time; without it there is no bound. */
  readonly queue?: Queue
  /** The content version that is asked for, as far as it is known; shared caches of the source are told apart by it. */
  readonly cv?: () => number
}
