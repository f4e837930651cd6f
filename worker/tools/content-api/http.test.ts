import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { bothOf, CV, makeSeed, makeStory } from '../../tests/setup/numbered-stories.ts'
import { spaceEntries, spaceKey } from './space.ts'
import { call, makeApi, NOW, putSpace } from './testing/fixtures.ts'

beforeEach(() => putSpace(env.CONTENT, makeSeed([bothOf(makeStory(1, { full_slug: 'home' }))])))

const get = (path: string) => makeApi(env.CONTENT).request(`http://content.local${path}`)
const NEVER = 'max-age=0, private, must-revalidate'

describe('content version', () => {
  it.each([
    '/v2/cdn/stories?filter_query[__or][][a][in]=b%2Cc+d&token=public-token',
    '/v2/cdn/stories/home?token=public-token&version=published&cv=',
    '/v2/cdn/links?token=preview-token&version=',
    '/v2/cdn/tags?token=public-token',
    '/v2/cdn/datasources?token=public-token',
    '/v2/cdn/datasource_entries?token=public-token',
    '/v2/cdn/experiments?token=public-token',
  ])('redirects %s', async path => {
    const response = await get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${path}&cv=${CV}`)
    expect(response.headers.get('cache-control')).toBe(NEVER)
    expect((await get(`${path}&cv=${CV}`)).status).toBe(200)
  })

  it.each(['/v2/cdn/stories?version=draft', '/v2/cdn/spaces/me?version=published'])(
    'answers %s at once',
    async path => {
      expect((await get(`${path}&token=preview-token`)).status).toBe(200)
    },
  )
})

it.each([
  ['published', 'stories', '', 'public, s-maxage=604800, max-age=0'],
  ['draft', 'stories', 'version=draft', NEVER],
  ['missing', 'stories/none', '', NEVER],
  ['refused', 'stories', 'x=1', NEVER],
  ['space', 'spaces/me', '', 'public, s-maxage=2, max-age=0'],
  ['space for editors', 'spaces/me', 'version=draft', NEVER],
  ['experiments', 'experiments', '', 'public, s-maxage=604800, max-age=0'],
])('says how long to keep the answer: %s', async (_, path, query, expected) => {
  const { headers } = await call(env.CONTENT, path, query)
  expect(headers.get('cache-control')).toBe(expected)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('date')).toBe(new Date(NOW).toUTCString())
  expect(headers.get('x-ratelimit-policy')).toBeNull()
})

it.each([
  ['', '25'],
  ['per_page=100', '100'],
  ['per_page=101', '100'],
  ['per_page=0', '25'],
  ['per_page=x', '25'],
])('pages by %s', async (query, expected) => {
  const { headers } = await call(env.CONTENT, 'stories', query)
  expect([headers.get('per-page'), headers.get('total')]).toEqual([expected, '1'])
})

const malformed = [
  'filter_query=x',
  'filter_query[a]=x',
  'filter_query[a][in',
  'filter_query[a]x[in]=b',
  'filter_query[a][[in]]=b',
  'filter_query[a][nope]=b',
  'filter_query[a][constructor]=b',
  'filter_query[a][__proto__]=b',
  'filter_query[][in]=b',
  'filter_query[a][in][b][c]=d',
  'filter_query[a][is]=odd',
  'filter_query[a][is]=toString',
  'filter_query[a][gt_int]=many',
  'filter_query[a][lt_float]=',
  'filter_query[a][gt_date]=soon',
  'filter_query[__or]=a',
  'filter_query[__or][a][in]=b',
]
const refused: [path: string, query: string, error: string][] = [
  ['stories', 'a=1&b[c]=2', 'Parameter(s) a, b[c] not allowed'],
  ['stories', '__proto__=1&constructor=2', 'Parameter(s) __proto__, constructor not allowed'],
  ['stories/home', 'filter_query[a][in]=b', 'Parameter(s) filter_query not allowed'],
  ['stories', 'version=other', 'Parameter(s) version not valid'],
  ['stories', 'published_at_gt=yesterday', 'Parameter(s) published_at_gt not valid'],
  ['stories', 'updated_at_lte=soon', 'Parameter(s) updated_at_lte not valid'],
  ['experiments', 'language=en', 'Parameter(s) language not allowed'],
  ['stories/home', 'find_by=name', 'Parameter(s) find_by not valid'],
  ['spaces/me', 'page=1', 'Parameter(s) page not allowed'],
]
it.each([
  ...refused,
  ...malformed.map(query => ['stories', query, 'Parameter(s) filter_query not valid'] as const),
])('refuses %s?%s', async (path, query, error) => {
  const response = await call(env.CONTENT, path, query)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error })
})

describe('hostile requests', () => {
  it.each([
    'stories/%ff%fe',
    'stories/%',
    'stories/..%2f..%2fhome',
    'stories/%00',
    'stories/__proto__',
    'stories/constructor/prototype',
    `stories/${'9'.repeat(400)}`,
    'datasources/__proto__',
  ])('does not find %s', async path => {
    expect((await call(env.CONTENT, path)).status).toBe(404)
  })

  it.each([
    'filter_query[__proto__][in]=x',
    'filter_query[__or][][__proto__.polluted][is]=true',
    'sort_by=__proto__.x:desc:int,constructor:asc,::,content.:x',
    `by_slugs=${'*a'.repeat(500)}`,
    `filter_query[title][like]=${'*a'.repeat(500)}`,
    'resolve_relations=__proto__.x,.,..,page.__proto__,page&resolve_links=constructor&resolve_level=-1',
    'page=999999999999999999&per_page=-5',
    'page=1e400&level=NaN&is_startpage=maybe&language=__proto__&fallback_lang=constructor',
    'starts_with=%ff%00&search_term=%E0%A4%A&with_tag=,,,&by_ids=Infinity,-0,1e999',
    'excluding_fields=__proto__,constructor&excluding_story_fields=uuid,content',
  ])('answers %s', async query => {
    expect((await call(env.CONTENT, 'stories', query)).status).toBe(200)
    expect({}).not.toHaveProperty('polluted')
  })

  it('never fails on any query', async () => {
    const names = [
      'filter_query[a][in]',
      'filter_query[__or][][a][like]',
      'sort_by',
      'page',
      'per_page',
      'language',
    ]
    const lists = [
      'by_slugs',
      'starts_with',
      'resolve_relations',
      'resolve_links',
      'search_term',
      'by_ids',
      'level',
    ]
    const name = fc.oneof(fc.constantFrom(...names, ...lists), fc.string())
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 6 })
    const property = fc.asyncProperty(
      fc.constantFrom('stories', 'stories/home', 'links'),
      pairs,
      async (path, list) => {
        const query = list.map(
          ([key, value]) =>
            `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
        )
        expect((await call(env.CONTENT, path, query.join('&'))).status).toBeLessThan(500)
      },
    )
    await fc.assert(property, { numRuns: 300 })
  }, 30_000)

  it('cuts content that is nested too deep', async () => {
    const depth = 50_000
    const nested = `${'{"component":"page","_uid":"u","a":['.repeat(depth)}1${']}'.repeat(depth)}`
    const story = makeStory(1, { content: { a: 'nested' } })
    for (const { key, value } of spaceEntries(makeSeed([bothOf(story)], { version: CV + 1 })))
      await env.CONTENT.put(key, value.replaceAll('"nested"', nested))
    const resolving = [
      'resolve_links=story&resolve_links_level=2',
      'resolve_relations=page.a&resolve_level=2',
    ]
    const reading = ['language=en', 'search_term=page', 'sort_by=content.a:asc', 'filter_query[a][in]=x']
    for (const query of ['', 'version=draft', ...resolving, ...reading])
      expect((await call(env.CONTENT, 'stories', query)).status).toBe(200)
    const text = await (await call(env.CONTENT, 'stories/1')).text()
    expect(text.split('"component"')).toHaveLength(501)
  })

  it('takes such content from a seed too', async () => {
    const content = JSON.parse(`${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`)
    await putSpace(env.CONTENT, makeSeed([bothOf(makeStory(1, { content }))]))
    expect((await call(env.CONTENT, 'stories/1')).status).toBe(200)
  })
})

it('answers HEAD, and knows nothing but GET', async () => {
  const path = `http://content.local/v2/cdn/stories/home?token=public-token&cv=${CV}`
  const api = makeApi(env.CONTENT)
  expect((await api.request(path, { method: 'HEAD' })).status).toBe(200)
  expect((await api.request(path, { method: 'POST' })).status).toBe(404)
})

it.each(['stories/', 'links/', 'datasource_entries/'])('ignores the slash behind %s', async path => {
  expect((await call(env.CONTENT, path)).status).toBe(200)
})

it('serves under the path it is mounted at', async () => {
  const { Hono } = await import('hono')
  const site = new Hono().route('/_content', makeApi(env.CONTENT))
  const first = await site.request('http://site.test/_content/v2/cdn/stories/home?token=public-token')
  const location = first.headers.get('location') ?? ''
  expect(location).toBe(`/_content/v2/cdn/stories/home?token=public-token&cv=${CV}`)
  expect((await site.request(`http://site.test${location}`)).status).toBe(200)
})

it.each([null, 'no json', '{}'])('opens no space from the stored value %s', async value => {
  await (value === null ? env.CONTENT.delete(spaceKey(1000)) : env.CONTENT.put(spaceKey(1000), value))
  expect((await call(env.CONTENT, 'stories')).status).toBe(401)
})
