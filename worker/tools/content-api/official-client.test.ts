import type { ISbConfig } from 'storyblok-js-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { bothOf, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import { contentFetch } from './fetch.ts'
import { putEmbeddedSpace } from './testing/embedded-site.ts'
import { makeApi, makeClient } from './testing/fixtures.ts'

/**
 * The cases of the official client's own tests against Storyblok, with that client, on the demonstration space. Some do not apply here: the
 * management API and OAuth tokens, because the site only reads; regions, network and real rate limits, because there is no network. The API differs
 * from Storyblok's on purpose: folders follow from slugs; there are no releases, workflow stages, taxonomies, comments or asset library; the search
 * finds whole substrings (`docs/decisions/the-embedded-content-system-is-a-tool.md`).
 */
const programmes = 'bachelor/betriebswirtschaftslehre'
const hidden = 'hochschule/lehrende/linh-tran'

/** The demonstration space with one story that is not published. */
const space = {
  ...demoSpace,
  stories: demoSpace.stories.map(({ draft, published }) =>
    draft.full_slug === hidden ? { draft, published: null } : { draft, published },
  ),
}
const publishedCount = space.stories.filter(({ published }) => published).length

/** The client as its own tests make it: it caches answers and content versions in memory. Requested addresses are recorded. */
async function makeOfficialClient(accessToken = 'embedded-public', config: ISbConfig = {}) {
  const requested: string[] = []
  const api = contentFetch(makeApi(testKv, [1000, 1001]))
  const client = makeClient(testKv, accessToken, {
    cache: { type: 'memory', clear: 'auto' },
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      requested.push(String(input))
      return api(input, init)
    },
    ...config,
  })
  // All clients of a token share one cache.
  await client.flushCache()
  return { client, requested }
}

beforeEach(() => putEmbeddedSpace(space))

describe('get', () => {
  it('tells the space that the token opens', async () => {
    const { client } = await makeOfficialClient()
    expect((await client.get('cdn/spaces/me')).data.space.id).toBe(1000)
  })

  it('gives published stories, of which the version is the default', async () => {
    const { client } = await makeOfficialClient()
    const { data, total } = await client.get('cdn/stories')
    expect(data.stories).toHaveLength(25)
    expect(total).toBe(publishedCount)
  })

  it.each([
    ['of the default version', {}],
    ['published', { version: 'published' as const }],
  ])('gives one story by its slug: %s', async (_, parameters) => {
    const { client } = await makeOfficialClient()
    const { data } = await client.get(`cdn/stories/${programmes}`, { ...parameters })
    expect(data.story.slug).toBe('betriebswirtschaftslehre')
  })

  it('gives the stories whose slugs start with a text', async () => {
    const { client } = await makeOfficialClient()
    const { data } = await client.get('cdn/stories', { starts_with: 'settings/country-groups' })
    expect(data.stories).toHaveLength(1)
  })

  it('gives a draft that nobody published to whom drafts are open', async () => {
    const { client } = await makeOfficialClient('embedded-preview')
    const { data } = await client.get(`cdn/stories/${hidden}`, { version: 'draft' })
    expect(data.story.slug).toBe('linh-tran')
    await expect(client.get(`cdn/stories/${hidden}`)).rejects.toMatchObject({ status: 404 })
  })

  it('puts related stories where their uuids stood', async () => {
    const { client } = await makeOfficialClient()
    const { data } = await client.get('cdn/stories/settings/chat/chat', {
      resolve_relations: 'chat-settings.entryConversationSearch',
    })
    expect(data.story.content.entryConversationSearch.full_slug).toBe('settings/chat/find-a-programme')
  })

  it('requests related stories past the limit', async () => {
    const uuids = Array.from({ length: 60 }, (_, index) => uuidOf(index + 1))
    const entries = uuids.map((_, index) => bothOf(makeStory(index + 1)))
    const list = makeStory(61, {
      full_slug: 'list',
      content: { _uid: 'list', component: 'list', entries: uuids },
    })
    putEmbeddedSpace({ ...space, version: space.version + 1, stories: [...entries, bothOf(list)] })
    const { client, requested } = await makeOfficialClient()
    const { data } = await client.get('cdn/stories/list', { resolve_relations: 'list.entries' })
    expect(data.story.content.entries.at(-1)).toMatchObject({ slug: 'story-60' })
    expect(requested.filter(address => address.includes('by_uuids='))).toHaveLength(2)
  })

  it('gives the stories whose slugs fit a wildcard', async () => {
    const { client } = await makeOfficialClient()
    const { data } = await client.get('cdn/stories', { by_slugs: 'campus/*' })
    expect(data.stories.map((story: { slug: string }) => story.slug)).toEqual(['berlin', 'muenchen'])
  })

  it('filters by a field that another story named', async () => {
    const { client } = await makeOfficialClient()
    const first = (await client.get('cdn/stories', { per_page: 1 })).data.stories[0]
    const { component } = first.content
    const { data } = await client.get('cdn/stories', { filter_query: { component: { in: component } } })
    expect(data.stories.length).toBeGreaterThan(1)
  })

  it('sends brackets of filters as they are, and finds the one draft that fits', async () => {
    const { client, requested } = await makeOfficialClient('embedded-preview')
    const { data } = await client.get('cdn/stories', {
      version: 'draft',
      filter_query: { titleDesktop: { like: '10*auf jede Rate' }, startsAt: { lt_date: '2026-10-02 00:00' } },
    })
    expect(requested[0]).toContain('filter_query[titleDesktop][like]=')
    expect(requested[0]).not.toContain('%5B')
    expect(data.stories.map((story: { slug: string }) => story.slug)).toEqual(['de'])
  })
})

describe('getAll', () => {
  it.each([
    ['all stories', {}, publishedCount],
    ['those of a folder', { starts_with: 'veranstaltungen/' }, 12],
    ['those that fit a wildcard', { by_slugs: 'products/*' }, 26],
    [
      'those that one of two filters passes',
      {
        filter_query: {
          __or: [{ component: { any_in_array: 'location' } }, { component: { any_in_array: 'header' } }],
        },
      },
      6,
    ],
    ['several pages', { starts_with: 'veranstaltungen/', per_page: 5 }, 12],
  ])('gives %s', async (_, parameters, count) => {
    const { client } = await makeOfficialClient()
    expect(await client.getAll('cdn/stories', { ...parameters })).toHaveLength(count)
  })

  it('gives links as a list', async () => {
    const { client } = await makeOfficialClient()
    const links = await client.getAll('cdn/links', {})
    expect(links).toContainEqual(expect.objectContaining({ slug: programmes, published: true }))
  })
})

describe('the memory of the client', () => {
  it('does not keep the space', async () => {
    const { client } = await makeOfficialClient()
    await client.get('cdn/spaces/me')
    expect(Object.values(client.cacheProvider().getAll())).toEqual([])
  })

  it('keeps published stories under the version of the content', async () => {
    const { client, requested } = await makeOfficialClient()
    await client.get('cdn/stories')
    expect(client.cacheVersion()).toBe(space.version)
    await client.get('cdn/stories')
    await client.get('cdn/stories')
    expect(client.cacheVersion()).toBe(space.version)
    // The first call is sent without a version; later calls find the second call's answer under the version.
    expect(requested).toHaveLength(2)
    expect(requested[1]).toContain(`cv=${space.version}`)
  })

  it('leaves the version to its caller on request, and still notes it', async () => {
    const { client, requested } = await makeOfficialClient('embedded-public', { cache: { cv: 'manual' } })
    await client.get('cdn/stories', { version: 'published' })
    await client.get('cdn/stories', { version: 'published', page: 2 })
    expect(requested.some(address => address.includes('cv='))).toBe(false)
    expect(client.cacheVersion()).toBe(space.version)
  })
})
