import { beforeEach, expect, it } from 'vitest'
import { unitFolders } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

/** The other units have programmes of their own. */
const hosts = Object.fromEntries(unitFolders.map(one => [`${one.unit}.localhost`, one]))

let site: TestSite

beforeEach(async () => {
  site = await createTestSite({ space: demoSpace, bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
})

const titlesIn = (html: string) =>
  [...html.matchAll(/finder-card-link"[^>]*>([^<]*)/g)].map(([, title]) => title!.replaceAll('\u00a0', ' '))

const business = 'Betriebswirtschaftslehre im Fernstudium'
const dual = 'BWL im dualen Studium'
const psychology = 'Wirtschaftspsychologie im Fernstudium'
const farming = 'Agrarmanagement mit myStudium'

it.each([
  ['/studienfinder/', '', [business, dual, psychology, farming]],
  ['/studienfinder/', 'degree=master', [psychology]],
  ['/studienfinder/', 'cluster=wirtschaft', [business, dual]],
  ['/studienfinder/', 'start=any-day&language=de&sort=duration', [psychology, business]],
  ['/studienfinder/', 'credits=45&utm_source=x', [business]],
  ['/studienfinder/', 'degree=phd', [business, dual, psychology, farming]],
  ['/en/study-finder/', 'place=munich&form=ms', ['Agricultural Management with myStudium']],
])('%s?%s shows %j', async (path, query, titles) => {
  const { status, html } = await site.get(`${path}?${query}`)
  expect(status).toBe(200)
  expect(titlesIn(html)).toEqual(titles)
})

it.each([
  ['', null],
  ['?page=2', null],
  ['?utm_source=x', null],
  ['?degree=master', 'noindex'],
  ['?sort=title', 'noindex'],
])('is listed with no filter alone: %s', async (query, robots) => {
  const { headers } = await site.get(`/studienfinder/${query}`)
  expect(headers.get('x-robots-tag')).toBe(robots)
})

it('an answer is for its own filters alone', async () => {
  const found: number[] = []
  for (const query of ['degree=master', '', 'degree=master', 'degree=bachelor', '']) {
    found.push(titlesIn((await site.get(`/studienfinder/?${query}`)).html).length)
  }
  expect(found).toEqual([1, 4, 1, 3, 4])
})
