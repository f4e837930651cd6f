import { describe, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSiteOptions, withContent } from './setup/test-site.ts'

const folder = '/_service/study-assistant'
const createSite = (options: TestSiteOptions = {}) => createTestSite({ space: demoSpace, ...options })

const policyOf = (answer: { readonly headers: Headers }) =>
  answer.headers.get('content-security-policy') ?? ''

describe('the document of the assistant', () => {
  it('runs in a sandbox without an origin, and may ask nothing but its own answers', async () => {
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
  it('says what it asks in each language, with the page of all settings', async () => {
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
  const ask = async (query: string) => {
    const site = await createSite()
    const answer = await site.get(`${folder}/answers?${query}`)
    return { ...answer, body: JSON.parse(answer.html) as { passages?: { title: string; path: string }[] } }
  }

  it('are passages of this site, which the document in the sandbox may read', async () => {
    const answer = await ask('language=de&q=Wie+teuer+ist+Betriebswirtschaftslehre%3F')
    expect(answer.body.passages?.length).toBeGreaterThan(0)
    for (const { path } of answer.body.passages ?? []) expect(path).toMatch(/^\/(?!\/)/)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are empty where nothing is found', async () => {
    expect((await ask('q=xyzzyplugh')).body).toEqual({ passages: [] })
  })

  it.each(['', 'q=', 'q=%20', 'q=%00', `q=${'a'.repeat(201)}`])('to no question are 400: %s', async query => {
    expect((await ask(query)).status).toBe(400)
  })

  it.each(['q=%F0%9F%99%82', 'q=__proto__', 'q=(((', 'q=a&language=%00', 'q=*'])(
    'to a hostile question are no failure: %s',
    async query => {
      expect((await ask(query)).status).toBe(200)
    },
  )
})
