import { env } from 'cloudflare:test'
import type { LogLine } from '../../core/base/log/events.ts'
import type { Reads } from '../../core/content/cache/access.ts'
import { createPartitionedMemory, type MemoryOptions } from '../../core/content/cache/memory-cache.ts'
import { createReader } from '../../core/content/cache/reader.ts'
import type { ContentSource } from '../../core/content/client/content-source.ts'
import { createQueues } from '../../core/content/client/queue.ts'
import { createStories } from '../../core/content/stories/stories.ts'
import { searchSettingsOf } from '../../core/content/stories/unit-settings.ts'
import { memoryVersionStore } from '../../core/content/version/version-store.ts'
import { createVersionWatch } from '../../core/content/version/version-watch.ts'
import { readRates } from '../../core/platform/exchange-rates.ts'
import type { Fetch } from '../../core/platform/forward.ts'
import { createLackingCalls, type Forwarding } from '../../core/platform/load-answer.ts'
import { createPlatform, platformCalls } from '../../core/platform/platform.ts'
import type { SearchQuestion } from '../../core/platform/search.ts'
import { createSiteLibrary } from '../../core/platform/site-library.ts'
import { type Site, unitsOf } from '../../core/request/site/site.ts'
import { createPlatformRoutes } from '../../features/platform-calls/platform-calls.ts'
import { createSearchIndex } from '../../features/search/search-index.ts'
import { siteOf } from './site-of.ts'
import { fetchContent } from './test-content.ts'
import { testKv } from './test-kv.ts'

export interface TestPlatformOptions {
  /** Stands for the upstream of all services; without it the calls are answered from the spaces that were put. */
  readonly upstream?: Fetch
  /** Stands between the content client and the delivery API. */
  readonly content?: ContentSource['fetch']
  /** Default: the upstream has the product's own calls as well. */
  readonly forwarding?: Forwarding
  readonly now?: number
  readonly memory?: MemoryOptions
  readonly site?: Partial<Site>
  /** Default: the database of the tests. */
  readonly index?: D1Database
}

const ownCalls = Object.keys(platformCalls).filter(name => platformCalls[name]!.isOwn)
const ownForwarded: Forwarding = Object.fromEntries(ownCalls.map(name => [name, 'forward']))

/** The platform calls over HTTP, on the spaces that were put: no pages, no server. */
export function createTestPlatform(options: TestPlatformOptions = {}) {
  let now = options.now ?? Date.UTC(2026, 10, 21, 9)
  const clock = () => now
  const log: LogLine[] = []
  const site = siteOf(options.site)
  const store = memoryVersionStore()
  const note = (line: (typeof log)[number]) => log.push(line)
  const versions = createVersionWatch({ store, now: clock, log: note, onMove: () => undefined })
  const memory = createPartitionedMemory(options.memory)
  const reader = createReader({
    kv: testKv,
    memory,
    versions,
    store,
    now: clock,
    log: note,
  })
  const source: ContentSource = {
    endpoint: 'http://content.invalid/v2',
    token: 'embedded-public',
    version: 'published',
    fetch: options.content ?? fetchContent,
  }
  const pending: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => {
    pending.push(promise.catch(() => undefined))
  }
  const readOptions = { waitUntil, deadline: 2000 }
  const dependencies = { reader, source, options: readOptions }
  const base = 'https://upstream.example'
  const storiesFrom = (reads: Reads) =>
    createStories({
      ...dependencies,
      reader: reads,
      unit: site.unit,
      folder: site.folder,
      defaultLanguage: site.defaultLanguage,
      mayAskForUnknown: () => true,
      newProblems: () => [],
      now: clock,
    })
  const searchIndex = createSearchIndex({
    database: options.index ?? env.INDEX!,
    space: crypto.randomUUID(),
    source,
    content: () => versions.state,
    now: clock,
    wait: () => Promise.resolve(),
    log: note,
  })
  const search = async (question: Omit<SearchQuestion, 'settings'>, reads: Reads = reader) => {
    const { value } = await storiesFrom(reads).features(question.language)
    return searchIndex.find(site, { ...question, settings: searchSettingsOf(value, site.unit) }, waitUntil)
  }
  const callPlatform = createPlatform({
    ...dependencies,
    contentReader: reader,
    embeddedFrom: reads => ({
      stories: storiesFrom(reads),
      links: site,
      timeZone: site.timeZone,
      defaultLanguage: site.defaultLanguage,
      library: createSiteLibrary({
        ...dependencies,
        reader: reads,
        search: searchIndex,
        index: undefined,
        site,
        now: clock,
      }),
      search: question => search(question, reads),
      rates: () => readRates({ ...dependencies, reader: reads, kv: testKv }),
      redirect: async (_unit, path) =>
        path === '/alt/' ? { path: '/neu/', query: '', forwardParameters: false, status: 301 } : undefined,
    }),
    now: clock,
    log: line => log.push(line),
    answeredFor: site.revision,
    content: () => versions.state,
    queueOf: createQueues(),
    forwarding: options.forwarding ?? ownForwarded,
    lacking: createLackingCalls(clock),
    upstreams: options.upstream ? { platform: `${base}/api/proxy/index`, suggestions: base } : {},
    fetch:
      options.upstream ??
      (() => {
        throw new Error('an outgoing request that nobody expected')
      }),
  })
  const routes = createPlatformRoutes({
    callFor: () => callPlatform,
    unitsFor: () => unitsOf({ SITE_UNIT: 'dach', SITE_HOSTS: {} }),
  })

  return {
    log,
    memory,
    site,
    stories: storiesFrom(reader),
    callPlatform,
    search,
    /** Waits for work that continues after the answers. */
    settle: () => Promise.all(pending.splice(0)),
    /** Tells that something was published, as the schedule of the site would find out. */
    async publish(cv: number) {
      versions.learn(await store.raise({ cv, gone: [], changed: 'unknown', at: now }))
    },
    turnClock(milliseconds: number) {
      now += milliseconds
    },
    /** A request to a path below `/api`. */
    send: async (path: string, init: RequestInit = {}): Promise<Response> =>
      routes.request(`https://www.tannhagen.example${path}`, init, {}),
    async get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
      const response = await routes.request(`https://www.tannhagen.example${path}`, {}, {})
      return { status: response.status, body: await response.json() }
    },
    async post(path: string, body: unknown, headers: Record<string, string> = {}) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }
      const response = await routes.request(`https://www.tannhagen.example${path}`, init, {})
      return { status: response.status, body: (await response.json()) as unknown }
    },
  }
}
