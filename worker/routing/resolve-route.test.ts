import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import type { Site } from '../visitor/site.ts'
import { resolveRoute } from './resolve-route.ts'

const site: Site = {
  unit: 'dach',
  origin: 'https://www.tannhagen.example',
  folder: '',
  theme: themeNamed('default'),
  defaultLanguage: 'de',
  languages: ['en', 'de', 'fr', 'it', 'es', 'pt'],
}
const route = (path: string, query = '') => resolveRoute({ path, query }, site)

describe('routes', () => {
  const pages: [string, string, string][] = [
    ['/', 'home', 'de'],
    ['/en/', 'home', 'en'],
    ['/bachelor/', 'bachelor', 'de'],
    ['/en/bachelor/a/', 'bachelor/a', 'en'],
    ['/xx/bachelor/', 'xx/bachelor', 'de'],
    ['/enx/', 'enx', 'de'],
    ['/m%C3%BCnchen/', 'münchen', 'de'],
  ]
  it.each(pages)('%s is the story %s in %s', (path, slug, language) => {
    expect(route(path)).toMatchObject({ kind: 'page', slug, language, path })
  })

  const redirects: [string, string, string][] = [
    ['/bachelor', '', '/bachelor/'],
    ['//bachelor//a', '', '/bachelor/a/'],
    ['/bachelor', 'a=1&a=2', '/bachelor/?a=1&a=2'],
    ['/de/', '', '/'],
    ['/de/bachelor', '', '/bachelor/'],
    ['//evil.example', '', '/evil.example/'],
    ['/\\evil.example', '', '/evil.example/'],
    ['/%5cevil.example', '', '/evil.example/'],
    ['/%2f%2fevil.example', '', '/evil.example/'],
  ]
  it.each(redirects)('%s?%s goes to %s', (path, query, location) => {
    expect(route(path, query)).toEqual({ kind: 'redirect', location, status: 308 })
  })

  it.each(['/a%0d%0aX:1/', '/%E0%A4%A/', '/a/%2e%2e/b/', '/a%00/'])('%s fails validation', path => {
    expect(route(path)).toMatchObject({
      kind: 'error',
      error: { status: 404, message: `Page Not Found ${path}` },
    })
  })

  it('a path past 2,048 bytes is too long', () => {
    expect(route(`/${'a'.repeat(2100)}/`)).toMatchObject({ kind: 'error', error: { status: 414 } })
  })

  it('any address: no exception, never another host, and a second pass changes nothing', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '//', '\\', '%5c', '%2f', '..', '.', 'de', 'en', '%', '@', ':', 'evil.example'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.string(), (parts, query) => {
        const first = resolveRoute({ path: `/${parts.join('')}`, query }, site)
        if (first.kind !== 'redirect') return
        const target = new URL(first.location, site.origin)
        expect(target.origin).toBe(site.origin)
        expect(resolveRoute({ path: target.pathname, query: target.search.slice(1) }, site).kind).not.toBe(
          'redirect',
        )
      }),
      { numRuns: 2000 },
    )
  })
})
