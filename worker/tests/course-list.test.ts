import { expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite } from './setup/test-site.ts'

const listIn = (html: string) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  const things = JSON.parse(json)['@graph'] as { '@type': string; itemListElement?: { url: string }[] }[]
  return things.find(thing => thing['@type'] === 'ItemList')?.itemListElement?.map(({ url }) => url)
}

it.each(['/studienfinder/', '/en/study-finder/', '/studiengaenge/'])(
  '%s tells search engines of the programmes that it lists first, each by its page',
  async path => {
    const site = await createTestSite({ space: demoSpace })
    const { html } = await site.get(path)
    const urls = listIn(html)!
    expect(urls).toHaveLength(12)
    for (const url of urls) expect(html).toContain(`href="${new URL(url).pathname}"`)
  },
)

it.each(['?degree=master', '?sort=title', '?page=2'])(
  'an address with another list, %s, tells of none',
  async query => {
    const site = await createTestSite({ space: demoSpace })
    await site.get('/studienfinder/')
    expect(listIn((await site.get(`/studienfinder/${query}`)).html)).toBeUndefined()
  },
)

it('a page without a list tells of none', async () => {
  const site = await createTestSite({ space: demoSpace })
  expect(listIn((await site.get('/kontakt/')).html)).toBeUndefined()
})
