import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { isLandingPath, pageLink } from './page-link.ts'
import { renderContent } from './testing/render-content.ts'

it.each([
  ['/lp/', true],
  ['/lp/bachelor/soziale-arbeit/', true],
  ['/en/lp/bachelor/', true],
  ['/', false],
  ['/lpg/', false],
  ['/bachelor/lp/', false],
  ['/eng/lp/', false],
])('%s is a landing page: %s', (path, expected) => {
  expect(isLandingPath(path)).toBe(expected)
})

const link = (href: string) => ({ href })
const on = (path: string) =>
  ({
    isLandingPage: () => isLandingPath(path),
    withQuery: ({ href }: { href: string }) => link(`${href}?q`),
  }) as unknown as Context
const unasked = {} as Context

it.each([
  ['its address', '/a/', undefined, false, '/', '/a/'],
  ['nowhere', undefined, undefined, true, '/', undefined],
  ['the address for landing pages', '/a/', '/b/', false, '/lp/x/', '/b/'],
  ['its address on other pages', '/a/', '/b/', false, '/x/', '/a/'],
  ['its address with the query of the page', '/a/', undefined, true, '/', '/a/?q'],
  ['the address for landing pages with the query', undefined, '/b/', true, '/en/lp/x/', '/b/?q'],
  ['a number, without query', '+49 (0)361 555-010', undefined, true, '/', 'tel:0049361555010'],
])('leads to %s', (_, href, hrefLandingpage, passQueryParameter, path, expected) => {
  const content = {
    href: href ? link(href) : undefined,
    hrefLandingpage: hrefLandingpage ? link(hrefLandingpage) : undefined,
    passQueryParameter,
  }
  expect(pageLink(content, on(path))?.href).toBe(expected)
})

it('reads nothing of the page unless it matters', () => {
  const content = { href: link('/a/'), hrefLandingpage: undefined, passQueryParameter: false }
  expect(pageLink(content, unasked)).toEqual({ href: '/a/' })
})

it.each(['button', 'link', 'linked-image'])(
  'a query that cannot be merged leaves the link as it is, and the log says so: %s',
  component => {
    const url = 'https://partner.example:99999/'
    const image = { filename: '/pictures/logo-a.svg', alt: 'Partner' }
    const href = { linktype: 'url', url }
    const content = { component, _uid: 'a', text: 'Partner', image, href, passQueryParameter: true }
    const { html, log } = renderContent(content, { query: 'x=1' })
    expect(html).toContain(`href="${url}"`)
    expect(log).toEqual([{ event: 'query-not-merged', component, uid: 'a' }])
    expect(
      renderContent({ ...content, href: { linktype: 'url', url: 'https://partner.example/' } }).log,
    ).toEqual([])
  },
)
