import { encodeBase64 } from 'hono/utils/encode'
import { describe, expect, it } from 'vitest'
import { linkKey, signLink } from '../../core/request/visitor/signed-link.ts'
import { editorAddress } from '../../tests/setup/signed-addresses.ts'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { bachelor, call, NOW } from './testing/call-editor.ts'

const secret = 'secret: of the editors'

const staging = { ENVIRONMENT: 'staging', EDITOR_SECRET: secret }

const basic = (password: string) =>
  `Basic ${encodeBase64(new TextEncoder().encode(`editor:${password}`).buffer)}`

describe('access to the embedded editor', () => {
  it('takes no changes from other sites', async () => {
    const site = await createEmbeddedSite()
    const here = 'http://127.0.0.1:8787'
    const refused: Readonly<Record<string, string>>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: here, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of refused)
      expect((await call(site, `stories/${bachelor.id}/unpublish`, 'POST', undefined, headers)).status).toBe(
        403,
      )
    expect((await site.get('/bachelor/')).status).toBe(200)
    const unpublished = await call(site, `stories/${bachelor.id}/unpublish`, 'POST', undefined, {
      origin: here,
    })
    expect(unpublished.status).toBe(200)
  })

  it.each([
    { ENVIRONMENT: 'production', SITE_ORIGIN: 'http://127.0.0.1:8787' },
    { ENVIRONMENT: 'production', SITE_ORIGIN: 'http://127.0.0.1:8787', EDITOR_SECRET: secret },
    { ENVIRONMENT: 'staging' },
    { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'x' },
  ])('is not there with %j', async bindings => {
    const site = await createEmbeddedSite({ bindings })
    for (const path of ['/_editor/', '/_editor/api/stories'])
      expect((await site.send(path, { authorization: basic(secret) })).status).toBe(404)
  })

  const passwords: [string, string | undefined, number][] = [
    ['no password', undefined, 401],
    ['another one', basic('guessed'), 401],
    ['nothing', basic(''), 401],
    ['no name before it', `Basic ${btoa(secret)}`, 401],
    ['no base64', 'Basic %%%', 401],
    ['another scheme', `Bearer ${secret}`, 401],
    ['the secret', basic(secret), 200],
  ]
  it('reads passwords as UTF-8, as it requests them', async () => {
    const password = 'Schlüssel für die Redaktion'
    const site = await createEmbeddedSite({ bindings: { ...staging, EDITOR_SECRET: password } })
    expect((await site.send('/_editor/', { authorization: basic(password) })).status).toBe(200)
  })

  it.each(passwords)('answers %s on another machine as it should', async (_, authorization, status) => {
    const site = await createEmbeddedSite({ bindings: staging })
    for (const path of ['/_editor/', '/_editor/api/stories']) {
      const answer = await site.send(path, authorization === undefined ? {} : { authorization })
      expect(answer.status).toBe(status)
      expect(answer.headers.has('www-authenticate')).toBe(status === 401)
    }
  })
})

describe('drafts of the demonstration content on another machine', () => {
  const isDraft = async (site: TestSite, address: string) =>
    (await site.get(address)).headers.get('cache-control') === 'private, no-store'

  it.each(['staging', 'production'])(
    'are not opened by the token that everybody knows: %s',
    async ENVIRONMENT => {
      const address = await editorAddress('/bachelor/', { now: NOW })
      expect(await isDraft(await createEmbeddedSite(), address)).toBe(true)
      for (const own of [{}, { EDITOR_SECRET: secret }])
        expect(await isDraft(await createEmbeddedSite({ bindings: { ENVIRONMENT, ...own } }), address)).toBe(
          false,
        )
    },
  )

  it('are opened by the editor that knows the secret, and by an operator’s link', async () => {
    const LINK_SECRET = 'secret of the operators'
    const site = await createEmbeddedSite({ bindings: { ...staging, LINK_SECRET } })
    const authorization = basic(secret)
    const { body } = await call(site, `stories/${bachelor.id}/preview`, 'GET', undefined, { authorization })
    expect(await isDraft(site, String(body.address))).toBe(true)
    const link = {
      purpose: 'preview',
      path: '/bachelor/',
      expires: NOW + 1,
      claims: { unit: 'dach' },
    } as const
    expect(await isDraft(site, `/bachelor/?${linkKey}=${await signLink(link, LINK_SECRET)}`)).toBe(true)
  })
})
