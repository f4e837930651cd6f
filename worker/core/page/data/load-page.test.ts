import { beforeAll, expect, it } from 'vitest'
import { demoSpace } from '../../../tests/setup/demo-space.ts'
import { putSpace } from '../../../tests/setup/test-content.ts'
import { createTestPlatform } from '../../../tests/setup/test-platform.ts'
import { lasting } from '../../base/caching/validity.ts'
import { loadPage } from './load-page.ts'
import { needKey } from './needs.ts'

beforeAll(() => putSpace(demoSpace))

const needs = [
  { call: 'contact', query: {} },
  { call: 'event-list', query: { limit: '1' } },
  { call: 'campaign', query: { language: 'de' } },
  { call: 'nothing', query: {} },
]

/** Loads the English home page for a visitor's country; its blocks have the needs. */
function loadHome(
  country: string,
  { stories, callPlatform, site }: ReturnType<typeof createTestPlatform> = createTestPlatform(),
) {
  const dependencies = {
    publication: 'published',
    stories,
    callPlatform,
    readLedger: async () => ({ content: undefined, validity: lasting }),
    needsOf: () => needs,
    forcedHeaderIds: [],
  } as const
  return loadPage(
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
}

/** The answers that the blocks get. */
async function answersIn(country: string) {
  const page = await loadHome(country)
  const { until: settled } = await page.settled
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

/** Holds the calls of a function until they are let go together. */
function createWaves() {
  let held: (() => Promise<unknown>)[] = []
  const hold =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      new Promise((resolve, reject) => {
        held.push(() => {
          const answer = call(...args)
          answer.then(resolve, reject)
          return answer.catch(() => undefined)
        })
      })
  /**
   * Releases all waiting calls, then those that were made because of their answers, and so on; counts the turns.
   */
  const count = async () => {
    let turns = 0
    while (held.length) {
      const wave = held
      held = []
      turns++
      await Promise.all(wave.map(call => call()))
      await new Promise(resolve => setTimeout(resolve))
    }
    return turns
  }
  return { hold, count }
}

it('no call of a page waits for more than one other', async () => {
  const platform = createTestPlatform()
  const { hold, count } = createWaves()
  const stories = new Proxy(platform.stories, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? hold(member.bind(target)) : member
    },
  })
  const page = loadHome('AT', { ...platform, stories, callPlatform: hold(platform.callPlatform) })
  expect(await count()).toBe(2)
  expect((await page).settled).toBeInstanceOf(Promise)
})
