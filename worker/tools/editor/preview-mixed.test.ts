import { afterEach, describe, expect, it, vi } from 'vitest'
import { canary, createSite, now } from '../../tests/setup/draft-space.ts'
import { loopCount } from '../../tests/setup/loop-count.ts'
import { editorAddress } from '../../tests/setup/signed-addresses.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { createEditorActs } from './testing/editor-acts.ts'

/** The same sequence on every machine (a linear congruential generator; Numerical Recipes). */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

afterEach(() => vi.useRealTimers())

describe('drafts and published pages, mixed', () => {
  it('no operation on a cache key is made for a draft', async () => {
    const { site, operations } = await createSite()
    for (const path of [
      '/bachelor/',
      '/neu/',
      '/settings/defaults/',
      '/geloescht/',
      '/bachelor/_payload.json',
    ])
      await site.get(await editorAddress(path, { now }), { 'cf-ipcountry': 'CH' })
    expect(operations).toEqual([])
    await site.get('/bachelor/')
    expect(operations).not.toEqual([])
  })

  const requestCount = loopCount(5000, 50)

  it(`${requestCount} requests: no byte of a draft reaches the public`, async () => {
    const SITE_HOSTS = JSON.stringify({
      'ds.example': { unit: 'ds', folder: 'ds', origin: 'https://ds.example' },
    })
    const { site, operations } = await createSite({ SITE_HOSTS, DEV_HOSTS: 'ds.example' }, createEmbeddedSite)
    const acts = createEditorActs(site, canary)
    const paths = ['/', '/bachelor/', '/en/', '/neu/', '/gibt-es-nicht/', '/bachelor/_payload.json', '/dual/']
    const publicPaths = [
      ...paths,
      ...['/sitemap.xml', '/settings/dach/header/', '/suche/?q=vogel'],
      ...['story-library', `story-library/search?query=${canary}`].map(call => `/api/proxy/index/v2/${call}`),
    ]
    const hosts = ['127.0.0.1:8787', 'https://ds.example']
    const countries = ['DE', 'CH', 'XX']
    const dice = createDice(7)
    const leaks: string[] = []
    let seen = 0
    let edited = 0
    async function look(): Promise<void> {
      const draft = dice(3) === 0
      const path = draft ? paths[dice(paths.length)]! : publicPaths[dice(publicPaths.length)]!
      const headers = { 'cf-ipcountry': countries[dice(countries.length)]! }
      const host = hosts[dice(hosts.length)]!
      const address = draft ? await editorAddress(path, { now: site.now() }) : path
      const text = await (await site.send(address, headers, 'GET', host)).text()
      const shows = text.includes(canary)
      if (shows && !draft) leaks.push(`${host}${path}`)
      if (shows) seen++
    }
    async function act(): Promise<void> {
      const { status } = await acts[dice(acts.length)]!()
      // A save that began with another draft than the present one is refused.
      if (status < 300) edited++
      else if (status !== 409) leaks.push(`an act of the editor was answered ${status}`)
    }
    for (let round = 0; round < requestCount / 10; round++) {
      // Some requests run at once, some one after the other, and the content becomes stale at times.
      const requests = Array.from({ length: 10 }, () => (dice(6) ? look : act))
      if (dice(2)) await Promise.all(requests.map(request => request()))
      else for (const request of requests) await request()
      await site.settle()
      if (dice(20) === 0) site.turnClock(61_000)
    }
    expect(leaks).toEqual([])
    expect(seen).toBeGreaterThan(requestCount / 8)
    expect(edited).toBeGreaterThan(requestCount / 16)
    const { keys } = await testKv.list()
    // The content itself, and the editors' data beside it.
    for (const { name } of keys.filter(key => !/^(?:embedded|editor)\//.test(key.name)))
      expect(await testKv.get(name), name).not.toContain(canary)
    expect(operations.length).toBeGreaterThan(0)
  }, 300_000)
})
