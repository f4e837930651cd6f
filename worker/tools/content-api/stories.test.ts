import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { bothOf, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { makeClient, putSpace } from './testing/fixtures.ts'

const stories = [
  makeStory(1, {
    full_slug: 'home',
    name: 'Welcome',
    tag_list: ['hub'],
    content: { _uid: 'a', component: 'page', color: 'red', size: 5, price: '9.5', day: '2025-03-01 09:00' },
    published_at: '2025-05-01T10:00:00.000Z',
  }),
  makeStory(2, {
    full_slug: 'blog',
    is_startpage: true,
    content: { _uid: 'b', component: 'page', color: 'green', size: '10', topics: ['x', 'y'], on: true },
  }),
  makeStory(3, {
    full_slug: 'blog/first',
    tag_list: ['new', 'hub'],
    content: {
      _uid: 'c',
      component: 'post',
      color: 'dark red',
      topics: ['y'],
      on: false,
      body: [{ name: 'Deep, x' }],
    },
    first_published_at: '2024-01-01T00:00:00.000Z',
  }),
  makeStory(4, {
    full_slug: 'blog/second',
    name: 'About red wine',
    content: {
      _uid: 'd',
      component: 'post',
      color: '',
      topics: [],
      text: 'Welcome to the blog',
      day: '2026-01-01 09:00',
    },
    updated_at: '2026-01-01T00:00:00.000Z',
  }),
  makeStory(5, {
    full_slug: 'blog/deep/third',
    content: { _uid: 'e', component: 'note', price: '10', size: -3 },
  }),
]

beforeEach(() => putSpace(env.CONTENT, makeSeed(stories.map(bothOf))))

async function idsOf(parameters: object) {
  const { data } = await makeClient(env.CONTENT).getStories({ version: 'published', ...parameters })
  return data.stories.map(story => story.id)
}

it.each([
  [{ starts_with: 'blog/' }, [2, 3, 4, 5]],
  [{ starts_with: '/blog/s' }, [4]],
  [{ starts_with: 'blog/*' }, [2, 3, 4, 5]],
  [{ starts_with: '*' }, [1, 2, 3, 4, 5]],
  [{ starts_with: 'en/*', by_uuids: `${uuidOf(4)},${uuidOf(1)}` }, [1, 4]],
  [{ starts_with: 'blog/*', by_uuids_ordered: `${uuidOf(4)},${uuidOf(1)},${uuidOf(3)}` }, [4, 3]],
  [{ in_workflow_stages: '812,186' }, []],
  [{ in_workflow_stages: '' }, [1, 2, 3, 4, 5]],
  [{ only_variants: 'true' }, []],
  [{ by_taxonomy_term_ids: '7' }, []],
  [{ by_taxonomy_term_names: 'subjects/law' }, []],
  [{ with_taxonomy_terms: '1', with_taxonomy_subterms: '1' }, [1, 2, 3, 4, 5]],
  [{ by_slugs: 'home,blog/first' }, [1, 3]],
  [{ by_slugs: 'blog/*' }, [2, 3, 4, 5]],
  [{ by_slugs: '*o*' }, [1, 2, 3, 4, 5]],
  [{ by_slugs: 'blog/*d' }, [4, 5]],
  [{ excluding_slugs: 'blog/*' }, [1]],
  [{ excluding_slugs: 'home, blog/first' }, [2, 4, 5]],
  [{ by_uuids: `${uuidOf(4)},${uuidOf(2)},unknown` }, [2, 4]],
  [{ by_uuids_ordered: `${uuidOf(4)},unknown,${uuidOf(2)}` }, [4, 2]],
  [{ by_ids: '5,1,x' }, [1, 5]],
  [{ excluding_ids: '5,1' }, [2, 3, 4]],
  [{ content_type: 'post' }, [3, 4]],
  [{ with_tag: 'hub' }, [1, 3]],
  [{ with_tag: 'new,none' }, [3]],
  [{ is_startpage: 1 }, [2]],
  [{ is_startpage: true }, [2]],
  [{ is_startpage: false }, [1, 3, 4, 5]],
  [{ level: 1 }, [1]],
  [{ level: 2 }, [3, 4]],
  [{ search_term: 'RED' }, [4, 1, 3]],
  [{ search_term: 'welcome' }, [1, 4]],
  [{ search_term: 'blog welcome' }, [4]],
  [{ published_at_gt: '2025-04-01 00:00' }, [1]],
  [{ published_at_lt: '2025-04-01 00:00' }, [2, 3, 4, 5]],
  [{ first_published_at_lt: '2025-01-01' }, [3]],
  [{ first_published_at_gt: '2023-12-31T23:59:59Z', first_published_at_lt: '2024-06-01 00:00' }, [3]],
  [{ updated_at_gt: '2025-12-31 23:59' }, [4]],
  [{ updated_at_lt: '2025-12-31 23:59' }, []],
  [{ published_at_gte: '2025-05-01T10:00:00.000Z' }, [1]],
  [{ published_at_gt: '2025-05-01T10:00:00.000Z' }, []],
  [{ first_published_at_lte: '2024-01-01T00:00:00.000Z' }, [3]],
  [{ updated_at_gte: '2026-01-01 00:00', updated_at_lte: '2026-01-01 00:00' }, [4]],
  [{ page: 2, per_page: 2 }, [3, 4]],
  [{ page: 9 }, []],
  [{ page: 0, per_page: 3 }, [1, 2, 3]],
  [{ by_uuids: '', by_slugs: '' }, [1, 2, 3, 4, 5]],
  [{ sort_by: 'name:asc' }, [4, 2, 3, 5, 1]],
  [{ sort_by: 'position:desc' }, [5, 4, 3, 2, 1]],
  [{ sort_by: 'content.price:asc' }, [5, 1, 2, 3, 4]],
  [{ sort_by: 'content.price:desc:float' }, [5, 1, 2, 3, 4]],
  [{ sort_by: 'content.size:asc:int' }, [5, 1, 2, 3, 4]],
  [{ sort_by: 'content.component:desc,id:desc' }, [4, 3, 2, 1, 5]],
  [{ sort_by: 'content.price:desc:nulls_last' }, [1, 5, 2, 3, 4]],
  [{ sort_by: 'content.price:desc:nulls_first' }, [2, 3, 4, 1, 5]],
  [{ sort_by: 'content.price:desc:float:nulls_first' }, [2, 3, 4, 5, 1]],
])('lists by %j', async (parameters, expected) => {
  expect(await idsOf(parameters)).toEqual(expected)
})

it.each([
  [{ color: { is: 'empty' } }, [4, 5]],
  [{ color: { is: 'not_empty' } }, [1, 2, 3]],
  [{ topics: { is: 'empty_array' } }, [4]],
  [{ topics: { is: 'not_empty_array' } }, [2, 3]],
  [{ on: { is: 'true' } }, [2]],
  [{ on: { is: false } }, [3]],
  [{ color: { is: 'null' } }, [5]],
  [{ color: { is: 'not_null' } }, [1, 2, 3, 4]],
  [{ component: { in: 'post,note' } }, [3, 4, 5]],
  [{ topics: { in: 'x' } }, [2]],
  [{ size: { in: 5 } }, [1]],
  [{ 'body.0.name': { in: 'Deep, x' } }, [3]],
  [{ component: { in: ['page', 'note'] } }, [1, 2, 5]],
  [{ color: { not_in: 'red,green' } }, [3, 4, 5]],
  [{ color: { like: '*RED' } }, [1, 3]],
  [{ color: { like: 'red' } }, [1]],
  [{ color: { not_like: '*red*' } }, [2, 4, 5]],
  [{ topics: { any_in_array: 'x,z' } }, [2]],
  [{ topics: { in_array: 'y,z' } }, [2, 3]],
  [{ topics: { all_in_array: 'x,y' } }, [2]],
  [{ day: { gt_date: '2025-03-01 09:01' } }, [4]],
  [{ day: { lt_date: '2025-03-01 09:01' } }, [1]],
  [{ size: { gt_int: 5 } }, [2]],
  [{ size: { lt_int: 5 } }, [5]],
  [{ price: { gt_float: 9.4 } }, [1, 5]],
  [{ price: { lt_float: '9.75' } }, [1]],
  [{ component: { in: 'page' }, color: { in: 'red' } }, [1]],
  [{ size: { gt_int: 0, lt_int: 6 } }, [1]],
  [{ __or: [{ color: { in: 'green' } }, { component: { in: 'note' } }] }, [2, 5]],
  [{ __or: [{ color: { in: 'red' } }, { color: { in: 'green' } }] }, [1, 2]],
  [{ component: { in: 'page' }, __or: [{ color: { in: 'green' } }, { on: { is: 'false' } }] }, [2]],
  [{ constructor: { is: 'not_null' } }, []],
  [{}, [1, 2, 3, 4, 5]],
])('filters by %j', async (filter_query, expected) => {
  expect(await idsOf({ filter_query })).toEqual(expected)
})

it('leaves out fields', async () => {
  const { data } = await makeClient(env.CONTENT).getStories({
    version: 'published',
    by_ids: '3',
    excluding_fields: 'color,topics,on',
    excluding_story_fields: ['tag_list', 'meta_data'],
  })
  expect(data.stories[0]?.content).toEqual({ _uid: 'c', component: 'post', body: [{ name: 'Deep, x' }] })
  expect(data.stories[0]).not.toHaveProperty('tag_list')
  expect(data.stories[0]).toHaveProperty('position')
})

it('leaves out fields of a single story', async () => {
  const parameters: object = { excluding_fields: 'color,topics,on,body', content_type: 'post' }
  const { data } = await makeClient(env.CONTENT).getStory('3', parameters)
  expect(data.story.content).toEqual({ _uid: 'c', component: 'post' })
  const other: object = { content_type: 'note' }
  const error = await makeClient(env.CONTENT)
    .getStory('3', other)
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 404 })
})
