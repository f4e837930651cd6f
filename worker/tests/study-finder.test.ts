import { beforeAll, expect, it } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

/** The other units have programmes of their own. */
const hosts = Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace, bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
})

const titlesIn = (html: string) =>
  [...html.matchAll(/finder-card-link"[^>]*>([^<]*)/g)].map(([, title]) => title!.replaceAll('\u00a0', ' '))

const bachelors = [
  'Betriebswirtschaftslehre im Fernstudium',
  'Gesundheitsmanagement',
  'BWL im dualen Studium',
  'Agrarmanagement mit myStudium',
  'Informatik im Fernstudium',
  'Informatik im dualen Studium',
  'Soziale Arbeit im Fernstudium',
  'Soziale Arbeit mit myStudium',
  'Gesundheitsmanagement im dualen Studium',
]
const [business, health, dual, , computing] = bachelors
const psychology = 'Wirtschaftspsychologie im Fernstudium'
const masters = [
  psychology,
  'Unternehmensführung im Fernstudium',
  'Data Science im Fernstudium',
  'Klinik- und Pflegemanagement im Fernstudium',
]

it.each([
  ['/studienfinder/', 'degree=bachelor', bachelors],
  ['/studienfinder/', 'degree=master', masters],
  ['/studienfinder/', 'cluster=wirtschaft', [business, dual, masters[1]]],
  ['/studienfinder/', 'cluster=wirtschaft&start=any-day&sort=duration', [masters[1], business]],
  ['/studienfinder/', 'credits=45&utm_source=x', [business, health]],
  ['/studienfinder/', 'language=en&degree=bachelor&degree=phd', [business, computing, bachelors[5]]],
  [
    '/en/study-finder/',
    'place=munich&form=ms',
    ['Agricultural Management with myStudium', 'Social Work with myStudium'],
  ],
])('%s?%s shows %j', async (path, query, titles) => {
  const { status, html } = await site.get(`${path}?${query}`)
  expect(status).toBe(200)
  expect(titlesIn(html)).toEqual(titles)
})

it('finds every programme of the site, on two pages', async () => {
  const pages = await Promise.all(
    ['', '?page=2'].map(async query => titlesIn((await site.get(`/studienfinder/${query}`)).html)),
  )
  expect(pages.map(({ length }) => length)).toEqual([12, 1])
  expect(pages.flat().sort()).toEqual([...bachelors, ...masters].sort())
})

it.each([
  ['ds', 4],
  ['obw', 4],
  ['libf', 3],
])('the site of %s has %i programmes of its own', async (unit, count) => {
  const address = `/api/proxy/index/v2/story-library?space=${unit}&storyTypes=variant,page&perPage=100`
  const answer = await site.send(address, {}, 'GET', `${unit}.localhost`)
  // The answer of the call's schema.
  const { data } = (await answer.json()) as { data: { kind: string }[] }
  expect(data.filter(({ kind }) => kind === 'programme')).toHaveLength(count)
})

it.each([
  ['', null],
  ['?page=2', null],
  ['?utm_source=x', null],
  ['?degree=master', 'noindex'],
  ['?sort=title', 'noindex'],
])('is listed with no filter alone: %s', async (query, robots) => {
  // The second answer is made of cached fragments.
  for (const _ of [1, 2]) {
    const { headers } = await site.get(`/studienfinder/${query}`)
    expect(headers.get('x-robots-tag')).toBe(robots)
  }
})

it('a page that shows no list stays listed with the parameters of another', async () => {
  expect((await site.get('/bachelor/?degree=master')).headers.get('x-robots-tag')).toBe(null)
})

it('an answer is for its own filters alone', async () => {
  const found: number[] = []
  for (const query of ['degree=master', '', 'degree=master', 'degree=bachelor', '']) {
    found.push(titlesIn((await site.get(`/studienfinder/?${query}`)).html).length)
  }
  expect(found).toEqual([4, 12, 4, 9, 12])
})

const listIn = (html: string) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  const things = JSON.parse(json)['@graph'] as { '@type': string; itemListElement?: { url: string }[] }[]
  return things.find(thing => thing['@type'] === 'ItemList')?.itemListElement?.map(({ url }) => url)
}

it.each(['/studienfinder/', '/en/study-finder/', '/studiengaenge/'])(
  '%s tells search engines of the programmes that it lists first, each by its page',
  async path => {
    const site = await createTestSite({ space: demoSpace })
    const { html } = await site.get(path)
    const urls = listIn(html)!
    expect(urls).toHaveLength(12)
    for (const url of urls) expect(html).toContain(`href="${new URL(url).pathname}"`)
  },
)

it.each(['?degree=master', '?sort=title', '?page=2'])(
  'an address with another list, %s, tells of none',
  async query => {
    const site = await createTestSite({ space: demoSpace })
    await site.get('/studienfinder/')
    expect(listIn((await site.get(`/studienfinder/${query}`)).html)).toBeUndefined()
  },
)

it('a page without a list tells of none', async () => {
  const site = await createTestSite({ space: demoSpace })
  expect(listIn((await site.get('/kontakt/')).html)).toBeUndefined()
})
