import { beforeEach, describe, expect, it } from 'vitest'
import { bothOf, CV, makeSeed, makeStory, uuidOf } from '../../../tests/setup/numbered-stories.ts'
import { fetchContent, putSpace } from '../../../tests/setup/test-content.ts'
import { relationFields } from '../types/story-types.ts'
import {
  allStories,
  featureStories,
  type StoryCall,
  spaceInfo,
  storiesByUuid,
  storiesOfExperiment,
  storiesOfType,
  storiesPage,
  storyBySlug,
} from './delivery-calls.ts'

const variantOf = (experimentId: string, variantId: string) => ({
  component: 'variant',
  experimentMetaData: { experimentId, variantId, variantLabel: variantId },
})

const named = [
  makeStory(1, { full_slug: 'home' }),
  makeStory(2, { full_slug: 'größe/a b', content: { component: 'variant', product: uuidOf(5) } }),
  makeStory(3, { content: variantOf('e1', 'v1') }),
  makeStory(4, { content: variantOf('e1', 'v2') }),
  makeStory(5, { content: { component: 'product', name: 'Law' } }),
  makeStory(6, { content: variantOf('e2', 'v1') }),
  makeStory(10, {
    content: {
      component: 'experiment-variant',
      experimentMetaData: [{ component: 'experiment-meta-data', experimentId: 'e1', variantId: 'v3' }],
    },
  }),
  makeStory(7, {
    full_slug: 'settings/features/chat',
    content: { component: 'feature-settings', chatSettings: uuidOf(8) },
  }),
  makeStory(8, {
    full_slug: 'settings/chat',
    content: { component: 'chat-settings', entryConversationSearch: uuidOf(9) },
  }),
  makeStory(9, {
    full_slug: 'settings/talk',
    content: { component: 'conversation-template', templateId: 't' },
  }),
]
const grouping = makeStory(20, { content: { component: 'variant-grouping', title: 'published' } })
const edited = makeStory(20, { content: { component: 'variant-grouping', title: 'draft' } })
const teasers = Array.from({ length: 230 }, (_, index) =>
  makeStory(1000 + index, { content: { component: 'teaser' } }),
)

beforeEach(() =>
  putSpace(makeSeed([...named.map(bothOf), { draft: edited, published: grouping }, ...teasers.map(bothOf)])),
)

/** A call, and the addresses that it requested. */
function makeCall(own: Partial<StoryCall> = {}, version: 'published' | 'draft' = 'published') {
  const requested: URL[] = []
  const call: StoryCall = {
    signal: new AbortController().signal,
    source: {
      endpoint: 'http://content.invalid/v2',
      token: 'preview-token',
      version,
      fetch: (input, init) => {
        requested.push(new URL(String(input)))
        return fetchContent(input as RequestInfo, init)
      },
    },
    ...own,
  }
  return { call, requested }
}

const idsOf = (stories: readonly unknown[]) => stories.map(story => (story as { id: number }).id)
const contentOf = (found: { story: unknown } | undefined) =>
  (found?.story as { content: Record<string, unknown> } | undefined)?.content

describe('one story', () => {
  it.each([
    ['home', 1],
    ['größe/a b', 2],
    ['nowhere', undefined],
    ['../spaces/me', undefined],
    ['courses/./home', undefined],
    ['%2e%2e/spaces/me', undefined],
  ])('by its slug %s', async (slug, id) => {
    const found = await storyBySlug(makeCall().call, slug)
    expect(found && { id: idsOf([found.story])[0], cv: found.cv }).toEqual(id && { id, cv: CV })
  })

  it('of a release', async () => {
    const { call, requested } = makeCall({}, 'draft')
    const ofRelease = { ...call, source: { ...call.source, release: '7' } }
    await storyBySlug(ofRelease, 'home')
    await storiesPage(ofRelease)
    expect(
      requested.map(({ searchParams }) => [searchParams.get('version'), searchParams.get('from_release')]),
    ).toEqual([
      ['draft', '7'],
      ['draft', '7'],
    ])
  })

  it('with what it points to, at the second level', async () => {
    const { call, requested } = makeCall({ params: { resolve_relations: relationFields.join(',') } })
    expect(contentOf(await storyBySlug(call, 'größe/a b'))).toMatchObject({
      product: { uuid: uuidOf(5), content: { name: 'Law' } },
    })
    expect(requested.at(-1)?.searchParams.get('resolve_level')).toBe('2')
  })
})

describe('several stories', () => {
  it('a page has 25 unless it says otherwise; the headers tell how many there are', async () => {
    const { call, requested } = makeCall()
    const page = await storiesPage(call, { content_type: 'teaser', page: 2 })
    expect({ ...page, stories: idsOf(page.stories) }).toEqual({
      stories: idsOf(teasers.slice(25, 50)),
      total: 230,
      cv: CV,
    })
    expect(requested.at(-1)?.searchParams.get('per_page')).toBe('25')
    expect((await storiesPage(call, { per_page: 7 })).stories).toHaveLength(7)
  })

  it('of a type, all of them', async () => {
    const { call, requested } = makeCall()
    const { stories, total } = await storiesOfType(call, 'teaser')
    expect([idsOf(stories), total]).toEqual([idsOf(teasers), 230])
    expect(new Set(requested.map(({ searchParams }) => searchParams.get('page')))).toEqual(
      new Set([null, '2', '3']),
    )
    expect((await storiesOfType(call, 'none')).stories).toEqual([])
    expect((await allStories(call, { content_type: 'teaser' })).stories).toHaveLength(230)
  })

  it('by uuid, fifty a call, in the order given', async () => {
    const { call, requested } = makeCall()
    const uuids = teasers
      .slice(0, 120)
      .map(({ uuid }) => uuid)
      .reverse()
    const found = await storiesByUuid(call, [...uuids, uuidOf(77), uuids[0]!])
    expect(idsOf(found)).toEqual(idsOf(teasers.slice(0, 120)).reverse())
    expect(requested.map(({ searchParams }) => searchParams.get('by_uuids')!.split(',').length)).toEqual([
      50, 50, 21,
    ])
    expect(await storiesByUuid(call, [])).toEqual([])
  })

  it('of an experiment, whether a block names it or a field plugin', async () => {
    expect(idsOf((await storiesOfExperiment(makeCall().call, 'e1')).stories)).toEqual([10, 3, 4])
    expect((await storiesOfExperiment(makeCall().call, 'e9')).stories).toEqual([])
  })

  it('of feature settings, with chat settings and their conversations', async () => {
    const { call } = makeCall({ params: { resolve_relations: relationFields.join(',') } })
    const { stories } = await featureStories(call)
    expect(idsOf(stories)).toEqual([7])
    expect(stories[0]).toMatchObject({
      content: {
        chatSettings: { content: { entryConversationSearch: { content: { templateId: 't' } } } },
      },
    })
  })

  it('that point to more than fifty others get them in batches', async () => {
    const many = makeStory(50, {
      full_slug: 'many',
      content: { component: 'variant-grouping', products: teasers.slice(0, 60).map(({ uuid }) => uuid) },
    })
    putSpace(makeSeed([...teasers, many].map(bothOf), { version: CV + 1 }))
    const { call, requested } = makeCall({ params: { resolve_relations: relationFields.join(',') } })
    const { products } = contentOf(await storyBySlug(call, 'many')) as { products: readonly unknown[] }
    expect(idsOf(products)).toEqual(idsOf(teasers.slice(0, 60)))
    expect(requested.filter(({ searchParams }) => searchParams.has('by_uuids'))).toHaveLength(2)
  })

  it.each([16, 40])('%d of which name each other are bounded', async count => {
    const uuids = Array.from({ length: count }, (_, index) => uuidOf(index + 1))
    const friends = uuids.map((_, index) =>
      makeStory(index + 1, {
        content: { component: 'variant-grouping', products: uuids, text: 'x'.repeat(1000) },
      }),
    )
    putSpace(makeSeed(friends.map(bothOf), { version: CV + 2 }))
    const { call } = makeCall({ params: { resolve_relations: relationFields.join(',') } })
    const found = await storyBySlug(call, 'story-1')
    const size = JSON.stringify(found).length
    expect(size).toBeGreaterThan(count * 1000)
    expect(size).toBeLessThan(1_500_000)
  })
})

it('the space and its version', async () => {
  const { id, name, domain, version, language_codes } = makeSeed([])
  expect(await spaceInfo(makeCall().call)).toEqual({ id, name, domain, version, language_codes })
})

it('another space than the configured one counts as no answer', async () => {
  const { call } = makeCall()
  const { id } = makeSeed([])
  const opened = (spaceId: number) => spaceInfo({ ...call, source: { ...call.source, spaceId } })
  expect((await opened(id)).id).toBe(id)
  await expect(opened(7)).rejects.toMatchObject({
    status: 502,
    message: `the token opens the space ${id}, not 7`,
  })
})

it.each([
  ['the space', (call: StoryCall) => spaceInfo(call)],
  ['a list', (call: StoryCall) => storiesPage(call)],
])('a 404 for %s counts as no answer, one for a story as its absence', async (_, read) => {
  const { call } = makeCall()
  const lost = async () => Response.json(['This record could not be found'], { status: 404 })
  const nowhere = { ...call, source: { ...call.source, fetch: lost } }
  await expect(read(nowhere)).rejects.toMatchObject({ status: 502 })
  expect(await storyBySlug(nowhere, 'home')).toBeUndefined()
})
