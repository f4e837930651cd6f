import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { bothOf, CV, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { makeClient, putSpace } from './testing/fixtures.ts'

const home = makeStory(1, { full_slug: 'home' })
const edited = { ...makeStory(2, { full_slug: 'courses/law' }), name: 'Law' }
const unpublished = makeStory(3, { full_slug: 'courses/secret', published_at: null })
const startpage = makeStory(4, { full_slug: 'courses', is_startpage: true, tag_list: ['hub', 'new'] })
const folder = makeStory(5, { full_slug: 'courses', is_folder: true, content: {} })

const seed = makeSeed(
  [
    bothOf(home),
    { draft: { ...edited, name: 'Law, edited' }, published: { ...edited, tag_list: ['new'] } },
    { draft: unpublished, published: null },
    bothOf(startpage),
    { draft: folder, published: null },
  ],
  {
    datasources: [
      {
        id: 7,
        name: 'Labels',
        slug: 'labels',
        dimensions: [{ id: 1, name: 'English', entry_value: 'en' }],
        entries: [
          { id: 71, name: 'start', value: 'Beginn', dimension_values: { en: 'Start' } },
          { id: 72, name: 'end', value: 'Ende' },
        ],
      },
      { id: 8, name: 'Empty', slug: 'empty', entries: [] },
    ],
  },
)

beforeEach(() => putSpace(env.CONTENT, seed))
const client = (token?: string) => makeClient(env.CONTENT, token)

it.each([
  ['slug', 'cdn/stories/courses/law', {}],
  ['id', 'cdn/stories/2', {}],
  ['uuid', `cdn/stories/${uuidOf(2)}`, { find_by: 'uuid' as const }],
  ['leading slash', 'cdn/stories//courses/law', {}],
  ['cv', 'cdn/stories/courses/law', { cv: CV }],
])('gets a story by %s', async (_, path, parameters) => {
  const { data } = await client().get(path, { version: 'published', ...parameters })
  expect(data).toMatchObject({ cv: CV, rels: [], links: [], story: { id: 2, name: 'Law' } })
})

it('delivers a whole story object', async () => {
  const { data } = await client('public-token').get('cdn/stories/home', { version: 'published' })
  expect(data.story).toEqual({
    ...home,
    tag_list: [],
    sort_by_date: null,
    parent_id: 0,
    meta_data: null,
    group_id: home.uuid,
    release_id: null,
    lang: 'default',
    path: null,
    alternates: [],
    is_startpage: false,
    updated_at: home.published_at,
    default_full_slug: null,
    translated_slugs: null,
  })
})

it('keeps draft and published apart', async () => {
  const draft = await client().get('cdn/stories/courses/law', { version: 'draft' })
  expect(draft.data.story.name).toBe('Law, edited')
  const { data } = await client().getStories({ version: 'draft' })
  expect(data.stories.map(story => story.id)).toEqual([1, 2, 3, 4])
  expect((await client().getStories({ version: 'published' })).data.stories).toHaveLength(3)
})

it('marks blocks for the editor in drafts only', async () => {
  const { data } = await client().get('cdn/stories/home', { version: 'draft' })
  expect(data.story.content._editable).toBe(
    '<!--#storyblok#{"name": "page", "space": "1000", "uid": "uid-1", "id": "1"}-->',
  )
  const published = await client().get('cdn/stories/home', { version: 'published' })
  expect(published.data.story.content).not.toHaveProperty('_editable')
})

const notFound = 'This record could not be found'
it.each([
  ['an unknown slug', 'cdn/stories/nowhere', 'preview-token', {}, 404, notFound],
  ['an unknown id', 'cdn/stories/99', 'preview-token', {}, 404, notFound],
  ['an unknown uuid', 'cdn/stories/99', 'preview-token', { find_by: 'uuid' as const }, 404, notFound],
  ['an unpublished story', 'cdn/stories/courses/secret', 'preview-token', {}, 404, notFound],
  ['a folder', 'cdn/stories/5', 'preview-token', { version: 'draft' as const }, 404, notFound],
  ['an unknown datasource', 'cdn/datasources/9', 'preview-token', {}, 404, notFound],
  ['an unknown endpoint', 'cdn/elsewhere', 'preview-token', {}, 404, notFound],
  ['a wrong token', 'cdn/stories/home', 'wrong', {}, 401, 'Unauthorized'],
  ['no token', 'cdn/stories/home', '', {}, 401, 'Unauthorized'],
  [
    'a draft by public token',
    'cdn/stories/home',
    'public-token',
    { version: 'draft' as const },
    401,
    'Unauthorized',
  ],
  [
    'a list parameter',
    'cdn/stories/home',
    'preview-token',
    { is_startpage: true },
    422,
    'Parameter(s) is_startpage not allowed',
  ],
])('rejects %s', async (_, path, token, parameters: object, status, message) => {
  const error = await client(token)
    .get(path, { ...parameters })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status, message, response: { status } })
})

it('tells the space and its version', async () => {
  const { data } = await client('public-token').get('cdn/spaces/me')
  const { id, name, domain, version, language_codes } = seed
  expect(data).toEqual({ space: { id, name, domain, version, language_codes } })
})

it('lists links by uuid, folders in either version', async () => {
  const { data } = await client().get('cdn/links', { version: 'published' })
  expect(Object.keys(data.links ?? {})).toEqual([1, 2, 4, 5].map(uuidOf))
  expect(data.links?.[uuidOf(4)]).toMatchObject({ slug: 'courses/', real_path: '/courses/', published: true })
  expect(data.links?.[uuidOf(5)]).toMatchObject({ is_folder: true, published: false })
  const draft = await client().getAll('cdn/links', { version: 'draft', starts_with: 'courses/', per_page: 1 })
  expect(draft.map(link => link.id)).toEqual([2, 3, 4])
})

it('gives links dates and alternates', async () => {
  const linksIn = async (with_parent: number) =>
    (await client().get('cdn/links', { version: 'draft', include_dates: 1, with_parent })).data.links ?? {}
  expect((await linksIn(5))[uuidOf(3)]).toMatchObject({
    published_at: null,
    created_at: '2025-01-01T10:00:00.000Z',
  })
  expect((await linksIn(0))[uuidOf(1)]).toMatchObject({
    alternates: [{ lang: 'en', path: 'home' }, { lang: 'es-co' }],
  })
})

it('counts tags, of a folder too', async () => {
  const all = await client().get('cdn/tags', { version: 'published' })
  expect(all.data.tags).toEqual([
    { name: 'hub', taggings_count: 1 },
    { name: 'new', taggings_count: 2 },
  ])
  const { data } = await client().get('cdn/tags', { version: 'published', starts_with: 'courses/law' })
  expect(data.tags).toEqual([{ name: 'new', taggings_count: 1 }])
})

it('lists datasources and their entries', async () => {
  const { data, total } = await client().get('cdn/datasources')
  expect(total).toBe(2)
  expect(data.datasources[0]).toEqual({
    id: 7,
    name: 'Labels',
    slug: 'labels',
    dimensions: seed.datasources[0]?.dimensions,
  })
  expect((await client().get('cdn/datasources/7')).data.datasource.slug).toBe('labels')
  expect((await client().get('cdn/datasources/labels')).data.datasource.id).toBe(7)
  const slugsBy = async (parameters: object) =>
    (await client().get('cdn/datasources', { ...parameters })).data.datasources.map(
      ({ slug }: { slug: string }) => slug,
    )
  expect(await slugsBy({ by_ids: '8,9' })).toEqual(['empty'])
  expect(await slugsBy({ search: 'LAB' })).toEqual(['labels'])
  const entries = await client().get('cdn/datasource_entries', { datasource: 'labels', dimension: 'en' })
  expect(entries.data.datasource_entries).toEqual([
    { id: 71, name: 'start', value: 'Beginn', dimension_value: 'Start' },
    { id: 72, name: 'end', value: 'Ende', dimension_value: null },
  ])
  expect(await client().getAll('cdn/datasource_entries', { per_page: 1 })).toHaveLength(2)
  expect(
    (await client().get('cdn/datasource_entries', { datasource: 'none' })).data.datasource_entries,
  ).toEqual([])
})

it('runs no experiments', async () => {
  const { data } = await client('public-token').get('cdn/experiments')
  expect(data).toEqual({ experiments: [], cv: CV })
})

it('gets all stories over several pages', async () => {
  const many = Array.from({ length: 230 }, (_, index) => bothOf(makeStory(index + 1)))
  await putSpace(env.CONTENT, makeSeed(many, { version: CV + 1 }))
  const all = await client().getAll('cdn/stories', { version: 'published', per_page: 100 })
  expect(all.map(story => story.id)).toEqual(many.map(({ draft }) => draft.id))
  const { perPage, total } = await client().getStories({ version: 'published', page: 3 })
  expect({ perPage, total }).toEqual({ perPage: 25, total: 230 })
})

it('chooses the space by the token', async () => {
  const other = makeSeed([bothOf(makeStory(1, { full_slug: 'home', name: 'Other' }))], {
    id: 1001,
    version: 5,
    tokens: { public: 'other-public', preview: 'other-preview' },
  })
  await putSpace(env.CONTENT, other)
  const nameBy = async (token: string) =>
    (await makeClient(env.CONTENT, token, { spaceIds: [1000, 1001] }).get('cdn/stories/home')).data.story.name
  expect(await Promise.all(['public-token', 'other-public'].map(nameBy))).toEqual(['Story 1', 'Other'])
  const error = await client('other-public')
    .get('cdn/stories/home')
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 401 })
})
