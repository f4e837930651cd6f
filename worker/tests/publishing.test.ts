import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { bachelor, home, retitled, SECOND, soon } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent, withoutStory } from './setup/test-site.ts'

describe('what is published', () => {
  it('shows on the isolate that got the message with the next request', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(retitled('Neu'))
    expect(await site.tell('published', home)).toBe(202)
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('twice within a second is what was published last, with the next request', async () => {
    const site = await createTestSite()
    await site.get('/')
    for (const title of ['Erst dies', 'Dann das']) {
      site.turnClock(0.2 * SECOND)
      await site.edit(retitled(title))
      await site.tell('published', home)
      expect((await site.get('/')).html).toContain(title)
    }
  })

  it('shows on another isolate within five seconds', async () => {
    const versions = memoryVersionStore()
    const first = await createTestSite({ versions })
    const other = await createTestSite({ versions, seeded: true })
    expect((await other.get('/')).html).toContain('Willkommen')
    await first.edit(retitled('Neu'))
    await first.tell('published', home)
    expect((await soon(other, '/')).html).toContain('Neu')
  })

  it('without a message shows after the next run of the schedule', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(retitled('Neu'))
    expect((await site.get('/')).html).not.toContain('Neu')
    await site.runSchedule()
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('that cannot be asked for ends no run of the schedule, and the log says why', async () => {
    const site = await createTestSite({
      fetch: () => async () => Response.json({ error: 'Unauthorized' }, { status: 401 }),
    })
    await site.runSchedule()
    expect(site.log).toContainEqual(
      expect.objectContaining({ event: 'changes-failed', reason: expect.stringContaining('Unauthorized') }),
    )
  })

  it('an offer shows with the next request as well', async () => {
    const site = await createTestSite()
    const headers = { 'cf-ipcountry': 'DE' }
    await site.get('/', headers)
    site.turnClock(5 * SECOND)
    await site.edit(space =>
      withContent(space, 'settings/campaigns/de', content => ({ ...content, titleDesktop: 'Nur heute' })),
    )
    await site.tell('published')
    expect((await site.get('/', headers)).html).toContain('Nur heute')
  })

  it('a page that did not exist is found with the next request', async () => {
    const site = await createTestSite({ space: withoutStory(smallSpace(), 'bachelor') })
    expect((await site.get('/bachelor/')).status).toBe(404)
    await site.edit(() => ({ ...smallSpace(), version: 3 }))
    await site.tell('published', bachelor)
    expect((await site.get('/bachelor/')).status).toBe(200)
  })
})

describe('what is unpublished', () => {
  it.each(['unpublished', 'deleted'])('is gone with the next request (%s)', async action => {
    const site = await createTestSite()
    expect((await site.get('/bachelor/')).status).toBe(200)
    site.turnClock(5 * SECOND)
    await site.edit(space => withoutStory(space, 'bachelor'))
    await site.tell(action, bachelor)
    expect((await site.get('/bachelor/')).status).toBe(404)
  })

  it('never comes back: not in a fresh isolate, not when the source is down', async () => {
    const versions = memoryVersionStore()
    let isDown = false
    const fetch: NonNullable<Parameters<typeof createTestSite>[0]>['fetch'] = next => (input, init) =>
      isDown ? Promise.reject(new TypeError('connection lost')) : next(input, init)
    const site = await createTestSite({ versions, fetch })
    const idle = await createTestSite({ versions, fetch, seeded: true })
    await Promise.all([site.get('/bachelor/'), idle.get('/bachelor/'), idle.get('/')])
    site.turnClock(5 * SECOND)
    await site.edit(space => withoutStory(space, 'bachelor'))
    await site.tell('unpublished', bachelor)
    isDown = true
    expect((await site.get('/bachelor/')).status).toBeGreaterThanOrEqual(404)
    expect((await soon(idle, '/bachelor/')).status).toBeGreaterThanOrEqual(404)
    const fresh = await createTestSite({ versions, fetch, seeded: true })
    expect((await fresh.get('/bachelor/')).status).toBeGreaterThanOrEqual(404)
    expect((await fresh.get('/')).status).toBe(200)
  })

  it('a message that says so of a story that is there changes nothing', async () => {
    const site = await createTestSite()
    await site.get('/bachelor/')
    expect(await site.tell('unpublished', bachelor)).toBe(202)
    expect((await site.get('/bachelor/')).status).toBe(200)
    const health = (await (await site.send('/api/health')).json()) as { content: { cv: number } }
    expect(health.content.cv).toBe(1)
  })
})

describe('the schedule of the exchange rates', () => {
  it('asks the bank, and prices follow', async () => {
    const asked: string[] = []
    const currencies = ['CHF', 'GBP', 'USD', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'HUF', 'JPY', 'INR', 'CAD']
    const rates = currencies.map(code => `<Cube currency='${code}' rate='2.5'/>`).join('')
    const file = `<Envelope><Cube><Cube time='2026-11-20'>${rates}</Cube></Cube></Envelope>`
    const network = (async (input: RequestInfo | URL) => {
      asked.push(String(input))
      return new Response(file)
    }) as typeof fetch
    const bindings = { RATES_URL: 'https://bank.example/daily.xml' }
    const site = await createTestSite({ network, bindings })
    await site.runSchedule()
    expect(asked).toEqual([])
    await site.runSchedule('23 */6 * * *')
    expect(asked).toEqual(['https://bank.example/daily.xml'])
    const rate = await site.send('/api/proxy/index/v2/currency/exchange-rate?country=CH&baseCurrency=EUR')
    expect(await rate.json()).toMatchObject({ rate: 2.5 })
  })
})
