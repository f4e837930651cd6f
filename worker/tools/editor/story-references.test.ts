import { describe, expect, it } from 'vitest'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'

interface Summary {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly state: string
}

const headers = { 'sec-fetch-site': 'same-origin' }

async function call<T>(site: TestSite, path: string, data?: unknown): Promise<T> {
  const method = data === undefined ? 'GET' : 'POST'
  const body = data === undefined ? null : JSON.stringify(data)
  return (await (await site.request(`/_editor/api/${path}`, { method, headers, body })).json()) as T
}

const create = (site: TestSite, slug: string, content: object) =>
  call<Summary>(site, 'stories', { name: slug, slug, content })

const page = (...body: object[]) => ({ component: 'page', body })
const button = (link: object) => ({ component: 'button', _uid: 'b', text: 'Los', link })
const address = (url: string) => page(button({ linktype: 'url', url }))
const text = (attrs: object) =>
  page({
    component: 'rich-text',
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs }] }],
        },
      ],
    },
  })

async function referencesOf(site: TestSite, { id }: Summary) {
  const { count, stories } = await call<{ readonly count: number; readonly stories: readonly Summary[] }>(
    site,
    `stories/${id}/references`,
  )
  return { count, slugs: stories.map(({ slug }) => slug) }
}

describe('the stories that refer to a story', () => {
  it.each<[string, (uuid: string) => object]>([
    ['a reference', uuid => page({ component: 'testimonial', person: uuid })],
    ['a list of references', uuid => page({ component: 'card-list', stories: ['x', uuid] })],
    ['a link to the story', id => page(button({ linktype: 'story', id, cached_url: 'old' }))],
    ['its address', () => address('/neu/')],
    ['its address without the slash, with a query and a place', () => address('/neu?a=1#ort')],
    ['its address in another language', () => address('/en/neu/')],
    ['a link in running text', uuid => text({ linktype: 'story', uuid, href: '/old/' })],
    ['its address in running text', () => text({ linktype: 'url', href: '/neu/#ort' })],
  ])('refer by %s', async (_, content) => {
    const site = await createEmbeddedSite()
    const story = await create(site, 'neu', page())
    await create(site, 'andere', content(story.uuid))
    expect(await referencesOf(site, story)).toEqual({ count: 1, slugs: ['andere'] })
  })

  it.each(['/neu/weiter/', '/neues/', 'https://example.org/neu/', '/bachelor/'])(
    'do not refer by the address %s',
    async url => {
      const site = await createEmbeddedSite()
      const story = await create(site, 'neu', address('/neu/'))
      await create(site, 'andere', address(url))
      expect(await referencesOf(site, story)).toEqual({ count: 0, slugs: [] })
    },
  )

  it('are those of its own unit where they name an address', async () => {
    const hosts = { '127.0.0.1:8787': { unit: 'dach' }, 'ds.localhost:8787': { unit: 'ds', folder: 'ds' } }
    const site = await createEmbeddedSite({ bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
    const story = await create(site, 'neu', page())
    await create(site, 'ds/andere', address('/neu/'))
    await create(site, 'ds/dritte', page(button({ linktype: 'story', id: story.uuid })))
    expect(await referencesOf(site, story)).toEqual({ count: 1, slugs: ['ds/dritte'] })
  })

  it('are the page of which it is a variant in an experiment', async () => {
    const site = await createEmbeddedSite()
    const of = (experimentId: string, component: string) => ({
      component,
      experimentMetaData: [{ component: 'experiment-meta-data', experimentId, variantId: 'a' }],
    })
    const variant = await create(site, 'experiments/a', of('eins', 'experiment-variant'))
    await create(site, 'experiments/b', of('eins', 'experiment-variant'))
    await create(site, 'seite', of('eins', 'page'))
    await create(site, 'dritte', of('zwei', 'page'))
    expect(await referencesOf(site, variant)).toEqual({ count: 1, slugs: ['seite'] })
  })

  it('are counted, and twenty of them named, those first that visitors see', async () => {
    const site = await createEmbeddedSite()
    const story = await create(site, 'neu', page())
    for (let count = 0; count < 22; count++) await create(site, `andere-${count}`, address('/neu/'))
    const seen = await create(site, 'zuletzt', address('/neu/'))
    await call(site, `stories/${seen.id}/publish`, {})
    const { count, slugs } = await referencesOf(site, story)
    expect([count, slugs.length, slugs[0]]).toEqual([23, 20, 'zuletzt'])
  })

  it('are found where visitors have a version that refers to it, and the draft does not', async () => {
    const site = await createEmbeddedSite()
    const story = await create(site, 'neu', page())
    const other = await create(site, 'andere', address('/neu/'))
    await call(site, `stories/${other.id}/publish`, {})
    const { revision } = await call<{ readonly revision: string }>(site, `stories/${other.id}`)
    const body = JSON.stringify({ content: page(), revision })
    await site.request(`/_editor/api/stories/${other.id}`, { method: 'PUT', headers, body })
    expect(await referencesOf(site, story)).toEqual({ count: 1, slugs: ['andere'] })
  })
})
