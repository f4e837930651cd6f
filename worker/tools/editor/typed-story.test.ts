import { describe, expect, it } from 'vitest'
import { editorAddress, editorParameters, queryOf } from '../../tests/setup/signed-addresses.ts'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { bachelor, headline, NOW, page } from './testing/call-editor.ts'

describe('a story as it is typed', () => {
  async function render(site: TestSite, body: unknown, query?: string): Promise<Response> {
    const signed = query ?? queryOf(await editorParameters({ now: NOW }))
    return site.request(`/api/preview/render?path=%2Fbachelor%2F&${signed}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  const typed = (...body: unknown[]) => ({ story: { id: bachelor.id, content: page(...body) } })

  it('is rendered as draft, each block with what the editor knows it by', async () => {
    const site = await createEmbeddedSite()
    const response = await render(site, typed(headline('Getippt')))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { main } = (await response.json()) as { main: string }
    expect(main).toContain('Getippt')
    expect(main).toContain(`data-blok-uid="${bachelor.id}-b"`)
    expect((await site.get('/bachelor/')).html).not.toContain('Getippt')
  })

  it('is rendered in part where some of its blocks are requested', async () => {
    const site = await createEmbeddedSite()
    const blocks = [headline('Eins'), headline('Zwei', 'c'), headline('Drei', 'd')]
    const answer = await render(site, { ...typed(...blocks), blocks: ['c', 'nowhere'] })
    const { main } = (await answer.json()) as { main: string }
    expect(main).toMatch(new RegExp(`^<div [^>]*data-blok-uid="${bachelor.id}-c">.*Zwei.*</div>$`))
    expect(main).not.toMatch(/Eins|Drei/)
  })

  it('in part calls for neither header, footer and contact bubble, nor what other blocks need', async () => {
    const requested: string[] = []
    const site = await createEmbeddedSite({
      fetch: next => (input, init) => {
        requested.push(String(input instanceof Request ? input.url : input))
        return next(input, init)
      },
    })
    const callsOf = async (own: object) => {
      requested.length = 0
      const answer = await render(site, { ...typed(headline('Eins')), ...own })
      expect(answer.status).toBe(200)
      return requested.length
    }
    const whole = await callsOf({})
    expect(requested.some(url => url.includes('header'))).toBe(true)
    const part = await callsOf({ blocks: ['b'] })
    expect(requested.filter(url => /header|footer|bubble/.test(url))).toEqual([])
    expect(part).toBeLessThan(whole)
  })

  it.each([
    ['event-list', 'Die Termine lassen sich gerade nicht zeigen'],
    ['news-list', 'Die Beiträge lassen sich gerade nicht laden'],
    ['location-map', 'Die Standorte lassen sich gerade nicht zeigen'],
    ['product-comparison', 'Die Liste der Studiengänge lässt sich gerade nicht zeigen'],
  ])('is rendered with the data of a block that is not saved yet: %s', async (component, failure) => {
    const site = await createEmbeddedSite()
    const blocks = [headline('Eins'), { component, _uid: 'c' }]
    for (const only of [undefined, ['c']]) {
      const answer = await render(site, { ...typed(...blocks), blocks: only })
      const { main } = (await answer.json()) as { main: string }
      expect(main).not.toContain(failure)
    }
  })

  it('shows the problems of a block in its place', async () => {
    const site = await createEmbeddedSite()
    const { main } = (await (await render(site, typed(headline('A'), headline('', 'c')))).json()) as {
      main: string
    }
    expect(main).toMatch(/data-blok-uid="\d+-c"><p[^>]*role="note">Headline: Text: required</)
  })

  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['no story', {}, 400],
    ['content that is no block', { story: { id: bachelor.id, content: 5 } }, 400],
    ['another story', { story: { id: 1, content: page() } }, 409],
    ['far too much', `{"story":"${'x'.repeat(2_100_000)}"}`, 400],
  ])('of %s is refused', async (_, body, status) => {
    expect((await render(await createEmbeddedSite(), body)).status).toBe(status)
  })

  it('needs the editor’s signature', async () => {
    const site = await createEmbeddedSite()
    expect((await render(site, typed(headline('A')), '_storyblok=1')).status).toBe(403)
    const late = queryOf(await editorParameters({ now: NOW - 4_000_000 }))
    expect((await render(site, typed(headline('A')), late)).status).toBe(403)
  })

  it('executes nothing that was typed', async () => {
    const site = await createEmbeddedSite()
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
    const { main } = (await (await render(site, typed(headline(hostile)))).json()) as { main: string }
    expect(main).not.toMatch(/<script|<img/)
  })

  it('of 5,000 nested blocks is answered', async () => {
    let deep: unknown = headline('unten')
    for (let level = 0; level < 5_000; level++) deep = { component: 'grid', _uid: `g${level}`, items: [deep] }
    expect((await render(await createEmbeddedSite(), typed(deep))).status).toBeLessThan(500)
  })

  it('a page in the editor’s frame says who its editor is', async () => {
    const site = await createEmbeddedSite()
    const { html } = await site.get(await editorAddress('/bachelor/', { now: NOW }))
    expect(html).toMatch(/data-draft="http:\/\/127\.0\.0\.1:8787" data-story="\d+"/)
    expect((await site.get('/bachelor/')).html).not.toContain('data-draft')
  })
})
