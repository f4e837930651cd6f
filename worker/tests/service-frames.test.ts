import { describe, expect, it } from 'vitest'
import { embedAddress, embedProviders, readEmbed } from '../../blocks/_kit/embeds/read-embed.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSiteOptions, withContent } from './setup/test-site.ts'

const folder = '/_service/study-assistant'
const createSite = (options: TestSiteOptions = {}) => createTestSite({ space: demoSpace, ...options })

const policyOf = (answer: { readonly headers: Headers }) =>
  answer.headers.get('content-security-policy') ?? ''

describe('the document of the assistant', () => {
  it('runs in a sandbox without an origin, and may request nothing but its own answers', async () => {
    const site = await createSite()
    const answer = await site.get(`${folder}/?language=en`)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('<html lang="en">')
    const own = 'http://127.0.0.1:8787/_service/study-assistant/'
    expect(policyOf(answer)).toContain(`script-src ${own}frame.js;`)
    expect(policyOf(answer)).toContain(`connect-src ${own}answers;`)
    expect(policyOf(answer)).toContain('frame-ancestors http://127.0.0.1:8787;')
    expect(policyOf(answer)).toMatch(/; sandbox allow-scripts allow-forms$/)
    expect(policyOf(answer)).not.toContain('allow-same-origin')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('of another provider names its host, and no other', async () => {
    const bindings = { CHAT_SCRIPT_URL: 'https://chat.example/assistant.js' }
    const site = await createSite({ bindings })
    const answer = await site.get(`${folder}/`)
    expect(answer.html).toContain('data-script="https://chat.example/assistant.js"')
    expect(policyOf(answer)).toContain('frame.js https://chat.example;')
    expect(policyOf(answer).match(/https:\/\/[^ ;]+/g)).toEqual(Array(5).fill('https://chat.example'))
  })

  it('of another provider takes the styles that it brings, and its socket', async () => {
    const site = await createSite({ bindings: { CHAT_SCRIPT_URL: 'https://chat.example/assistant.js' } })
    const policy = policyOf(await site.get(`${folder}/`))
    expect(policy).toContain("style-src 'unsafe-inline' https://chat.example;")
    expect(policy).toMatch(/connect-src [^;]+ https:\/\/chat\.example wss:\/\/chat\.example;/)
    const own = policyOf(await (await createSite()).get(`${folder}/`))
    expect(own).not.toMatch(/unsafe-inline|wss:/)
  })

  it.each(['/_service/', '/_service/unknown/', `${folder}/frame.js`])(
    '%s is 404 where there is no such file',
    async path => {
      const site = await createSite()
      expect((await site.get(path)).status).toBe(404)
    },
  )
})

describe('the chat', () => {
  it('says what it requests in each language, with the page of all settings', async () => {
    const site = await createSite()
    const htmlIn = async (language: string) => {
      const { html } = JSON.parse((await site.get(`${folder}/part?language=${language}`)).html) as {
        html: string
      }
      return html
    }
    expect(await htmlIn('de')).toContain('Chat starten')
    expect(await htmlIn('fr')).toContain('Démarrer la discussion')
    expect(await htmlIn('xx')).toContain('Chat starten')
    expect(await htmlIn('de')).toContain('href="/cookies/" data-chat-settings')
  })

  it('says before the first question that a machine answers: in the modal, and in the document of the frame', async () => {
    const site = await createSite()
    for (const [language, notice] of [
      ['de', 'Hier antwortet eine Maschine'],
      ['fr', 'Ici répond une machine'],
    ]) {
      expect((await site.get(`${folder}/part?language=${language}`)).html).toContain(notice)
      expect((await site.get(`${folder}/?language=${language}`)).html).toContain(
        `<p class="notice">${notice}`,
      )
    }
  })

  const chatSlug = 'settings/chat/chat'

  it.each([
    ['not in its own language', (content: object) => ({ ...content, chatNotice: '' }), 'de'],
    ['not in that of the visitor', (content: object) => ({ ...content, chatNotice__i18n__fr: '' }), 'fr'],
  ])('is missing, and logged, where it says %s that a machine answers', async (_, change, language) => {
    const site = await createSite({ space: withContent(demoSpace, chatSlug, change) })
    for (const path of [`${folder}/part`, `${folder}/`])
      expect((await site.get(`${path}?language=${language}`)).status).toBe(404)
    expect(site.log.filter(({ event }) => event === 'chat-notice-missing')).toHaveLength(2)
    expect((await site.get(`${folder}/part?language=en`)).status).toBe(200)
  })

  it('is missing where a unit has no texts for it', async () => {
    const site = await createTestSite()
    expect((await site.get(`${folder}/part`)).status).toBe(404)
  })
})

describe('answers of the demonstration', () => {
  const request = async (query: string) => {
    const site = await createSite()
    const answer = await site.get(`${folder}/answers?${query}`)
    return { ...answer, body: JSON.parse(answer.html) as { passages?: { title: string; path: string }[] } }
  }

  it('are passages of this site, which the document in the sandbox may read', async () => {
    const answer = await request('language=de&q=Wie+teuer+ist+Betriebswirtschaftslehre%3F')
    expect(answer.body.passages?.length).toBeGreaterThan(0)
    for (const { path } of answer.body.passages ?? []) expect(path).toMatch(/^\/(?!\/)/)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are empty where nothing is found', async () => {
    expect((await request('q=xyzzyplugh')).body).toEqual({ passages: [] })
  })

  it.each(['', 'q=', 'q=%20', 'q=%00', `q=${'a'.repeat(201)}`])('to no question are 400: %s', async query => {
    expect((await request(query)).status).toBe(400)
  })

  it.each(['q=%F0%9F%99%82', 'q=__proto__', 'q=(((', 'q=a&language=%00', 'q=*'])(
    'to a hostile question are no failure: %s',
    async query => {
      expect((await request(query)).status).toBe(200)
    },
  )
})

const addresses = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  'https://www.openstreetmap.org/#map=16/52.5163/13.4155',
  'https://www.google.com/maps?q=Alexanderplatz',
]

const get = async (path: string, headers?: Record<string, string>) =>
  (await createTestSite({ space: demoSpace })).get(path, headers)
const pathOf = (address: string) =>
  `/_service/website-features/?${new URLSearchParams({ language: 'en', address })}`
const inFrame = { 'sec-fetch-dest': 'iframe' }
const hostsIn = (text: string) => [...text.matchAll(/https:\/\/[^\s;/"]+/g)].map(([host]) => host)

describe('the document around an embed', () => {
  it('is tried with each provider', () => {
    expect(addresses.map(address => readEmbed(address)?.provider)).toEqual(embedProviders)
  })

  it.each(addresses)('of %s names the host of its provider alone, and runs no script', async address => {
    const { provider, frame } = readEmbed(address)!
    const { status, html, headers } = await get(pathOf(address), inFrame)
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toMatch(/^default-src 'none'; frame-src /)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/script-src|unsafe|\*|'self' /)
    expect(hostsIn(policy)).toEqual([provider.origin])
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(`<iframe src="${frame.replaceAll('&', '&amp;')}" title="${provider.name}"`)
    expect(hostsIn(html)).toEqual([provider.origin])
    expect(html).not.toMatch(/<script/)
  })

  it('lets the provider run scripts with an origin of its own, and neither leave its frame nor send forms', async () => {
    const { html } = await get(pathOf(addresses[0]!), inFrame)
    const flags = /<iframe[^>]* sandbox="([^"]*)"/.exec(html)![1]!.split(' ')
    expect(flags).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-presentation',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
  })

  it('tells the provider the site and not the page, and search engines nothing', async () => {
    const { headers } = await get(pathOf(addresses[0]!), inFrame)
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('private, max-age=600')
    expect(headers.get('vary')).toBe('sec-fetch-dest')
  })

  it.each([
    'https://evil.example/',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'javascript:alert(1)',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    '"><script>alert(1)</script>',
    '',
    `https://www.google.com/maps?q=${'a'.repeat(2000)}`,
  ])('does not exist for %s', async address => {
    const { status, headers, html } = await get(pathOf(address), inFrame)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(html).not.toContain('evil')
  })

  it.each(['document', 'empty', 'script', 'embed'])(
    'exists in frames only, where consent was requested: %s is 404',
    async destination => {
      const answer = await get(pathOf(addresses[0]!), { 'sec-fetch-dest': destination })
      expect(answer.status).toBe(404)
    },
  )

  it('is there for browsers that do not say what they want it for, in the default language', async () => {
    const { status, html } = await get(
      `/_service/website-features/?address=${encodeURIComponent(addresses[1]!)}&language=%22x`,
    )
    expect(status).toBe(200)
    expect(html).toContain('<html lang="de">')
  })
})

describe('a page with an embed', () => {
  it('names in its policy no host of a provider, and requests none of them', async () => {
    const { html, headers } = await get('/campus/')
    const map = 'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.4155#map=16/52.5163/13.4155'
    const address = embedAddress(readEmbed(map)!, 'de').replaceAll('&', '&amp;')
    expect(html).toContain(`data-embed="${address}"`)
    expect(html).not.toMatch(/<iframe/)
    expect(headers.get('content-security-policy')).not.toMatch(/https?:/)
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'")
  })
})
