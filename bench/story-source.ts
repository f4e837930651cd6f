import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { globalSpace } from '../kv-seed/space.ts'
import type { SpaceSeed } from '../worker/core/content/space-schema.ts'
import { createContentApi } from '../worker/tools/content-api/app.ts'
import { foldersOf } from '../worker/tools/content-api/folders.ts'
import { createSnapshots, readSpace, type Snapshot } from '../worker/tools/content-api/snapshot.ts'
import { spaceEntries, spaceKey } from '../worker/tools/content-api/space.ts'
import { groupOf } from '../worker/tools/content-api/story-group.ts'
import { copiesOf } from './many-pages.ts'

/** Calls by kind, and how many of them were refused because of the limit. */
export interface Calls {
  readonly all: number
  readonly refused: number
  readonly byKind: Readonly<Record<string, number>>
}

export interface StorySource {
  /** Base address of the delivery API. */
  readonly endpoint: string
  /** The calls since they were taken last. */
  readonly calls: Calls
  readonly takeCalls: () => Calls
  /** Publishes stories with another title, by their slugs. */
  readonly publish: (slugs: readonly string[], title: string) => Promise<void>
  /** Takes a story back, by its slug. Resolves to its number. */
  readonly unpublish: (slug: string) => Promise<number>
  /** Gives a folder another name: its stories are not published again. */
  readonly renameFolder: (from: string, to: string) => Promise<void>
  readonly close: () => void
}

export interface SourceOptions {
  readonly space: SpaceSeed
  /** Pages that are added to it. */
  readonly pages: number
  /** Milliseconds before each answer. */
  readonly latency: number
  /** Calls a second that are answered; more are refused with 429. */
  readonly perSecond: number
}

/** The kind of a call: a story, or a list by the parameter that identifies it. */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname.replace('/v2/cdn/', '').replace(/^stories\/.*/, 'story')
  if (path !== 'stories') return path
  const types = searchParams.get('filter_query[component][in]')
  if (types) return types.length > 30 ? 'pages' : types
  const told = ['by_uuids', 'by_ids', 'published_at_gt', 'starts_with'].find(name => searchParams.has(name))
  return told ?? 'count'
}

/** A bucket of tokens that fills up over time, a second's worth at most. */
function createLimit(perSecond: number) {
  let tokens = perSecond
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(perSecond, tokens + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens--
    return true
  }
}

type Story = Snapshot['published']['stories'][number]

function indexOf(stories: readonly Story[]): Snapshot['published'] {
  const by = <Key>(keyOf: (story: Story) => Key) =>
    new Map(stories.map(story => [keyOf(story), story] as const))
  return {
    stories,
    byId: by(({ id }) => id),
    byUuid: by(({ uuid }) => uuid),
    bySlug: by(({ full_slug }) => full_slug),
    // The generated space has one language.
    byTranslatedPath: new Map(),
  }
}

/** The snapshot of a later version with each story changed, or without it. */
function changeIn(
  snapshot: Snapshot,
  change: (story: Story) => Story | undefined,
  version: number,
): Snapshot {
  const stories = snapshot.published.stories.flatMap(story => change(story) ?? [])
  return { ...snapshot, space: { ...snapshot.space, version }, published: indexOf(stories) }
}

/** The snapshot with this many copies of its pages, which share their content: separate content would take gigabytes. */
function withPages(snapshot: Snapshot, count: number): Snapshot {
  const copies = copiesOf(snapshot.published.stories, count)
  const drafts = [
    ...snapshot.draft.stories,
    ...copies.map(story => ({ ...story, content: { component: 'page' } })),
  ]
  return {
    ...snapshot,
    draft: indexOf(drafts),
    published: indexOf([...snapshot.published.stories, ...copies]),
    folders: foldersOf(drafts),
    groups: Map.groupBy(drafts, groupOf),
  }
}

/** The delivery API over a generated space, with latency and a limit of calls, as a remote content system has. */
export async function serveStories({
  space,
  pages,
  latency,
  perSecond,
}: SourceOptions): Promise<StorySource> {
  const entries = new Map([space, globalSpace()].flatMap(spaceEntries).map(({ key, value }) => [key, value]))
  const kv = { get: async (key: string) => entries.get(key) ?? null }
  const stored = createSnapshots(kv)
  const meta = await readSpace(kv, space.id)
  const loaded = meta && (await stored.load(meta))
  if (!meta || !loaded) throw new Error('the generated space cannot be read')
  let main = withPages(loaded, pages)
  const api = createContentApi({
    kv,
    snapshots: { ...stored, load: async answers => (answers.id === space.id ? main : stored.load(answers)) },
    spaceIds: [space.id, globalSpace().id],
    now: Date.now,
  })
  const isAllowed = createLimit(perSecond)
  let calls: { all: number; refused: number; byKind: Record<string, number> }
  const reset = () => {
    calls = { all: 0, refused: 0, byKind: {} }
  }
  reset()
  /** A change of stories, which raises the version. */
  function change(next: (story: Story) => Story | undefined): void {
    const version = main.space.version + 1
    main = changeIn(main, next, version)
    const key = spaceKey(space.id)
    entries.set(key, JSON.stringify({ ...JSON.parse(entries.get(key) ?? '{}'), version }))
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.invalid')
    const kind = kindOf(url)
    calls.all++
    calls.byKind[kind] = (calls.byKind[kind] ?? 0) + 1
    await wait(latency)
    if (!isAllowed()) {
      calls.refused++
      response.writeHead(429, { 'retry-after': '1' }).end()
      return
    }
    const answer = await api.fetch(new Request(url))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    get calls() {
      return calls
    },
    takeCalls() {
      const taken = calls
      reset()
      return taken
    },
    async publish(slugs, title) {
      const published_at = new Date().toISOString()
      const published = new Set(slugs)
      change(story =>
        published.has(story.full_slug)
          ? { ...story, content: { ...story.content, seoTitle: title }, published_at }
          : story,
      )
    },
    async unpublish(slug) {
      const id = main.published.bySlug.get(slug)?.id ?? 0
      change(story => (story.full_slug === slug ? undefined : story))
      return id
    },
    async renameFolder(from, to) {
      const begin = `${from}/`
      change(story =>
        story.full_slug.startsWith(begin)
          ? { ...story, full_slug: `${to}/${story.full_slug.slice(begin.length)}` }
          : story,
      )
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
