import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { bachelor, home, retitled, SECOND, soon } from './setup/publish.ts'
import { editorParameters, queryOf } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withContent, withDraft, withoutStory } from './setup/test-site.ts'

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

  it('that cannot be read ends no run of the schedule, and the log says why', async () => {
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
  it('reads the bank, and prices follow', async () => {
    const requested: string[] = []
    const currencies = ['CHF', 'GBP', 'USD', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'HUF', 'JPY', 'INR', 'CAD']
    const rates = currencies.map(code => `<Cube currency='${code}' rate='2.5'/>`).join('')
    const file = `<Envelope><Cube><Cube time='2026-11-20'>${rates}</Cube></Cube></Envelope>`
    const network = (async (input: RequestInfo | URL) => {
      requested.push(String(input))
      return new Response(file)
    }) as typeof fetch
    const bindings = { RATES_URL: 'https://bank.example/daily.xml' }
    const site = await createTestSite({ network, bindings })
    await site.runSchedule()
    expect(requested).toEqual([])
    await site.runSchedule('23 */6 * * *')
    expect(requested).toEqual(['https://bank.example/daily.xml'])
    const rate = await site.send('/api/proxy/index/v2/currency/exchange-rate?country=CH&baseCurrency=EUR')
    expect(await rate.json()).toMatchObject({ rate: 2.5 })
  })
})

const now = Date.UTC(2026, 10, 21, 9)
const headline = (text: string, uid = 'h') => ({ component: 'headline', _uid: uid, text, level: 'h1' })

function siteWith(slug: string, ...body: readonly object[]): Promise<TestSite> {
  const draft = { slug, name: slug, content: { component: 'page', body } }
  const before = smallSpace().stories.find(story => story.draft.full_slug === slug)?.draft
  const story = storyOf(draft, before?.id ?? 500)
  return createTestSite({
    now,
    space: withDraft(smallSpace(), { ...story, uuid: before?.uuid ?? story.uuid }),
  })
}

const changesOf = async (site: TestSite, path: string, query?: string) =>
  site.get(
    `/api/preview/changes?path=${encodeURIComponent(path)}&${query ?? queryOf(await editorParameters({ now }))}`,
  )

describe('what a publish changes, for a real space', () => {
  it('is a page with both texts of each field, and why visitors would keep the version before', async () => {
    const site = await siteWith('bachelor', headline('Neu'), { component: 'headline', _uid: 'empty' })
    const { status, html, headers } = await changesOf(site, '/bachelor/')
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toMatch(/<strong>Text<\/strong>.*<ins>Neu<\/ins>/)
    expect(html).toMatch(/keep the version before.*headline empty: text/)
    expect(html).not.toContain('no version of it')
  })

  it('says so where visitors have no version', async () => {
    const { html } = await changesOf(await siteWith('ganz-neu', headline('Neu')), '/ganz-neu/')
    expect(html).toContain('Visitors have no version of it.')
    expect(html).toContain('<ins>Neu</ins>')
    expect(html).not.toContain('published a second time')
  })

  it('says why visitors would not see a story that lacks what the law requires, apart from blocks that are lost', async () => {
    const order = { component: 'form', _uid: 'order', id: 'order', concludesContract: true, fields: [] }
    const lost = { component: 'headline', _uid: 'empty' }
    const { html } = await changesOf(await siteWith('ganz-neu', headline('Neu'), order, lost), '/ganz-neu/')
    const lists = [...html.matchAll(/<h2>(.*?)<\/h2><ul>(.*?)<\/ul>/g)].map(([, title, items]) => [
      title,
      items,
    ])
    expect(lists).toEqual([
      [
        expect.stringContaining('published a second time'),
        expect.stringMatching(/^<li>form order: .*price.*<\/li>$/),
      ],
      ['Visitors would not see', expect.stringMatching(/^<li>headline empty: text.*<\/li>$/)],
    ])
  })

  it('needs the editor’s signature, and a page', async () => {
    const site = await siteWith('bachelor', headline('Geheim'))
    const refused = await changesOf(site, '/bachelor/', '_storyblok=1')
    expect([refused.status, refused.html.includes('Geheim')]).toEqual([403, false])
    expect((await changesOf(site, '/nirgends/')).status).toBe(404)
  })

  it('is linked from the inspector of a draft', async () => {
    const site = await siteWith('bachelor', headline('Neu'))
    const { html } = await site.get(`/bachelor/?${queryOf(await editorParameters({ now }))}`)
    const address = /href="(\/api\/preview\/changes[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    expect((await site.get(address!)).status).toBe(200)
    expect((await site.get('/bachelor/?testing=on')).html).not.toContain('/api/preview/changes')
  })
})
