import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { redirectStart } from './redirect-start.ts'

const [site, noPrefix] = [siteOf(), siteOf({ localeStrategy: 'no_prefix' })]

describe('where a redirect starts', () => {
  it.each([
    ['/alt', '/alt/'],
    ['alt/', '/alt/'],
    ['  /alt ', '/alt/'],
    ['/de/alt', '/alt/'],
    ['/en/alt', '/en/alt/'],
    ['/münchen', '/m%C3%BCnchen/'],
    ['/mu\u0308nchen', '/m%C3%BCnchen/'],
    ['/m%C3%BCnchen', '/m%C3%BCnchen/'],
    ['/m%c3%bcnchen', '/m%C3%BCnchen/'],
    ['/%61lt', '/alt/'],
    ['/alt/%3Ajahr', '/alt/:jahr/'],
    ['%3ajahr', '/:jahr/'],
    ['/um:10', '/um:10/'],
    ['/alt/%2A', '/alt/*/'],
    ['/alt/%2a/neu', '/alt/*/neu/'],
    ['/alt%2A', '/alt*/'],
    ['/alt/%3Ajahr/%2A/*', '/alt/:jahr/*/*'],
    ['/flyer.pdf', '/flyer.pdf/'],
    ['flyer.pdf', '/flyer.pdf/'],
    ['/', '/'],
    ['/alt/*', '/alt/*'],
    ['alt/*', '/alt/*'],
    ['/de/alt/*', '/alt/*'],
    ['/en/*', '/en/*'],
    ['/home/*', '/home/*'],
    ['/*', '/*'],
    ['*', '/*'],
  ])('%s: %s', (from, key) => {
    expect(redirectStart(from, site)).toEqual({ key })
  })

  it.each([
    ['', /no path/],
    ['https://www.tannhagen.example/alt', /host/],
    ['https://partner.example/alt', /host/],
    ['//partner.example/alt', /host/],
    ['\\\\partner.example', /host/],
    ['www.tannhagen.example', /host/],
    ['tannhagen.example/alt', /host/],
    ['localhost:8787/alt', /host/],
    ['mailto:a@b.example', /host/],
    ['/alt?a=1', /query/],
    ['/alt/?', /query/],
    ['/alt#teil', /hash/],
    ['/alt*', /star/],
    ['/*/alt', /star/],
    ['/alt/*/neu/*', /star/],
    ['/alt/(.*)', /star/],
    ['/alt/:splat', /placeholder/],
    [':jahr', /placeholder.*%3A/],
    ['/alt/*/%2A', /star.*%2A/],
    ['/news/:year/*', /placeholder/],
    ['/a\nb', /no path/],
    ['/%00', /no path/],
    ['/%E0%A4%A', /no path/],
    ['/home', /no path/],
    ['/en/home/', /no path/],
    ['/_/alt', /no page/],
    ['/api/x', /no page/],
    ['/assets/*', /no page/],
    ['/sitemap.xml', /no page/],
    ['/sitemap-2.xml', /no page/],
    ['/robots.txt', /no page/],
    ['/alt/_payload.json', /no page/],
    ['/de/*', /default language/],
    [`/${'a'.repeat(2_048)}`, /longer/],
  ])('%j is refused', (from, reason) => {
    expect(redirectStart(from, site)).toEqual({ reason: expect.stringMatching(reason) })
  })

  it('without prefixes in the addresses that of the default language is one like any other', () => {
    expect(redirectStart('/de/*', noPrefix)).toEqual({ key: '/de/*' })
  })
})
