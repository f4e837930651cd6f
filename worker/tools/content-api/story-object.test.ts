import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { StoryRecord } from '../../core/content/space-schema.ts'
import { bothOf, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { call, makeClient, putSpace } from './testing/fixtures.ts'

const folder = (id: number, full_slug: string): StoryRecord => ({
  draft: makeStory(id, { full_slug, is_folder: true, content: {} }),
  published: null,
})
const put = (...records: StoryRecord[]) => putSpace(env.CONTENT, makeSeed(records))
const client = () => makeClient(env.CONTENT)
const storyAt = async (path: string, parameters: object = {}) =>
  (await client().getStory(path, { version: 'published', ...parameters })).data.story
const linksOf = async (parameters: object = {}) =>
  (await client().get('cdn/links', { version: 'published', ...parameters })).data.links ?? {}

const inFolders = [
  bothOf(makeStory(1, { full_slug: 'home' })),
  folder(2, 'courses'),
  bothOf(makeStory(3, { full_slug: 'courses', is_startpage: true })),
  bothOf(makeStory(4, { full_slug: 'courses/law' })),
  bothOf(makeStory(5, { full_slug: 'courses/law-2', parent_id: 77 })),
]

it.each([
  ['at the root', 'home', 0, null],
  ['a start page', 'courses/', 2, 2],
  ['in a folder', 'courses/law', 2, 2],
  ['where the space says so', 'courses/law-2', 77, 77],
])('names the folder of a story: %s', async (_, path, inStory, inLink) => {
  await put(...inFolders)
  const { parent_id, uuid } = await storyAt(path)
  expect([parent_id, (await linksOf())[uuid]?.parent_id]).toEqual([inStory, inLink])
})

it('has the folders that only slugs of stories name', async () => {
  await put(bothOf(makeStory(1, { full_slug: 'blog/2026/first' })))
  const links = Object.values(await linksOf())
  expect(links).toMatchObject([
    { slug: 'blog', name: 'blog', is_folder: true, published: false, parent_id: null },
    { slug: 'blog/2026', name: '2026', is_folder: true, parent_id: links[0]?.id },
    { slug: 'blog/2026/first', is_folder: false, parent_id: links[1]?.id },
  ])
  expect((await storyAt('blog/2026/first')).parent_id).toBe(links[1]?.id)
  expect(Object.values(await linksOf({ with_parent: links[1]?.id }))).toHaveLength(1)
  const { total } = await client().getStories({ version: 'draft' })
  expect(total).toBe(1)
})

it('gives each story a group, and alternates to those who share one', async () => {
  const group_id = 'a0000000-0000-4000-8000-000000000001'
  const english = makeStory(1, { full_slug: 'en/about', name: 'About', group_id })
  const german = makeStory(2, { full_slug: 'de/ueber-uns', name: 'Über uns', group_id, parent_id: 9 })
  const draft = { draft: makeStory(3, { full_slug: 'fr/a-propos', group_id }), published: null }
  await put(bothOf(english), bothOf(german), draft, bothOf(makeStory(4, { full_slug: 'alone' })))
  const story = await storyAt('1')
  expect(story.group_id).toBe(group_id)
  expect(story.alternates).toMatchObject([
    {
      id: 2,
      name: 'Über uns',
      slug: 'ueber-uns',
      published: true,
      full_slug: 'de/ueber-uns',
      is_folder: false,
      parent_id: 9,
    },
    { id: 3, published: false, full_slug: 'fr/a-propos' },
  ])
  const alone = await storyAt('alone')
  expect(alone).toMatchObject({ group_id: expect.stringMatching(/^[0-9a-f-]{36}$/), alternates: [] })
})

const translated = makeStory(1, {
  full_slug: 'ueber-uns',
  translated_slugs: [{ lang: 'en', path: 'about', name: 'About', published: true }],
})

it('names all languages of a space whose slugs are translated', async () => {
  await put(bothOf(translated), bothOf(makeStory(2, { full_slug: 'kontakt' })))
  expect(await storyAt('1')).toMatchObject({
    default_full_slug: 'ueber-uns',
    translated_slugs: [
      { lang: 'en', path: 'about', name: 'About', published: true },
      { lang: 'es-co', path: 'ueber-uns', name: null, published: null },
    ],
  })
  expect(await storyAt('2', { language: 'en' })).toMatchObject({
    full_slug: 'en/kontakt',
    default_full_slug: 'kontakt',
    translated_slugs: [
      { lang: 'en', path: 'kontakt', name: null, published: null },
      { lang: 'es-co', path: 'kontakt', name: null, published: null },
    ],
  })
})

it('names neither other slugs nor the default one where none is translated', async () => {
  await put(bothOf(makeStory(2, { full_slug: 'kontakt' })))
  const story = await storyAt('2', { language: 'en' })
  expect(story).toMatchObject({ full_slug: 'en/kontakt', default_full_slug: null, translated_slugs: null })
})

it('says of each language of a link whether it is published', async () => {
  await put(bothOf(translated))
  expect((await linksOf())[uuidOf(1)]).toMatchObject({
    alternates: [
      { lang: 'en', path: 'about', translated_slug: 'about', name: 'About', published: true },
      { lang: 'es-co', path: 'ueber-uns', name: 'Story 1', published: false },
    ],
  })
})

it('gives one link by its uuid', async () => {
  await put(...inFolders)
  const parameters: object = { version: 'published', include_dates: 1 }
  const { data } = await client().get(`cdn/links/${uuidOf(4)}`, parameters)
  expect(data).toMatchObject({ link: { id: 4, slug: 'courses/law', created_at: expect.any(String) } })
  expect((await call(env.CONTENT, `links/${uuidOf(99)}`)).status).toBe(404)
})
