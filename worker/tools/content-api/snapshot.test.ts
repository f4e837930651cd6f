import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withJoinedReads } from '../../core/base/caching/joined-reads.ts'
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { noWriteLock } from '../../core/content/version/write-lock.ts'
import { bothOf, CV, makeSeed, makeStory } from '../../tests/setup/numbered-stories.ts'
import { createContentApi } from './app.ts'
import { changeEntries, changeStories } from './change-space.ts'
import { createSnapshots, readSpace, type Snapshots } from './snapshot.ts'
import { spaceEntries, spaceKey, storiesKey } from './space.ts'
import { makeApi, NOW, putSpace } from './testing/fixtures.ts'

afterEach(() => vi.restoreAllMocks())

const manyOf = (count: number) => Array.from({ length: count }, (_, index) => bothOf(makeStory(index + 1)))

let snapshots: Snapshots

beforeEach(() => {
  snapshots = createSnapshots(env.CONTENT)
})

async function load() {
  const space = await readSpace(env.CONTENT, 1000)
  return space && snapshots.load(space)
}

const put = (seed: SpaceSeed) => putSpace(env.CONTENT, seed)

it('splits a space into chunks, the space itself last', () => {
  const keys = spaceEntries(makeSeed(manyOf(201))).map(entry => entry.key)
  expect(keys).toEqual([
    ...[0, 1, 2].map(chunk => storiesKey(1000, chunk)),
    'embedded/1000/datasources',
    'embedded/1000/space',
  ])
})

it('keeps chunks small, but never splits a story', () => {
  const large = makeStory(1, { content: { text: 'x'.repeat(900_000) } })
  const records = [1, 2, 3].map(() => ({ draft: large, published: null }))
  const sizes = spaceEntries(makeSeed(records)).map(entry => Math.round(entry.value.length / 900_000))
  expect(sizes).toEqual([2, 1, 0, 0])
})

it('stores a story once while its draft is what is published', async () => {
  const records = [bothOf(makeStory(1)), { draft: makeStory(2, { name: 'New' }), published: makeStory(2) }]
  const [chunk] = spaceEntries(makeSeed(records))
  expect(chunk?.value.split('"full_slug"')).toHaveLength(4)
  await put(makeSeed(records))
  const { draft, published } = (await load())!
  expect(published.stories[0]).toBe(draft.stories[0])
  expect([draft, published].map(({ stories }) => stories[1]?.name)).toEqual(['New', makeStory(2).name])
})

it('is pure', () => {
  const seed = makeSeed(manyOf(3))
  const copy = structuredClone(seed)
  expect(spaceEntries(seed)).toEqual(spaceEntries(copy))
  expect(seed).toEqual(copy)
})

it('reads only the small value while the version stands', async () => {
  await put(makeSeed(manyOf(150)))
  const first = await load()
  const get = vi.spyOn(env.CONTENT, 'get')
  expect(await load()).toBe(first)
  expect(get.mock.calls).toEqual([[spaceKey(1000)]])
})

it('calls that one request makes at the same time read a space once', async () => {
  await put(makeSeed(manyOf(150)))
  const get = vi.spyOn(env.CONTENT, 'get')
  const loaded = await withJoinedReads(() => Promise.all([load(), load(), load()]))
  expect(new Set(loaded).size).toBe(1)
  expect(get.mock.calls.map(([key]) => key).sort()).toEqual([
    'embedded/1000/datasources',
    spaceKey(1000),
    ...[0, 1].map(chunk => storiesKey(1000, chunk)),
  ])
})

it('reads a space again when its version or its content has changed', async () => {
  await put(makeSeed(manyOf(1)))
  await load()
  await put(makeSeed(manyOf(2)))
  expect((await load())?.draft.stories).toHaveLength(2)
  await put(makeSeed(manyOf(2), { version: 1 }))
  expect((await load())?.space.version).toBe(1)
})

it('stays with the former state while a new one is visible only in part', async () => {
  await put(makeSeed(manyOf(1)))
  const former = await load()
  const space = spaceEntries(makeSeed(manyOf(2), { version: 9 })).at(-1)
  await env.CONTENT.put(space?.key ?? '', space?.value ?? '')
  expect(await load()).toBe(former)
  const api = createContentApi({ kv: env.CONTENT, snapshots, spaceIds: [1000], now: () => NOW })
  const { headers } = await api.request(`http://content.local/v2/cdn/stories?token=preview-token&cv=${CV}`)
  expect(headers.get('cache-control')).toContain('private')
})

it('cannot answer for a space that it has never read completely', async () => {
  const space = spaceEntries(
    makeSeed(manyOf(2), { id: 1002, tokens: { public: 'half', preview: 'half-draft' } }),
  ).at(-1)
  await env.CONTENT.put(space?.key ?? '', space?.value ?? '')
  const response = await makeApi(env.CONTENT, [1002]).request(
    'http://content.local/v2/cdn/spaces/me?token=half',
  )
  expect(response.status).toBe(503)
})

it('leaves out a story that is none', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const broken = { ...makeStory(2), uuid: '' }
  await put(makeSeed([...manyOf(1), bothOf(broken)]))
  expect((await load())?.draft.stories).toHaveLength(1)
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { level: 'warn', event: 'content-api-entry-left-out' },
  ])
})

it('a change is taken over as written, and only changed stories are parsed again', async () => {
  await put(makeSeed(manyOf(150)))
  const before = (await load())!
  const chunk = vi.spyOn(env.CONTENT, 'get')
  await changeStories({ kv: env.CONTENT, snapshots, id: 1000, lock: noWriteLock }, ([first, ...others]) => [
    { draft: { ...first!.draft, name: 'New' }, published: first!.published },
    ...others,
  ])
  chunk.mockClear()
  const after = (await load())!
  expect(chunk.mock.calls).toEqual([[spaceKey(1000)]])
  expect(after.draft.stories[1]).toBe(before.draft.stories[1])
  const read = await createSnapshots(env.CONTENT).load(after.space)
  expect([after.draft.stories, after.published.stories]).toEqual([
    read!.draft.stories,
    read!.published.stories,
  ])
})

it('a space with fewer stories leaves none of those it had in the store', async () => {
  await put(makeSeed(manyOf(201)))
  const space = { kv: env.CONTENT, snapshots, id: 1000, lock: noWriteLock }
  await changeStories(space, stories => stories.slice(0, 99))
  const { keys } = await env.CONTENT.list({ prefix: 'embedded/1000/stories/' })
  expect(keys.map(({ name }) => name)).toEqual([storiesKey(1000, 0)])
  snapshots = createSnapshots(env.CONTENT)
  expect((await load())?.draft.stories).toHaveLength(99)
})

it('a change that the store would not take whole is refused, and nothing is written', {
  tags: ['full'],
}, async () => {
  await put(makeSeed(manyOf(1)))
  const written = vi.spyOn(env.CONTENT, 'put')
  const space = { kv: env.CONTENT, snapshots, id: 1000, lock: noWriteLock }
  const content = { component: 'page', text: '€'.repeat(9_000_000) }
  const changed = await changeStories(space, ([first]) => [
    { ...first!, draft: { ...first!.draft, content } },
  ])
  expect(changed).toMatchObject({ hasChanged: false, refusal: expect.stringContaining('26214400 bytes') })
  const entry = { id: 1, name: '/a', value: '€'.repeat(9_000_000), dimension_values: {} }
  expect(await changeEntries(space, 'redirects', () => [entry])).toMatchObject({
    refusal: expect.stringContaining('26214400 bytes'),
  })
  expect(written).not.toHaveBeenCalled()
})

it('reads the contents of the requested stories alone', async () => {
  const stories = [
    makeStory(1),
    makeStory(2),
    makeStory(3, { content: { component: 'person', name: 'Ada' } }),
  ]
  await put(makeSeed(stories.map(bothOf)))
  const value = (await env.CONTENT.get(storiesKey(1000, 0)))!
  await env.CONTENT.put(storiesKey(1000, 0), value.replace('{"_uid":"uid-1"', 'no JSON'))
  vi.spyOn(console, 'error').mockReturnValue()
  const api = createContentApi({ kv: env.CONTENT, snapshots, spaceIds: [1000], now: () => NOW })
  const statusOf = async (path: string) =>
    (await api.request(`http://content.local/v2/cdn/${path}token=preview-token&cv=${CV}`)).status
  const paths = ['stories/story-1?', 'stories/story-2?', 'stories?content_type=person&', 'links?']
  expect(await Promise.all(paths.map(statusOf))).toEqual([503, 200, 200, 200])
})

it('reads stories that hold their contents, as earlier versions wrote them', async () => {
  await put(makeSeed(manyOf(2)))
  const written = (await load())!
  const records = manyOf(2).map(({ draft }) => ({ draft, published: 'draft' }))
  const value = JSON.stringify({ revision: written.space.revision, body: records })
  await env.CONTENT.put(storiesKey(1000, 0), value)
  const read = await createSnapshots(env.CONTENT).load(written.space)
  expect(read!.published.stories).toEqual(written.published.stories)
})
