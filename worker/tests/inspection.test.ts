import { describe, expect, it } from 'vitest'
import { linkKey, type SignedLink, signLink } from '../core/request/visitor/signed-link.ts'
import { consentTo, experimentSpace, memberOf } from './setup/experiment-space.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withContent, withDraft } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const secret = 'secret of the operators'
const day = 86_400_000

async function linkTo(path: string, claims: Record<string, string> = {}, own: Partial<SignedLink> = {}) {
  const link: SignedLink = {
    purpose: 'view-as',
    path,
    expires: now + day,
    claims: { unit: 'dach', ...claims },
    ...own,
  }
  return `${path}?${linkKey}=${await signLink(link, secret)}`
}

const open = (options: Parameters<typeof createTestSite>[0] = {}) =>
  createTestSite({ now, ...options, bindings: { LINK_SECRET: secret, ...options.bindings } })

/** The blocks of a page. A page with the inspector is streamed, so that its first paint waits for no block of it. */
const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''

/** The text of the inspector; empty without it. */
const inspectorIn = (html: string) =>
  (/<aside class="inspector".*<\/aside>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')

const hasPanel = async (site: TestSite, path: string, headers = {}) =>
  inspectorIn((await site.get(path, headers)).html) !== ''

describe('the panel', () => {
  const local = {}
  const production = { ENVIRONMENT: 'production' }
  it.each([
    ['a visitor', local, '/', false],
    ['testing=on', local, '/?testing=on', true],
    ['testing=off', local, '/?testing=off', false],
    ['testing=on in production', production, '/?testing=on', false],
    [
      'testing=on where production allows it',
      { ...production, TESTING_ENABLED: 'true' },
      '/?testing=on',
      true,
    ],
    ['the verbose mode', { ...production, VERBOSE_MODE: 'true' }, '/', true],
    ['the verbose mode off', { VERBOSE_MODE: 'false' }, '/', false],
    ['a missing page', local, '/nichts/?testing=on', true],
  ])('for %s', async (_, bindings, path, isThere) => {
    const hosts = { SITE_HOSTS: JSON.stringify({ '127.0.0.1:8787': { unit: 'dach' } }) }
    const site = await open({ bindings: { ...hosts, ...bindings } })
    expect(await hasPanel(site, path)).toBe(isThere)
  })

  it('in production by a signed link for testing', async () => {
    const hosts = { SITE_HOSTS: JSON.stringify({ '127.0.0.1:8787': { unit: 'dach' } }) }
    const site = await open({ bindings: { ...hosts, ...production } })
    const testing = { purpose: 'testing' } as const
    expect(await hasPanel(site, `${await linkTo('/', {}, testing)}&testing=on`)).toBe(true)
    expect(await hasPanel(site, await linkTo('/', {}, testing))).toBe(false)
    expect(await hasPanel(site, `${await linkTo('/', { unit: 'ds' }, testing)}&testing=on`)).toBe(false)
  })

  it('in drafts, unless the verbose mode is off', async () => {
    const draft = await editorAddress('/bachelor/', { now })
    expect(await hasPanel(await open(), draft)).toBe(true)
    expect(await hasPanel(await open({ bindings: { VERBOSE_MODE: 'false' } }), draft)).toBe(false)
  })

  it('makes the page one that nobody keeps and that counts nowhere', async () => {
    const points: unknown[] = []
    const EXPOSURES = { writeDataPoint: (point: unknown) => points.push(point) }
    const site = await open({ space: experimentSpace(), bindings: { EXPOSURES } })
    const headers = { cookie: `${consentTo('analytics', 'functional')}; experiment=${memberOf('price')}` }
    const inspected = await site.get('/?testing=on', headers)
    expect(inspected.headers.get('cache-control')).toBe('private, no-store')
    expect(inspected.headers.get('x-robots-tag')).toBe('noindex')
    expect(inspected.headers.get('etag')).toBeNull()
    expect(inspected.headers.getSetCookie()).toEqual([])
    expect(inspected.html).toContain(' data-inspected')
    expect(points).toEqual([])
    // The tester sees the page as it is for the tester.
    expect(inspectorIn(inspected.html)).toContain('remembered from an earlier visit')
    expect(mainOf(inspected.html)).toBe(mainOf((await site.get('/', headers)).html))
    expect((await site.get('/_payload.json?testing=on')).html).toContain('"full"')
  })

  it('leaves what is kept as it is', async () => {
    const site = await open()
    await site.get('/')
    const before = await site.get('/')
    await site.get('/?testing=on', { 'cf-ipcountry': 'DE' })
    await site.get(await linkTo('/', { country: 'CH' }))
    const after = await site.get('/')
    expect(after.html).toBe(before.html)
    expect([after.render, inspectorIn(after.html)]).toEqual([before.render, ''])
  })

  it('names the stories, and links each to its editor', async () => {
    const site = await open()
    const { html } = await site.get('/?testing=on', { 'cf-ipcountry': 'DE' })
    const linkOf = (role: string) =>
      new RegExp(`data-role="${role}"><a href="/[^"]*#(\\d+)"[^>]*>([^<]+)`).exec(html)?.slice(1)
    expect(linkOf('story')?.[1]).toBe('Home')
    expect(linkOf('defaults')?.[1]).toBe('Defaults')
    expect(linkOf('header')?.[1]).toBe('Header')
    expect(linkOf('footer')?.[1]).toBe('Footer')
    expect(linkOf('campaign, price')?.[1]).toBe('Angebot DE')
    expect(html).toContain('data-role="contact">none')
  })

  it('links to the editor of Storyblok where the content is there', async () => {
    const site = await open({
      bindings: { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'x', STORYBLOK_SPACE_ID: '77' },
    })
    const { html } = await site.get('/?testing=on')
    expect(html).toMatch(/href="https:\/\/app\.storyblok\.com\/#\/me\/spaces\/77\/stories\/0\/0\/\d+"/)
  })

  it('says for each block where it stands, what it read, and why it was told that', async () => {
    const site = await open()
    const german = await site.get('/?testing=on', { 'cf-ipcountry': 'DE' })
    const words = inspectorIn(german.html)
    expect(words).toMatch(/headline story: body\[0\] title/)
    expect(words).toMatch(
      /price-boxes story: body\[1\] prices campaign, placement price Angebot DE \(\d+\) because: country DE v2\/campaign\/dach currency EUR, 1 EUR = 1[^b]* because: country DE v2\/currency\/user/,
    )
    const nowhere = inspectorIn((await site.get('/?testing=on')).html)
    expect(nowhere).toContain('campaign, placement price none v2/campaign/dach')
  })

  it('says what is left out, and why', async () => {
    const space = withContent(smallSpace(), 'home', content => ({
      ...content,
      body: [
        { component: 'headline', _uid: 'empty' },
        { component: 'unheard-of', _uid: 'what' },
      ],
    }))
    const site = await open({ space })
    const words = inspectorIn((await site.get('/?testing=on')).html)
    expect(words).toMatch(/headline left out: text: .+ story: body\[0\] empty/)
    expect(words).toMatch(/unheard-of left out: no block named "unheard-of" story: body\[1\] what/)
  })

  it('says what a view lost', async () => {
    const thrower = () => {
      throw new Error('no view today')
    }
    const site = await open({ views: { views: { headline: thrower as never } } as never })
    expect(inspectorIn((await site.get('/?testing=on')).html)).toContain('headline left out: no view today')
  })

  it('says what was not translated', async () => {
    const space = withContent(smallSpace(), 'home', content => ({
      ...content,
      body: [
        { component: 'headline', _uid: 'both', text: 'Ja', text__i18n__en: 'Yes' },
        { component: 'headline', _uid: 'german', text: 'Das gibt es nur auf Deutsch' },
      ],
    }))
    const site = await open({ space })
    const words = inspectorIn((await site.get('/en/?testing=on')).html)
    expect(words).toMatch(/headline story: body\[0\] both/)
    expect(words).toMatch(/headline not translated story: body\[1\] german/)
  })

  it('says which variant is shown, by whose choice, and what of the page is its own', async () => {
    const site = await open({ space: experimentSpace() })
    const control = inspectorIn((await site.get('/?testing=on')).html)
    expect(control).toContain('nobody decided, so it is the control')
    expect(control).toMatch(
      /Control control weight 50, shown Greeting greeting weight 25 Price price weight 25/,
    )
    expect(control).not.toContain('set by the variant')
    const price = await site.get('/?testing=on&variantId=price')
    expect(inspectorIn(price.html)).toContain('requested by the address')
    expect(inspectorIn(price.html)).toMatch(/Price price weight 25, shown/)
    expect(inspectorIn(price.html)).toMatch(/price-boxes set by the variant/)
  })

  it('is there when every call and every list fails', async () => {
    const site = await open({
      fetch: failing => async (input, init) => {
        const address = String(input instanceof Request ? input.url : input)
        return /content_type=(campaign|contact|country-groups)/.test(address)
          ? new Response('', { status: 500 })
          : failing(input, init)
      },
    })
    const { status, html } = await site.get('/?testing=on')
    expect(status).toBe(200)
    expect(inspectorIn(html)).toContain('contact none')
  })
})

describe('a draft', () => {
  const space = withContent(smallSpace(), 'settings/campaigns/de', content => ({
    ...content,
    startsAt: '2026-11-30 23:00',
  }))
  const choose = (choice: Record<string, string>) =>
    new URLSearchParams(
      Object.entries(choice).map(([name, value]) => [`_storyblok_${name}`, value]),
    ).toString()
  const visitor = { 'cf-ipcountry': 'CH' }

  it('is shown as the visitor whom the editor chooses: by country, usergroup and date', async () => {
    const site = await open({ space })
    const draft = await editorAddress('/', { now })
    const seen = async (choice: Record<string, string>) =>
      (await site.get(`${draft}&${choose(choice)}`, visitor)).html
    const own = mainOf(await seen({}))
    const inGermany = await seen({ country: 'DE' })
    expect(inspectorIn(inGermany)).toContain('country DE ')
    expect(mainOf(inGermany)).not.toBe(own)
    const later = await seen({ country: 'DE', usergroup: 'lead', date: '2026-12-01T00:00' })
    expect(inspectorIn(later)).toMatch(/usergroup lead/)
    expect(mainOf(later)).not.toBe(mainOf(inGermany))
    expect(mainOf(await seen({ country: 'Germany', usergroup: 'all', date: 'tomorrow' }))).toBe(own)
  })

  it('that is not signed lets nobody choose', async () => {
    const site = await open({ space })
    const html = async (path: string) => mainOf((await site.get(path, visitor)).html)
    expect(await html(`/?${choose({ country: 'DE', date: '2026-12-01' })}`)).toBe(await html('/'))
  })
})

describe('a view-as link', () => {
  it('shows the page as a visitor from that country sees it, whoever opens it', async () => {
    const site = await open()
    for (const country of ['CH', 'GB', 'DE', 'unknown']) {
      const visitor = await site.get('/', { 'cf-ipcountry': country })
      const operator = await site.get(await linkTo('/', { country }), {
        'cf-ipcountry': 'US',
        cookie: `${consentTo('functional')}; closed_banner=1`,
      })
      expect(mainOf(operator.html)).toBe(mainOf(visitor.html))
      expect(inspectorIn(operator.html)).toContain(`country ${country} `)
      expect(operator.headers.get('cache-control')).toBe('private, no-store')
      expect(operator.headers.get('x-cache')).toBe('bypass')
      expect(operator.headers.getSetCookie()).toEqual([])
    }
  })

  it('fixes the date: what starts and ends then is not found by anybody else', async () => {
    const space = withContent(smallSpace(), 'settings/campaigns/de', content => ({
      ...content,
      startsAt: '2026-11-30 23:00',
      endsAt: '2026-12-24 17:00',
    }))
    const site = await open({ space })
    const visitor = { 'cf-ipcountry': 'DE' }
    const asVisitor = async () => mainOf((await site.get('/', visitor)).html)
    const before = await asVisitor()
    const on = async (date: string) =>
      mainOf((await site.get(await linkTo('/', { country: 'DE', date }))).html)
    expect(await on('2026-12-01')).not.toBe(before)
    expect(await on('2026-12-24T17:59')).not.toBe(before)
    expect(await on('2026-12-24T18:00')).toBe(before)
    expect(await on('2026-12-24T17:30Z')).toBe(before)
    expect(await on('2026-11-30')).toBe(before)
    const ahead = await on('2026-12-01')
    expect(await asVisitor()).toBe(before)
    site.turnClock(10 * day)
    expect(await asVisitor()).toBe(ahead)
  })

  it('fixes usergroup and variant', async () => {
    const personal = withContent(experimentSpace(), 'settings/defaults', content => ({
      ...content,
      usergroupPersonalization: true,
    }))
    const space = withContent(personal, 'settings/campaigns/de', content => ({
      ...content,
      usergroups: ['lead'],
    }))
    const site = await open({ space })
    const as = async (claims: Record<string, string>) =>
      (await site.get(await linkTo('/', { country: 'DE', ...claims }))).html
    expect(inspectorIn(await as({}))).not.toContain('Angebot DE')
    const lead = inspectorIn(await as({ usergroup: 'lead' }))
    expect(lead).toContain('usergroup lead, which counts for this unit')
    expect(lead).toContain('because: country DE, usergroup lead')
    expect(await as({ variant: 'price' })).toContain('<title>Nur 250')
    const gone = await site.get(await linkTo('/', { variant: 'gone' }))
    expect(gone.status).toBe(404)
  })

  it('opens drafts where it says so', async () => {
    const draft = storyOf(
      {
        slug: 'bachelor',
        name: 'Bachelor',
        content: {
          component: 'page',
          body: [{ component: 'headline', _uid: 'h', text: 'Neu', level: 'h1' }],
        },
      },
      900,
    )
    const site = await open({ space: withDraft(smallSpace(), draft) })
    const published = await site.get(await linkTo('/bachelor/'))
    expect(published.html).not.toContain('>Neu</h1>')
    const opened = await site.get(await linkTo('/bachelor/', { publication: 'draft', country: 'CH' }))
    expect(opened.html).toContain('>Neu</h1>')
    expect(inspectorIn(opened.html)).toContain('content draft')
    expect((await site.get('/bachelor/')).html).not.toContain('>Neu</h1>')
  })

  it.each([
    ['expired', {}, { expires: now }],
    ['for another page', {}, { path: '/bachelor/' }],
    ['for another unit', { unit: 'ds' }, {}],
    ['for another purpose', {}, { purpose: 'testing' }],
    ['with a country that is none', { country: 'Schweiz' }, {}],
    ['with a date that is none', { date: '2026-13-01' }, {}],
    ['with a group that is none', { usergroup: 'vip' }, {}],
  ] as const)('%s shows what everybody sees', async (_, claims, own) => {
    const site = await open()
    const [, query] = (await linkTo('/', claims as Record<string, string>, own as Partial<SignedLink>)).split(
      '?',
    )
    const answer = await site.get(`/?${query}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(inspectorIn(answer.html)).toBe('')
  })

  it('counts for nothing without a secret', async () => {
    const site = await createTestSite({ now })
    expect(await hasPanel(site, await linkTo('/', { country: 'CH' }))).toBe(false)
  })
})
