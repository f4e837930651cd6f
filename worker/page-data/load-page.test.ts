import { beforeAll, expect, it } from 'vitest'
import { demoSpace } from '../tests/setup/demo-space.ts'
import { putSpace } from '../tests/setup/test-kv.ts'
import { createTestPlatform } from '../tests/setup/test-platform.ts'
import { loadPage } from './load-page.ts'
import { needKey } from './needs.ts'

beforeAll(() => putSpace(demoSpace))

/** The answers that blocks of the English home page get for a visitor's country. */
async function answersIn(country: string) {
  const { stories, callPlatform, site } = createTestPlatform()
  const needs = [
    { call: 'contact', query: {} },
    { call: 'event-list', query: { limit: '1' } },
    { call: 'campaign', query: { language: 'de' } },
    { call: 'nothing', query: {} },
  ]
  const dependencies = {
    publication: 'published',
    stories,
    callPlatform,
    readLedger: async () => ({ content: undefined, freshUntil: Infinity }),
    needsOf: () => needs,
    forcedHeaderIds: [],
  } as const
  const page = await loadPage(
    {
      site,
      slug: 'home',
      language: 'en',
      country,
      usergroup: 'new',
      parameter: () => '',
      isErrorPage: false,
    },
    dependencies,
  )
  const settled = await page.settled
  const values = needs.map(need => page.data(needKey(need)))
  return { settled, values: values.map(datum => (datum.state === 'ready' ? datum.value : datum)) }
}

it.each([
  ['AT', 'Veronika Egger', 'Jede Rate 40 € günstiger'],
  ['IE', 'Grace Whitfield', undefined],
  ['DE', 'Sofia Brandt', '10 % auf jede Rate'],
  ['unknown', 'Sofia Brandt', undefined],
])(
  'a block’s need is filled up with page and visitor: %s is answered by %s',
  async (country, name, offer) => {
    const { values, settled } = await answersIn(country)
    const [contact, events, campaign, nothing] = values as [
      { name: string; phoneLabel?: string },
      { value: { title: string }[] },
      { header?: { titleMobile: string } },
      unknown,
    ]
    expect(contact.name).toBe(name)
    expect(events.value.map(({ title }) => title)).toEqual([
      'Information evening: distance learning beside a job',
    ])
    expect(campaign.header?.titleMobile.replaceAll('\u00a0', ' ')).toBe(offer)
    expect(nothing).toBeUndefined()
    expect(settled).toBeGreaterThan(0)
  },
)
