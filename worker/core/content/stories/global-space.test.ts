import { beforeEach, describe, expect, it } from 'vitest'
import { demoGlobalSpace } from '../../../tests/setup/demo-space.ts'
import { smallSpace as makeSmallSpace } from '../../../tests/setup/small-space.ts'
import { type StoryDraft, storyOf } from '../../../tests/setup/story.ts'
import { fetchContent, putSpace } from '../../../tests/setup/test-content.ts'
import { emptyKv, testKv } from '../../../tests/setup/test-kv.ts'
import { createMemory } from '../cache/memory-cache.ts'
import { createReader } from '../cache/reader.ts'
import type { ContentSource } from '../client/content-source.ts'
import type { SpaceSeed } from '../space-schema.ts'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { createStories } from './stories.ts'

const MINUTE = 60_000
const smallSpace = makeSmallSpace()

const withStories = (space: SpaceSeed, ...drafts: StoryDraft[]): SpaceSeed => ({
  ...space,
  stories: [
    ...space.stories,
    ...drafts.map((draft, at) => {
      const story = storyOf(draft, 1000 + at)
      return { draft: story, published: story }
    }),
  ],
})
const without = (space: SpaceSeed, ...types: string[]): SpaceSeed => ({
  ...space,
  stories: space.stories.filter(({ draft }) => !types.includes(String(draft.content.component))),
})

const groups = (slug: string): StoryDraft => ({
  slug,
  name: slug,
  content: { component: 'country-groups-prioritization' },
})
const feature: StoryDraft = {
  slug: 'settings/features/shared',
  name: 'Shared',
  content: { component: 'feature-settings' },
}
const page: StoryDraft = { slug: 'aktionen', name: 'Aktionen', content: { component: 'page' } }
const event: StoryDraft = { slug: 'events/fremd', name: 'Fremd', content: { component: 'event' } }
const shared = withStories(demoGlobalSpace, groups('settings/country-groups'), feature, page, event)

interface Options {
  readonly token?: string
  readonly isConfigured?: boolean
}

/** Stories through the caches, of the main space and of the global one. */
function makeStories({ token = 'embedded-global-public', isConfigured = true }: Options = {}) {
  let now = Date.UTC(2026, 10, 22, 9)
  const clock = () => now
  const requested: string[] = []
  const broken = { isDown: false }
  const log = () => undefined
  const store = memoryVersionStore()
  const versions = createVersionWatch({ store, now: clock, log, onMove: () => undefined })
  const reader = createReader({ kv: testKv, memory: createMemory(), versions, store, now: clock, log })
  const sourceOf = (token: string): ContentSource => ({
    endpoint: 'http://content.invalid/v2',
    token,
    version: 'published',
    fetch: async (input, init) => {
      const isGlobal = String(input).includes('global')
      if (isGlobal) requested.push(new URL(String(input)).pathname)
      return isGlobal && broken.isDown
        ? Response.json({ error: 'down' }, { status: 500 })
        : fetchContent(input as RequestInfo, init)
    },
  })
  const pending: Promise<unknown>[] = []
  const stories = createStories({
    reader,
    source: sourceOf('embedded-public'),
    globalSource: isConfigured ? sourceOf(token) : undefined,
    unit: 'dach',
    folder: '',
    defaultLanguage: 'de',
    options: { waitUntil: promise => void pending.push(promise.catch(() => undefined)), deadline: 2000 },
    mayAskForUnknown: () => true,
    newProblems: () => [],
    now: () => now,
  })
  const wait = async (milliseconds: number) => {
    await Promise.all(pending)
    now += milliseconds
  }
  return { stories, requested, broken, reader, wait }
}

type Stories = ReturnType<typeof createStories>
const groupsOf = async (stories: Stories) =>
  (await stories.ofType('country-groups-prioritization', 'de')).value.map(({ name }) => name)

beforeEach(async () => {
  emptyKv()
  putSpace(without(smallSpace, 'country-groups-prioritization', 'feature-settings'))
  putSpace(shared)
})

describe('settings that the main space lacks', () => {
  it('are those of the global one: by slug, by type, and of features', async () => {
    const { stories } = makeStories()
    expect((await stories.bySlug('settings/country-groups', 'de'))?.value.name).toBe(
      'settings/country-groups',
    )
    expect(await groupsOf(stories)).toEqual(['settings/country-groups'])
    expect((await stories.features('de')).value.map(({ name }) => name)).toEqual(['Shared'])
  })

  it('are read once a minute', async () => {
    const { stories, requested, wait } = makeStories()
    await groupsOf(stories)
    const calls = requested.length
    await wait(MINUTE / 2)
    await groupsOf(stories)
    expect(requested).toHaveLength(calls)
    await wait(MINUTE)
    await groupsOf(stories)
    await wait(0)
    expect(requested.length).toBeGreaterThan(calls)
  })

  it('stay while the global space is down, and the main one is read all the same', async () => {
    const { stories, broken, reader, wait } = makeStories()
    await groupsOf(stories)
    broken.isDown = true
    for (let turn = 0; turn < 8; turn++) {
      await wait(2 * MINUTE)
      expect(await groupsOf(stories)).toEqual(['settings/country-groups'])
    }
    expect(reader.broken.map(({ name }) => name)).not.toContain('content')
    expect((await stories.bySlug('bachelor', 'de'))?.value.name).toBe('Bachelor')
  })
})

it('settings of the main space take precedence', async () => {
  putSpace(withStories({ ...smallSpace, version: smallSpace.version + 1 }, groups('settings/own')))
  const { stories, requested } = makeStories()
  expect(await groupsOf(stories)).toContain('settings/own')
  expect(requested).toEqual([])
})

it('pages and their blocks never come from the global space', async () => {
  const { stories, requested } = makeStories()
  expect(await stories.bySlug('aktionen', 'de')).toBeUndefined()
  expect((await stories.ofType('event', 'de')).value).toEqual([])
  expect(requested).toEqual([])
})

it('without a global space there are none', async () => {
  const { stories, requested } = makeStories({ isConfigured: false })
  expect(await stories.bySlug('settings/country-groups', 'de')).toBeUndefined()
  expect(await groupsOf(stories)).toEqual([])
  expect(requested).toEqual([])
})
