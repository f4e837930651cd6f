import { describe, expect, it } from 'vitest'
import { editorParameters, queryOf } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withDraft } from './setup/test-site.ts'

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

  it('says why visitors would not see a story that lacks what the law asks, apart from blocks that are lost', async () => {
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
