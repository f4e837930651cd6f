import { expect, it } from 'vitest'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const written = (moment: number) => new Date(moment).toISOString()

it('an offer begins and ends to the second on every page, however warm the pages are', async () => {
  const space = withContent(smallSpace(), 'settings/campaigns/de', content => ({
    ...content,
    startsAt: written(now + 10_000),
    endsAt: written(now + 25_000),
  }))
  const site = await createTestSite({ now, space })
  const paths = ['/', '/en/', '/bachelor/', '/en/bachelor/']
  const shows = async (path: string) => {
    const { html, render } = await site.get(path, { 'cf-ipcountry': 'DE' })
    return { offer: html.includes('Nur in DE'), isReady: /^(\d+)\/\1$/.test(render) }
  }
  const all = () => Promise.all(paths.map(shows))
  const expectOffer = async (offer: boolean) => {
    for (const page of await all()) expect(page.offer).toBe(offer)
  }
  // Three times: then the pages are warm, and whole pages are cached.
  for (let turn = 0; turn < 3; turn++) await expectOffer(false)
  expect(await all()).toEqual(paths.map(() => ({ offer: false, isReady: true })))
  site.turnClock(9_999)
  await expectOffer(false)
  site.turnClock(1)
  for (let turn = 0; turn < 3; turn++) await expectOffer(true)
  expect(await all()).toEqual(paths.map(() => ({ offer: true, isReady: true })))
  site.turnClock(14_999)
  await expectOffer(true)
  site.turnClock(1)
  await expectOffer(false)
})
