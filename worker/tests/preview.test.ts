import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DraftPageData, PublishedPageData } from '../core/page/data/page-data.ts'
import { createPageDataCache } from '../core/page/data/page-data-cache.ts'
import { linkKey, signLink } from '../core/request/visitor/signed-link.ts'
import { canary, createSite, now, secret, space } from './setup/draft-space.ts'
import { editorAddress, editorParameters, queryOf } from './setup/signed-addresses.ts'
import { siteOf } from './setup/site-of.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestAnswer, type TestSite } from './setup/test-site.ts'
import { startVirtualTime } from './setup/virtual-time.ts'

function expectDraft({ status, headers, html }: TestAnswer): void {
  expect(status).toBe(200)
  expect(html).toContain(canary)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('data-draft')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('x-cache')).toBe('bypass')
  expect(headers.get('etag')).toBeNull()
  expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors http:\/\/127\.0\.0\.1:8787$/)
}

function expectPublished({ status, headers, html }: TestAnswer): void {
  expect(status).toBe(200)
  expect(html).not.toContain(canary)
  expect(html).not.toContain('data-draft')
  expect(html).not.toContain('data-blok')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'$/)
}

afterEach(() => vi.useRealTimers())

describe('a draft', () => {
  it('is everything that its editors are working on, marked for the editor, with its problems', async () => {
    const { site } = await createSite()
    const answer = await site.get(await editorAddress('/bachelor/', { now }), { 'cf-ipcountry': 'DE' })
    expectDraft(answer)
    for (const part of ['Bachelor', 'Kopf', 'Fuss', 'Angebot', 'Klein'])
      expect(answer.html, part).toContain(`${part} ${canary}`)
    expect(answer.html).toMatch(/data-blok-c="[^"]*headline[^"]*" data-blok-uid="\d+-h"/)
    expect(answer.html).toContain('role="note"')
    expectPublished(await site.get('/bachelor/', { 'cf-ipcountry': 'DE' }))
  })

  it('needs no story that was ever published, and no layout', async () => {
    const { site } = await createSite()
    expectDraft(await site.get(await editorAddress('/neu/', { now })))
    const defaults = await site.get(await editorAddress('/settings/defaults/', { now }))
    expect([defaults.status, defaults.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await site.get('/neu/')).status).toBe(404)
    expect((await site.send('/settings/defaults/')).status).toBe(302)
  })

  it('of a header is the header, although visitors find no such page', async () => {
    const { site } = await createSite()
    const { status, html } = await site.get(await editorAddress('/settings/dach/header/', { now }))
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<main.*Kopf ${canary}`, 's'))
    expect((await site.send('/settings/dach/header/')).status).toBe(302)
  })

  it('that was deleted is not there: the error page is a draft too', async () => {
    const { site } = await createSite()
    const answer = await site.get(await editorAddress('/geloescht/', { now }))
    expect(answer.status).toBe(404)
    expect(answer.html).toContain(`Kopf ${canary}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['/neu/', 'de', 'Neu'],
    ['/neu/', 'default', 'Neu'],
    ['/neu/', 'en', 'New'],
    ['/neu/', 'xx', 'Neu'],
    ['/en/new/', 'default', 'New'],
    ['/en/neu/', 'de', 'New'],
  ])('at %s in an editor for %s says %s', async (path, language, text) => {
    const { site } = await createSite()
    const { status, html } = await site.get(await editorAddress(path, { now, language }))
    expect(status).toBe(200)
    expect(html).toContain(`${text} ${canary}`)
  })

  it('follows the rules for addresses and keeps its signature', async () => {
    const { site } = await createSite()
    const answer = await site.send(await editorAddress('/bachelor', { now }))
    expect(answer.status).toBe(308)
    expectDraft(await site.get(answer.headers.get('location')!))
  })

  it('is framed by the editor that is configured', async () => {
    const { site } = await createSite({ EDITOR_ORIGIN: 'https://edit.example/' })
    const { headers } = await site.get(await editorAddress('/bachelor/', { now }))
    expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors https:\/\/edit\.example$/)
  })

  it('says in the editor’s frame that it cannot be shown while the content system fails', async () => {
    const site = await createTestSite({
      fetch: next => async (input, init) => {
        const url = String(input instanceof Request ? input.url : input)
        return url.includes('version=draft') ? new Response('', { status: 500 }) : next(input, init)
      },
    })
    const { status, headers } = await site.get(await editorAddress('/bachelor/', { now }))
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex',
    ])
    expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors http/)
    const query = queryOf(await editorParameters({ now }))
    const body = JSON.stringify({ story: { id: 7, content: { component: 'page', body: [] } } })
    const typed = await site.request(`/api/preview/render?path=/bachelor/&${query}`, { method: 'POST', body })
    expect([typed.status, await typed.json()]).toEqual([503, { error: 'cannot be shown just now' }])
  })

  it('waits for a content system that makes its calls wait', { tags: ['full'] }, async () => {
    const time = startVirtualTime(milliseconds => site.turnClock(milliseconds))
    const site: TestSite = await createTestSite({
      now,
      space,
      wait: time.wait,
      bindings: { CONTENT: time.instant(testKv) },
      fetch: next => async (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('version=draft'))
          await time.wait(2_500)
        return next(input, init)
      },
    })
    const answer = site.get(await editorAddress('/bachelor/', { now }))
    await time.goOn(9_000)
    expectDraft(await answer)
  })

  it('is no payload, and what is not signed is a published one', async () => {
    const { site } = await createSite()
    const payload = async (path: string): Promise<unknown> => JSON.parse((await site.get(path)).html)
    expect(await payload(await editorAddress('/bachelor/_payload.json', { now }))).toEqual({ kind: 'full' })
    const old = await payload(await editorAddress('/bachelor/_payload.json', { now: now - 3_601_000 }))
    expect(old).toMatchObject({ kind: 'page' })
    expect(JSON.stringify(old)).not.toContain(canary)
  })

  it('answers HEAD as it answers GET', async () => {
    const { site } = await createSite()
    const answer = await site.send(await editorAddress('/bachelor/', { now }), {}, 'HEAD')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it('of a release is read with its id', async () => {
    const requested: URL[] = []
    const site = await createTestSite({
      now,
      space,
      fetch: next => (input, init) => {
        requested.push(new URL(String(input)))
        return next(input, init)
      },
    })
    await site.get(await editorAddress('/bachelor/', { now, release: '42' }))
    const stories = requested.filter(({ pathname }) => pathname.includes('/cdn/stories'))
    expect(stories.length).toBeGreaterThan(3)
    for (const { searchParams } of stories) expect(searchParams.get('from_release')).toBe('42')
    for (const { searchParams } of requested) expect(searchParams.get('version')).toBe('draft')
    expect(requested.some(({ pathname }) => pathname.endsWith('/cdn/links'))).toBe(false)
  })

  it('cannot be cached, and has no handle that fragments could hang on', () => {
    const draft = { publication: 'draft' } as DraftPageData
    const facts = { site: siteOf(), slug: 'home', language: 'de', country: 'DE', usergroup: 'new' }
    // @ts-expect-error the type of drafts differs from the type that caches take
    createPageDataCache().keep(facts, new Set(), { content: draft, until: 0 })
    // @ts-expect-error nor do they have an anchor
    expect(draft.story?.anchor).toBeUndefined()
    expect({ publication: 'published' } as PublishedPageData).not.toEqual(draft)
  })
})

describe('published content is what everybody else gets', () => {
  it('who changed, repeated, moved or left out a parameter, or comes too late or too early', async () => {
    const { site } = await createSite()
    const all = await editorParameters({ now })
    const signed = all.slice(-3)
    const refused = [
      ...signed.map(([key, value]) =>
        all.map(pair => (pair[0] === key ? ([key, `${value}0`] as const) : pair)),
      ),
      ...all.map(pair => [...all, pair]),
      ...signed.map(pair => all.filter(other => other !== pair)),
      [...all].reverse(),
      [...all.slice(0, -3), ...signed.toReversed()],
      await editorParameters({ now: now - 3_601_000 }),
      await editorParameters({ now: now + 1000 }),
    ]
    for (const parameters of refused) expectPublished(await site.get(`/bachelor/?${queryOf(parameters)}`))
  })
})

describe('a signed link', () => {
  const addressOf = async (path: string, own: { expires?: number; at?: string } = {}) => {
    const { expires = now + 1000, at = path } = own
    const link = { purpose: 'preview', path, expires, claims: { unit: 'dach' } } as const
    return `${at}?${linkKey}=${await signLink(link, secret)}`
  }

  it('shows the draft of its page until it expires', async () => {
    const { site } = await createSite()
    const address = await addressOf('/neu/')
    expectDraft(await site.get(address))
    site.turnClock(1000)
    expect((await site.get(address)).status).toBe(404)
  })

  it('opens no other page, and is found by no search engine when it has expired', async () => {
    const { site } = await createSite()
    expectPublished(await site.get(await addressOf('/neu/', { at: '/bachelor/' })))
    const { headers } = await site.get(await addressOf('/bachelor/', { expires: now }))
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('is nothing without the secret', async () => {
    const { site } = await createSite({ LINK_SECRET: undefined })
    expect((await site.get(await addressOf('/neu/'))).status).toBe(404)
  })
})
