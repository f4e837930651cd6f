import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { purposes } from '../../blocks/_kit/consent/purposes.ts'
import { services } from '../../blocks/_kit/consent/services.ts'
import { objectsOf } from '../core/content/tree.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite } from './setup/test-site.ts'

/** Everybody whom the settings of the demonstration site name. */
const recipients = [
  ...new Set(
    demoSpace.stories
      .filter(({ draft }) => draft.content.component === 'consent-settings')
      .flatMap(({ draft }) => [...objectsOf(draft.content)])
      .flatMap(({ component, recipient }) => (component === 'consent-service' ? [String(recipient)] : [])),
  ),
]

const versionIn = (html: string) => /^<!doctype html><html [^>]*data-consent="([^"]*)"/.exec(html)?.[1]

it('a page names the version of what it requests, and an error page as well', async () => {
  const site = await createTestSite({ space: demoSpace })
  const version = versionIn((await site.get('/')).html)
  expect(version).toMatch(/^[\da-f]{8}$/)
  expect(versionIn((await site.get('/en/')).html)).toBe(version)
  expect(versionIn((await site.get('/nirgends/')).html)).toBe(version)
  const empty = await createTestSite()
  expect(versionIn((await empty.get('/')).html)).toBeUndefined()
})

it('a page names the services that operators deny, whatever their visitors have granted', async () => {
  const deniedIn = (html: string) =>
    /^<!doctype html><html [^>]*data-consent-denied="([^"]*)"/.exec(html)?.[1]
  const usual = await createTestSite({ space: demoSpace })
  expect(deniedIn((await usual.get('/')).html)).toBeUndefined()
  const CONSENT_CATEGORIES = JSON.stringify({ analytics: '', 'study-assistant': '' })
  const without = await createTestSite({ space: demoSpace, bindings: { CONSENT_CATEGORIES } })
  expect(deniedIn((await without.get('/')).html)).toBe('analytics study-assistant')
})

interface Part {
  readonly html: string
  readonly style: string
}

const partOf = (answer: { readonly html: string }) => JSON.parse(answer.html) as Part

describe('what is requested', () => {
  it('is the notice in the language of the page, with its own rules alone', async () => {
    const site = await createTestSite({ space: demoSpace })
    const german = await site.get('/api/consent?part=notice&language=de')
    expect(german.headers.get('cache-control')).toBe('private, max-age=600')
    const { html, style } = partOf(german)
    expect(html).toMatch(/^<section class="consent-notice"/)
    expect(html).toContain('Du entscheidest')
    const selectors = style.match(/[^{}]+(?=\{)/g)!.filter(text => !text.trim().startsWith('@'))
    const foreign = selectors.filter(
      text => !/consent-notice|^\s*(\[data-theme="?default"?\]|html)\s*$/.test(text),
    )
    expect(foreign).toEqual([])
    const french = partOf(await site.get('/api/consent?part=notice&language=fr')).html
    expect(french).toContain('C’est toi qui décides')
  })

  it('are the settings, or one service alone', async () => {
    const site = await createTestSite({ space: demoSpace })
    const all = partOf(await site.get('/api/consent?part=settings&language=en')).html
    expect(all).toMatch(/^<dialog /)
    expect(all.match(/type="checkbox"/g)).toHaveLength(services.length - 1)
    const one = partOf(await site.get('/api/consent?part=settings&service=study-assistant')).html
    expect(one).toContain('data-consent-service="study-assistant"')
    expect(one).not.toContain('type="checkbox"')
  })

  it.each([
    ['part=all', 400],
    ['', 400],
    ['part=notice&known=x', 400],
    ['part=settings&service=unknown', 400],
    ['part=settings&service=cookie-popup', 404],
    [`part=notice&language=${'x'.repeat(99)}`, 400],
  ])('%j is answered with %d', async (query, status) => {
    const site = await createTestSite({ space: demoSpace })
    expect((await site.get(`/api/consent?${query}`)).status).toBe(status)
  })

  it('is nothing where a unit has no settings, and nothing once all of it was decided on', async () => {
    const empty = await createTestSite()
    expect((await empty.get('/api/consent?part=notice')).status).toBe(404)
    const site = await createTestSite({ space: demoSpace })
    const insert = (version: string, asked: readonly string[], database = env.RECORDS!) =>
      database
        .prepare(
          'INSERT OR REPLACE INTO consent_texts (version, language, unit, asked, html, at) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .bind(version, 'de', 'dach', JSON.stringify(asked), '', 0)
        .run()
    const all = services.flatMap(service =>
      purposes.flatMap(purpose => recipients.map(recipient => `${service}:${purpose}:${recipient}`)),
    )
    await insert('aaaaaaaa', all)
    await insert(
      'bbbbbbbb',
      all.slice(1).filter(entry => !entry.startsWith('usergroup:')),
    )
    const statusAt = async (known: string) =>
      (await site.get(`/api/consent?part=notice&known=${known}`)).status
    expect(await statusAt('aaaaaaaa')).toBe(204)
    expect(await statusAt('bbbbbbbb')).toBe(200)
    expect(await statusAt('cccccccc')).toBe(200)
    // Stored before receipts had a database of their own.
    await insert('dddddddd', all, env.DB!)
    expect(await statusAt('dddddddd')).toBe(204)
  })

  it('is nothing while the database that knows the earlier question is down', async () => {
    const failing = {
      prepare() {
        throw new Error('down')
      },
    } as unknown as D1Database
    const site = await createTestSite({ space: demoSpace, bindings: { RECORDS: failing } })
    const answer = await site.get('/api/consent?part=notice&known=00000000')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  })

  it('is nothing for a client that requests too often, and the database is left alone', async () => {
    const PLATFORM_LIMIT = { limit: async () => ({ success: false }) }
    const untouched = {
      prepare() {
        throw new Error('read')
      },
    } as unknown as D1Database
    const site = await createTestSite({ space: demoSpace, bindings: { RECORDS: untouched, PLATFORM_LIMIT } })
    const answer = await site.get('/api/consent?part=notice&known=00000000', {
      'cf-connecting-ip': '192.0.2.77',
    })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    // A stranger's repeated requests must not fill the log with failures.
    expect(site.log).not.toContainEqual(expect.objectContaining({ event: 'consent-question-failed' }))
  })
})
