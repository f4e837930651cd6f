import { expect, it } from 'vitest'
import { createTestSite } from '../../tests/setup/test-site.ts'
import { developerPaths } from './developer-page.ts'

const linksOf = (html: string) =>
  [...html.matchAll(/<li>.*?<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

it.each(['', '?testing=on&utm_source=x&a=1&a=2', '?q=%22%3E%3Cscript%3E&%E0'])(
  'lists one page of every kind, with the query %s',
  async search => {
    const site = await createTestSite()
    const { status, html } = await site.get(`/developer/${search}`)
    expect(status).toBe(200)
    expect(linksOf(html)).toEqual(developerPaths.map(path => path + search))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<title>Developer navigation</title>')
  },
)

it('is in the look of its site', async () => {
  const site = await createTestSite({ bindings: { UNIT_THEMES: '{"dach":"rust"}' } })
  expect((await site.get('/developer/')).html).toContain('data-theme="rust"')
})

it('is not there in production', async () => {
  const site = await createTestSite({
    bindings: { ENVIRONMENT: 'production', SITE_ORIGIN: 'http://127.0.0.1:8787' },
  })
  expect((await site.get('/developer/')).status).toBe(404)
})

it('leads to the other units of the configuration on their own hosts', async () => {
  const SITE_HOSTS = JSON.stringify({ 'obw.localhost': { unit: 'obw', folder: 'weiterbildung' } })
  const site = await createTestSite({ bindings: { SITE_HOSTS } })
  const { html } = await site.get('/developer/?testing=on')
  expect(linksOf(html)).toContain('http://obw.localhost:8787/praxisanleitung-pflege/?testing=on')
  expect(html).not.toContain('libf')
})
