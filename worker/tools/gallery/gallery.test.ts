import { expect, it } from 'vitest'
import { createTestSite } from '../../tests/setup/test-site.ts'

it('lists every block', async () => {
  const site = await createTestSite()
  const { html } = await site.get('/_gallery/')
  const index = JSON.parse((await site.get('/_gallery/index.json')).html) as { block: string }[]
  for (const block of new Set(index.map(({ block }) => block)))
    expect(html).toContain(`href="/_gallery/${block}/"`)
})

it('shows a block with its content and fields in the chosen look', async () => {
  const site = await createTestSite()
  const { html, headers } = await site.get('/_gallery/card/?theme=rust&width=768&lang=en&fixture=catalogue')
  expect(html).toContain('<iframe class="w768" src="/_gallery/card/catalogue/?theme=rust&amp;lang=en"')
  expect(html).toContain('<th scope="row">subItems.title</th><td>text; required; translatable</td>')
  expect(html).toContain('&quot;component&quot;: &quot;card&quot;')
  expect(html).toContain(
    'href="/_gallery/card/?fixture=catalogue&amp;theme=texas_rose&amp;width=768&amp;lang=en"',
  )
  expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-/)
})

it.each([
  ['/_gallery/card/?theme=%22%3E%3Cscript%3E&width=9999&lang=xx&fixture=none', 200],
  ['/_gallery/nothing/', 404],
  ['/_gallery/__proto__/', 404],
  ['/_gallery/card/nothing/', 404],
])('%s', async (address, status) => {
  const site = await createTestSite()
  const answer = await site.get(address)
  expect(answer.status).toBe(status)
  expect(answer.html).not.toContain('<script')
})

it('shows all fixtures of several blocks in one document', async () => {
  const site = await createTestSite()
  const htmlOf = async (block: string) => (await site.get(`/_gallery/${block}/all/`)).html
  const headings = (html: string) => html.match(/<h\d/g)!.length
  const [headline, card] = [headings(await htmlOf('headline')), headings(await htmlOf('card'))]
  expect(headings(await htmlOf('headline,card'))).toBe(headline + card)
  expect((await site.get('/_gallery/headline,nothing/all/')).status).toBe(404)
})

it('shows photographs in the place of drawings on request', async () => {
  const site = await createTestSite()
  const drawings = (await site.get('/_gallery/linked-image/all/')).html
  const photographs = (await site.get('/_gallery/linked-image/all/?pictures=photographs')).html
  expect(drawings).toContain('live-class.svg')
  expect(photographs).not.toContain('live-class.svg')
  expect(photographs).toContain('campus-dusk.jpg')
})
