import type { Log } from '../base/log/events.ts'
import type { Reads } from '../content/cache/access.ts'
import type { ReadOptions } from '../content/cache/resource.ts'
import type { Interrupt } from '../content/client/content-source.ts'
import type { Queues } from '../content/client/queue.ts'
import type { ContentMark } from '../content/version/version-watch.ts'
import type { AskedAnswers } from './asked-answers.ts'
import type { EmbeddedDependencies, Service } from './call.ts'
import type { Fetch } from './forward.ts'
import type { Forwarding, LackingCalls } from './lacking-calls.ts'

export interface PlatformDependencies {
  /** Reads answers. */
  readonly reader: Reads
  /** Reads the content from which embedded answers are made. */
  readonly contentReader: Reads
  /** The stories from which embedded answers are made, read through this reader. */
  readonly embeddedFrom: (reader: Reads) => Omit<EmbeddedDependencies, 'now' | 'isForPage'>
  readonly options: ReadOptions
  readonly now: () => number
  /** Names the site for which calls are answered here: its addresses, its language, its library. */
  readonly answeredFor: string
  /** Addresses to which the calls of a service are forwarded; calls of a service without one are answered here. */
  readonly upstreams: Readonly<Partial<Record<Service, string | undefined>>>
  /** Calls that are forwarded although the contract does not have them, and calls that are answered here although it does. */
  readonly forwarding: Forwarding
  /** Own calls that an upstream does not have. */
  readonly lacking: LackingCalls
  readonly fetch: Fetch
  /** Answers to questions that visitors make up; undefined for drafts and for page views of operators. */
  readonly asked?: AskedAnswers | undefined
  /** The content as it is known. */
  readonly content: () => ContentMark
  /** Stands in for calls, in a drill. */
  readonly interrupt?: Interrupt | undefined
  /** Bounds how many calls of a service one request forwards at a time. */
  readonly queueOf: Queues
  readonly log: Log
}
