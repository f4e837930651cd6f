import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { StoryRecord } from '../../core/content/space-schema.ts'
import { bothOf, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { call, makeClient, putSpace } from './testing/fixtures.ts'

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const page = (id: number, fields: Record<string, unknown>): StoryRecord =>
  bothOf(makeStory(id, { content: { _uid: `u${id}`, component: 'page', ...fields } }))
const link = (id: number) => ({ fieldtype: 'multilink', linktype: 'story', id: uuidOf(id), cached_url: '' })
const put = (...records: StoryRecord[]) => putSpace(env.CONTENT, makeSeed(records))
const client = () => makeClient(env.CONTENT)
const body = async (path: string, query: string) =>
  (await call(env.CONTENT, path, query)).json<Record<string, unknown[]>>()

it('resolves named fields of nested blocks, two levels deep, and lets the client insert them', async () => {
  const list = { _uid: 'l', component: 'list', items: [uuidOf(3), uuidOf(99)], other: uuidOf(4) }
  await put(
    page(1, { author: uuidOf(2), body: [list] }),
    page(2, { author: uuidOf(3) }),
    page(3, { author: uuidOf(4) }),
    page(4, { author: uuidOf(1) }),
  )
  const { rels } = await body('stories/1', 'resolve_relations=page.author,list.items')
  expect(rels).toMatchObject([{ id: 2 }, { id: 3 }, { id: 4 }])
  const { data } = await client().getStory('1', {
    version: 'published',
    resolve_relations: ['page.author', 'list.items'],
  })
  expect(data.story.content.author).toMatchObject({ id: 2, content: { author: { id: 3 } } })
  expect(data.story.content.body[0].items).toMatchObject([{ id: 3 }, uuidOf(99)])
  expect(data.story.content.body[0].other).toBe(uuidOf(4))
})

it('gives only uuids past 50 relations, which the client fetches itself', async () => {
  const ids = range(10, 120)
  await put(page(1, { items: ids.map(uuidOf) }), ...ids.map(id => page(id, {})))
  const raw = await body('stories/1', 'resolve_relations=page.items')
  expect(raw).not.toHaveProperty('rels')
  expect(raw.rel_uuids).toEqual(ids.map(uuidOf))
  const { data } = await client().getStory('1', { version: 'published', resolve_relations: 'page.items' })
  expect(data.story.content.items.map((story: { id: number }) => story.id)).toEqual(ids)
  expect(data.rels).toHaveLength(120)
})

it.each([
  ['50 of the first level', range(10, 50), '', 'rels', 50],
  ['51 of the first level', range(10, 51), '', 'rel_uuids', 51],
  ['51 and the second level on request', range(10, 51), '&resolve_level=2', 'rel_uuids', 52],
])('counts %s', async (_, ids, query, key, count) => {
  await put(
    page(1, { items: ids.map(uuidOf) }),
    ...ids.map(id => page(id, id === 60 ? { items: uuidOf(500) } : {})),
    page(500, {}),
  )
  expect((await body('stories/1', `resolve_relations=page.items${query}`))[key]).toHaveLength(count)
})

it('leaves out unpublished relations and what excluding_fields names', async () => {
  const hidden = { draft: makeStory(3), published: null }
  await put(page(1, { items: [uuidOf(2), uuidOf(3)], extra: 'x' }), page(2, { extra: 'y' }), hidden)
  const { rels, stories } = await body(
    'stories',
    'resolve_relations=page.items&excluding_fields=extra&by_ids=1',
  )
  expect(rels).toHaveLength(1)
  expect(JSON.stringify([rels, stories])).not.toContain('extra')
})

const richText = (id: number) => ({
  type: 'doc',
  content: [
    { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { linktype: 'story', uuid: uuidOf(id) } }] },
  ],
})

it.each([
  ['story', { full_slug: 'story-2', content: { component: 'page' } }],
  ['1', { full_slug: 'story-2', content: { component: 'page' } }],
  ['url', { full_slug: 'story-2', url: 'story-2', name: 'Story 2', uuid: uuidOf(2) }],
  [
    'link',
    { full_slug: 'story-2', slug: 'story-2', real_path: '/story-2', published: true, is_folder: false },
  ],
])('resolves links in the form %s', async (form, expected) => {
  await put(
    page(1, { link: link(2), text: richText(3), gone: link(99) }),
    page(2, { link: link(4) }),
    page(3, {}),
    page(4, {}),
  )
  const { links } = await body('stories/1', `resolve_links=${form}`)
  expect(links).toHaveLength(2)
  expect(links?.[0]).toMatchObject({ id: 2, ...expected })
  expect((await body('stories/1', `resolve_links=${form}&resolve_links_level=2`)).links).toHaveLength(3)
})

it.each([
  ['default', [2, 3]],
  ['en', [2, 4]],
])('resolves the links of a linked story in the language %s', async (language, ids) => {
  await put(
    page(1, { link: link(2) }),
    page(2, { link: link(3), link__i18n__en: link(4) }),
    page(3, {}),
    page(4, {}),
  )
  const { links } = await body('stories/1', `language=${language}&resolve_links=url&resolve_links_level=2`)
  expect(links).toEqual(ids.map(id => expect.objectContaining({ id })))
})

it('lets the client insert links into fields and rich text', async () => {
  await put(page(1, { link: link(2), text: richText(3) }), page(2, {}), page(3, {}))
  const { data } = await client().getStory('1', { version: 'published', resolve_links: 'url' })
  expect(data.story.content.link.story).toMatchObject({ id: 2, url: 'story-2' })
  expect(data.story.content.text.content[0].marks[0].attrs.story).toMatchObject({ id: 3 })
})

it.each([
  ['story', 50, 'links'],
  ['story', 51, 'link_uuids'],
  ['link', 51, 'link_uuids'],
  ['url', 500, 'links'],
  ['url', 501, 'link_uuids'],
])('gives %s links of %i stories as %s', async (form, count, key) => {
  const ids = range(10, count)
  await put(page(1, { items: ids.map(link) }), ...ids.map(id => page(id, {})))
  const raw = await body('stories/1', `resolve_links=${form}`)
  expect(raw[key]).toHaveLength(count)
  expect(raw).not.toHaveProperty(key === 'links' ? 'link_uuids' : 'links')
})

it('lets the client fetch links past the limit', async () => {
  const ids = range(10, 60)
  const body = ids.map(id => ({ _uid: `b${id}`, component: 'teaser', link: link(id) }))
  await put(page(1, { body }), ...ids.map(id => page(id, {})))
  const { data } = await client().getStory('1', { version: 'published', resolve_links: 'story' })
  const stories = data.story.content.body.map(
    (blok: { link: { story: { id: number } } }) => blok.link.story.id,
  )
  expect(stories).toEqual(ids)
})
