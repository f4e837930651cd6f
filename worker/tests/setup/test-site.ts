import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from 'cloudflare:test'
import type { SiteDependencies, World } from '../../core/answer/site-dependencies.ts'
import { toHex } from '../../core/base/http/signatures.ts'
import type { Log, LogLine } from '../../core/base/log/events.ts'
import type { ContentIndex } from '../../core/content/index/content-index.ts'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import type { SpaceSeed, StoredStory } from '../../core/content/space-schema.ts'
import { writeLockOf } from '../../core/content/version/content-versions.ts'
import { memoryVersionStore, type VersionStore } from '../../core/content/version/version-store.ts'
import { toBrotli } from '../../core/page/render/page-store.ts'
import { submissionsOf } from '../../features/forms/form-services.ts'
import type { SubmissionStore } from '../../features/forms/submission.ts'
import { createSite } from '../../index.ts'
import { editor } from '../../tools/editor/feature.ts'
import { gallery } from '../../tools/gallery/feature.ts'
import { smallSpace } from './small-space.ts'
import { fetchContent, putSpace } from './test-content.ts'
import { emptyKv, testKv } from './test-kv.ts'

/** A content system that a site reads. */
export interface TestContent {
  put(space: SpaceSeed): void
  open(kv: KVNamespace, now: () => number): typeof fetch
}

const contentInMemory: TestContent = { put: putSpace, open: () => fetchContent }

export interface TestSiteOptions {
  readonly now?: number
  /** Default: spaces in memory. */
  readonly content?: TestContent
  readonly views?: SiteDependencies['views']
  /** Default: a small site made for tests. */
  readonly space?: SpaceSeed
  /** The space was put already, with the data of the test's other sites. */
  readonly seeded?: boolean
  /** Uses the spaces that the bindings name, whose answers the test provides, in place of those that tests put. */
  readonly usesBoundSource?: boolean
  /** Stands between the content client and the delivery API. */
  readonly fetch?: (next: typeof fetch) => typeof fetch
  readonly bindings?: Readonly<Record<string, unknown>>
  /** Default: a separate one; another isolate of the same site shares it. */
  readonly versions?: VersionStore
  /** Default: in the database of the tests, shared with the version store. */
  readonly index?: ContentIndex
  /** Number of the space that the token has to open. */
  readonly spaceId?: number
  /** Told of each line of the log. */
  readonly onLog?: Log
  /** Answers scheduled fetches. Default: no network. */
  readonly network?: typeof fetch
  /** Default: numbered ids, the same in each run. */
  readonly newId?: () => string
  /** Default: without waiting. */
  readonly wait?: SiteDependencies['wait']
  /** Breaks a system of the site. */
  readonly disturb?: (world: World) => World
  /** Default: the store over the database of the tests. */
  readonly submissions?: SubmissionStore
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly render: string
}

const webhookSecret = 'secret'

/** Hex HMAC-SHA1 of a raw body, as the content system signs its messages. */
export async function signatureOf(body: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(webhookSecret), algorithm, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(body)))
}

/** The space with one story's content changed and a higher version. */
export function withStory(
  space: SpaceSeed,
  slug: string,
  change: (story: StoredStory) => StoredStory,
): SpaceSeed {
  const stories = space.stories.map(record => {
    if (record.draft.full_slug !== slug) return record
    const story = change(structuredClone(record.draft) as StoredStory)
    return { draft: story, published: story }
  })
  return { ...space, version: space.version + 1, stories }
}

/** The space without one story's published version. */
export function withoutStory(space: SpaceSeed, slug: string): SpaceSeed {
  const stories = space.stories.map(record =>
    record.draft.full_slug === slug ? { ...record, published: null } : record,
  )
  return { ...space, version: space.version + 1, stories }
}

/** The space with a changed draft of one story; a story that does not exist yet is added. */
export function withDraft(space: SpaceSeed, draft: StoredStory): SpaceSeed {
  const others = space.stories.filter(record => record.draft.full_slug !== draft.full_slug)
  const before = space.stories.find(record => record.draft.full_slug === draft.full_slug)
  const record = { draft, published: before?.published ?? null }
  return { ...space, version: space.version + 1, stories: [...others, record] }
}

export function withContent(
  space: SpaceSeed,
  slug: string,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): SpaceSeed {
  return withStory(space, slug, story => ({ ...story, content: change(story.content) }))
}

const refuse: typeof fetch = () => Promise.reject(new TypeError('tests have no network'))

const indexes = new WeakMap<VersionStore, ContentIndex>()

const searchSpaces = new WeakMap<VersionStore, string>()

/** The name of the search of all instances that share a version store. */
function searchSpaceOf(versions: VersionStore): string {
  const name = searchSpaces.get(versions) ?? crypto.randomUUID()
  searchSpaces.set(versions, name)
  return name
}

/** The index of all instances that share a version store. */
function indexOf(versions: VersionStore): ContentIndex {
  const index = indexes.get(versions) ?? createContentIndex(env.INDEX!, crypto.randomUUID())
  indexes.set(versions, index)
  return index
}

/** Bindings of a local site. A message of the queue would be consumed by another worker in the middle of a test. */
const { DELIVERIES: _, EXPOSURES: __, EVENTS: ___, ...localBindings } = env

/** The site on test content, with a clock that tests set: real requests, real databases, KV in memory, no server. */
export async function createTestSite(options: TestSiteOptions = {}) {
  let now = options.now ?? Date.UTC(2026, 10, 21, 9)
  let space = options.space ?? smallSpace()
  const content = options.content ?? contentInMemory
  if (!options.seeded) {
    emptyKv()
    content.put(space)
  }
  const versions = options.versions ?? memoryVersionStore()
  const log: LogLine[] = []
  let visitors = 0
  const wrap = options.fetch ?? (next => next)
  const testSource: SiteDependencies['source'] = (_environment, kv) => ({
    endpoint: 'http://content.invalid/v2',
    token: 'embedded-public',
    version: 'published',
    spaceId: options.spaceId,
    fetch: wrap(content.open(kv, () => now)),
  })
  const own: SiteDependencies = {
    now: () => now,
    log: line => {
      log.push(line)
      options.onLog?.(line)
    },
    wait: options.wait ?? (() => Promise.resolve()),
    // Most stored pages of tests are never read: the deployed quality takes a twelfth of the time of tests that read pages.
    compress: bytes => toBrotli(bytes, 0),
    newId: options.newId ?? (() => `visitor-${String(++visitors).padStart(8, '0')}`),
    ...(options.submissions && { replaced: new Map([[submissionsOf, options.submissions]]) }),
    ...(options.views && { views: options.views }),
    versions,
    // The content of one test must not be older than that of another.
    lock: writeLockOf(env.VERSIONS!, crypto.randomUUID()),
    index: options.index ?? indexOf(versions),
    searchSpace: searchSpaceOf(versions),
    fetch: options.network ?? refuse,
    ...(!options.usesBoundSource && { source: testSource }),
  }
  // One object for all requests: an isolate belongs to its bindings.
  const bound = {
    ...localBindings,
    CONTENT: testKv,
    // There is no build, and the site only calls `fetch` of its files.
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher,
    SITE_HOSTS: '{}',
    STORYBLOK_WEBHOOK_SECRET: webhookSecret,
    ...options.bindings,
  }
  // The bindings that tests bring are those of the environment.
  const whole: World = { bindings: bound as Cloudflare.Env, dependencies: own }
  const { bindings, dependencies } = options.disturb?.(whole) ?? whole
  const app = createSite(dependencies, [gallery, editor])

  let pending: Promise<void>[] = []

  /** `host` may include the scheme. */
  async function answer(path: string, init: RequestInit, host = '127.0.0.1:8787') {
    const context = createExecutionContext()
    const origin = host.includes('://') ? host : `http://${host}`
    const request = new Request(`${origin}${path}`, { ...init, redirect: 'manual' })
    const response = await app.fetch(request, bindings, context)
    return { response, context }
  }

  async function request(path: string, init: RequestInit, host?: string): Promise<Response> {
    const { response, context } = await answer(path, init, host)
    pending = [...pending, waitOnExecutionContext(context)]
    return response
  }

  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', host?: string) =>
    request(path, { headers, method }, host)

  /** Waits for work that continues after the answers. */
  async function settle(): Promise<void> {
    const waiting = pending
    pending = []
    await Promise.all(waiting)
  }

  async function tell(message: object): Promise<number> {
    const body = JSON.stringify({ text: '', space_id: 1000, ...message })
    const headers = { 'webhook-signature': await signatureOf(body) }
    const { response, context } = await answer('/api/webhooks/storyblok', { method: 'POST', body, headers })
    await waitOnExecutionContext(context)
    return response.status
  }

  return {
    log,
    request,
    send,
    settle,
    async get(path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
      const response = await send(path, headers)
      const html = await response.text()
      await settle()
      return {
        status: response.status,
        headers: response.headers,
        html,
        render: response.headers.get('x-render') ?? '',
      }
    },
    now: () => now,
    turnClock(milliseconds: number) {
      now += milliseconds
    },
    /** Sends the site a signed message of the content system; resolves to its status once the message is worked off. */
    tell: (action: string, story: { readonly id: number } = { id: 0 }): Promise<number> =>
      tell({ action, story_id: story.id, full_slug: '' }),
    /** The same of changed entries of a datasource. */
    tellEntries: (slug: string): Promise<number> =>
      tell({ action: 'entries_updated', datasource_slug: slug }),
    /** Runs the schedule of each minute, or another one. */
    async runSchedule(cron = '* * * * *'): Promise<void> {
      await app.scheduled(createScheduledController({ cron, scheduledTime: new Date(now) }), bindings)
    },
    async edit(change: (before: SpaceSeed) => SpaceSeed) {
      space = change(space)
      content.put(space)
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>
