import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const titlesIn = (html: string) =>
  [...html.matchAll(/funding-card"[\s\S]*?<h3[^>]*>([^<]*)/g)].map(([, title]) =>
    title!.replaceAll('\u00a0', ' '),
  )
const questionIn = (html: string) =>
  /graph-legend"><h\d[^>]*><span[^>]*>[^<]*<\/span><span[^>]*>([^<]*)/
    .exec(html)?.[1]
    ?.replaceAll('\u00a0', ' ')

const all = 'a-age=over-34&a-children=yes&a-goal=bachelor&a-trade=care&a-work=part'

const press = (site: TestSite, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request('/api/funding', {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:8787', ...headers },
    body: new URLSearchParams(fields),
  })

describe('answered from stories', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await createTestSite({ space: demoSpace })
  })

  it.each([
    ['/foerderung/', '', 'Was möchtest du studieren?'],
    ['/en/funding/', 'a-goal=master', 'How old are you when you begin?'],
    ['/en/funding/', `${all}&change=children`, 'Do children live with you?'],
    ['/foerderung/', 'a-goal=phd&a-age=over-34', 'Was möchtest du studieren?'],
    ['/bachelor/gesundheitsmanagement/', 'a-goal=bachelor', 'Wie alt bist du zum Studienstart?'],
  ])('%s?%s asks: %s', async (path, query, question) => {
    const { status, html } = await site.get(`${path}?${query}`)
    expect(status).toBe(200)
    expect(questionIn(html)).toBe(question)
  })

  it('says in its title which question it is, and that there is no answer to it', async () => {
    const titleOf = async (query: string) =>
      /<title>([^<]*)/.exec((await site.get(`/en/funding/${query}`)).html)?.[1]
    const title = await titleOf('')
    const second = `${title} (Question 2 of 5 at most)`
    expect(await titleOf('?a-goal=master')).toBe(second)
    expect(await titleOf('?a-goal=master&asked=a-age')).toBe(`Error: ${second}`)
    expect(await titleOf('?asked=a-goal')).toBe(`Error: ${title} (Question 1 of 5 at most)`)
    expect(await titleOf('?a-age=25-34&a-goal=master&asked=a-age')).toBe(`${title} (Question 3 of 5 at most)`)
    expect(await titleOf(`?${all}`)).toBe(title)
    const payload = JSON.parse((await site.get('/en/funding/_payload.json?a-goal=master')).html)
    expect(payload.title).toBe(second)
  })

  it('finds programmes by the answers, each with source and dates', async () => {
    const { html } = await site.get(`/en/funding/?${all}`)
    expect(titlesIn(html)).toEqual([
      'Family grant',
      'Lindbank study loan',
      'Rise in care',
      'Late starters’ fund',
    ])
    expect(html.match(/Source: /g)).toHaveLength(4)
    expect(html).toContain('Checked on 2 November 2026')
  })

  it('a press on the contact leads to it with a code for the answers', async () => {
    const to = `/en/contact/?${all}#formular`
    const { status, headers } = await press(site, { to, language: 'en' })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/en/contact/?${all}&funding=F13121#formular`)
  })

  it.each([
    ['https://evil.example/', '/?funding=F00000'],
    ['//evil.example/', '/?funding=F00000'],
    ['/..//evil.example/', '/evil.example/?funding=F00000'],
    ['javascript:alert(1)', '/?funding=F00000'],
    ['/kontakt/?a-goal=%0d%0aX:1', '/kontakt/?a-goal=%0d%0aX:1&funding=F00000'],
  ])('a press never leads to another host: %s', async (to, location) => {
    expect((await press(site, { to, language: 'de' })).headers.get('location')).toBe(location)
  })

  it('a press from another site, without an address, or longer than any address is refused', async () => {
    const foreign = await press(site, { to: '/' }, { origin: 'https://evil.example' })
    const statuses = [foreign.status, (await press(site, {})).status]
    const long = await press(site, { to: '/'.padEnd(20_000, 'x'), language: 'de' })
    expect([...statuses, long.status]).toEqual([403, 400, 413])
    const { status, headers } = await site.get('/api/funding')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('asks no trade of those who do not work', async () => {
    const { html } = await site.get('/foerderung/?a-age=under-25&a-children=yes&a-goal=bachelor&a-work=none')
    expect(titlesIn(html)).toEqual(['Tannhagen-Stipendium', 'Familienzuschuss'])
  })

  it('shows amounts in the currency of the visitor', async () => {
    const { html } = await site.get(`/foerderung/?${all}`, { 'cf-ipcountry': 'CH' })
    expect(html).toMatch(/bis zu CHF[\s\u00a0][\d.’']+ im Semester/)
  })

  it('the short result on the page of a programme leads to the full one', async () => {
    const { html } = await site.get(`/bachelor/gesundheitsmanagement/?${all}`)
    expect(html).toContain('bis zu 220\u00a0€ im Monat')
    expect(linksIn(html)).toContain(`/foerderung/?${all}`)
  })

  it.each([
    ['', null],
    ['?utm_source=x', null],
    ['?a-goal=master', 'noindex'],
    [`?${all}&change=age`, 'noindex'],
  ])('is listed without answers alone: %s', async (query, robots) => {
    expect((await site.get(`/foerderung/${query}`)).headers.get('x-robots-tag')).toBe(robots)
  })

  it('an answer is for its own address alone', async () => {
    const found: number[] = []
    for (const query of [all, '', all.replace('over-34', 'under-25'), all]) {
      found.push(titlesIn((await site.get(`/foerderung/?${query}`)).html).length)
    }
    expect(found).toEqual([4, 0, 4, 4])
    const { html } = await site.get(`/foerderung/?${all.replace('over-34', 'under-25')}`)
    expect(titlesIn(html)).toContain('Tannhagen-Stipendium')
  })
})

describe('answered by an upstream', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const questions = [{ key: 'age', question: 'Wie alt?', answers: [{ value: 'old', label: 'Alt' }] }]

  /** The posts that came, and the page of the calculator at a query. */
  async function visit(query: string, respond: (name: string) => Response, bindings: object = {}) {
    const posts: [string, unknown][] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const name = new URL(String(input)).pathname.replace('/api/proxy/index/v2/', '')
      // The body is JSON that the worker wrote.
      if (init?.method === 'POST') posts.push([name, JSON.parse(init.body as string)])
      if (name === 'finance/questions') return Response.json({ value: questions })
      if (name.startsWith('header/')) return Response.json({ content: { component: 'header', _uid: 'h' } })
      if (name.startsWith('footer/')) return Response.json({ content: { component: 'footer', _uid: 'f' } })
      return name.startsWith('finance/') ? respond(name) : Response.json({})
    })
    const site = await createTestSite({
      space: demoSpace,
      bindings: { PLATFORM_ORIGIN: 'https://up.example', ...bindings },
    })
    const answer = await site.get(`/foerderung/?${query}`, { 'cf-connecting-ip': '203.0.113.9' })
    return { ...answer, site, posts }
  }

  const found = (name: string) =>
    name === 'finance/submit'
      ? Response.json({ value: { reference: 'X7' } })
      : Response.json({ value: [{ title: 'Fernes Geld', amount: 90, validFrom: '2026-08-01' }] })

  it('asks its questions, and for the result of the answers as codes; opening an address submits nothing', async () => {
    expect(questionIn((await visit('', found)).html)).toBe('Wie alt?')
    vi.restoreAllMocks()
    const { html, posts } = await visit('a-age=old&a-name=x', found)
    const body = { answers: { age: 'old' }, language: 'de' }
    expect(posts).toEqual([['finance/results', body]])
    expect(titlesIn(html)).toEqual(['Fernes Geld'])
    expect(html).toContain('Gilt seit 1. August 2026')
  })

  it('a call that fails is said, with a contact and the answers', async () => {
    const { status, html } = await visit('a-age=old', () => new Response('', { status: 500 }))
    expect(status).toBe(200)
    expect(html).toContain('Wir können das gerade nicht ausrechnen.')
    expect(html).toContain('Wie alt?')
    expect(linksIn(html)).toContain('/kontakt/#formular')
  })

  it('the press submits the answers once', async () => {
    const { site, posts } = await visit('', found)
    const to = '/kontakt/?a-age=old#formular'
    const { headers } = await press(site, { to, language: 'de' })
    expect(headers.get('location')).toBe('/kontakt/?a-age=old&funding=X7#formular')
    expect(posts).toEqual([['finance/submit', { answers: { age: 'old' }, language: 'de' }]])
  })

  it('a press whose call fails leads to the contact without a code', async () => {
    const { site } = await visit('', () => new Response('', { status: 500 }))
    const { status, headers } = await press(site, { to: '/kontakt/?a-age=old#formular', language: 'de' })
    expect([status, headers.get('location')]).toEqual([303, '/kontakt/?a-age=old#formular'])
  })

  it('a press too much is refused before its body is read', async () => {
    const limit = { limit: async () => ({ success: false }) }
    const { site, posts } = await visit('', found, { POST_LIMIT: limit })
    const { status } = await press(site, { to: '/', language: 'de' }, { 'cf-connecting-ip': '203.0.113.9' })
    expect([status, posts]).toEqual([429, []])
  })
})
