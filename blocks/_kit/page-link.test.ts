import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { pageLink } from './page-link.ts'

const link = (href: string) => ({ href })
const on = (path: string) =>
  ({ path: () => path, withQuery: ({ href }: { href: string }) => link(`${href}?q`) }) as unknown as Context
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

it('asks nothing of the page unless it matters', () => {
  const content = { href: link('/a/'), hrefLandingpage: undefined, passQueryParameter: false }
  expect(pageLink(content, unasked)).toEqual({ href: '/a/' })
})
