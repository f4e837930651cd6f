import type { Environment } from '../../env.ts'
import type { Log } from '../base/log/events.ts'
import { formatLine } from '../base/log/format-line.ts'
import type { Interrupt, PublishedSource } from '../content/client/content-source.ts'
import type { ContentIndex } from '../content/index/content-index.ts'
import type { VersionStore } from '../content/version/version-store.ts'
import type { WriteLock } from '../content/version/write-lock.ts'
import type { Views } from '../page/render/block.tsx'

/** Parts that a test may replace: the clock, the log, the views, the source of content. */
export interface SiteDependencies {
  readonly now: () => number
  readonly log: Log
  readonly newId: () => string
  readonly views?: Partial<Views>
  readonly source?: (environment: Environment, kv: KVNamespace) => PublishedSource
  readonly versions?: VersionStore
  readonly lock?: WriteLock
  readonly index?: ContentIndex
  /** Name of this space's entries in the database of the search. Default: the space. */
  readonly searchSpace?: string
  /** Replacements for services of features, by the function that returns the service (`siteService`). */
  readonly replaced?: ReadonlyMap<unknown, unknown>
  /** The network, for scheduled fetches and for events. */
  readonly fetch?: typeof fetch
  /** Bytes as brotli. */
  readonly compress?: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** Stands in for calls to content system and platform, in a drill. */
  readonly interrupt?: Interrupt
}

export const waitOf =
  ({ wait }: SiteDependencies): NonNullable<SiteDependencies['wait']> =>
  milliseconds =>
    wait ? wait(milliseconds) : scheduler.wait(milliseconds)

/** A worker calls the global function only. */
export const networkOf =
  ({ fetch: given }: SiteDependencies): typeof fetch =>
  (input, init) =>
    (given ?? fetch)(input, init)

export const systemDependencies: SiteDependencies = {
  now: () => Date.now(),
  log: line => console.log(formatLine(line)),
  newId: () => crypto.randomUUID(),
}

/** All that a site is made of. */
export interface World {
  readonly bindings: Cloudflare.Env
  readonly dependencies: SiteDependencies
}
