import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { resolveRoute, settle } from './resolve-route.ts'
import type { RoutingRule } from './route.ts'

const site = siteOf()
const route = (path: string, query = '', of = site, chosenLanguage?: string) =>
  resolveRoute({ address: { path, query }, site: of, chosenLanguage: () => chosenLanguage })

describe('routes', () => {
  const pages: [string, string, string][] = [
    ['/', 'home', 'de'],
    ['/en/', 'home', 'en'],
    ['/pt/', 'home', 'pt'],
    ['/bachelor/', 'bachelor', 'de'],
    ['/en/bachelor/a/', 'bachelor/a', 'en'],
    ['/xx/bachelor/', 'xx/bachelor', 'de'],
    ['/enx/', 'enx', 'de'],
    ['/EN/', 'EN', 'de'],
    ['/en/fr/a/', 'fr/a', 'en'],
    ['/m%C3%BCnchen/', 'münchen', 'de'],
    ['/%2562achelor/', '%62achelor', 'de'],
    ['/forms-space/apply/', 'forms-space/apply', 'de'],
    ['/en/forms-space/apply/', 'forms-space/apply', 'en'],
  ]
  it.each(pages)('%s is the story %s in %s', (path, slug, language) => {
    expect(route(path)).toMatchObject({ kind: 'page', slug, language, address: { path }, rewritten: false })
  })

  it('a letter that is encoded for nothing is the letter', () => {
    expect(route('/b%61chelor/')).toEqual(route('/bachelor/'))
  })

  it.each(['/m%c3%bcnchen/', '/m%c3%BCnchen/'])('the digits of an encoded letter are capitals: %s', path => {
    expect(route(path)).toEqual(route('/m%C3%BCnchen/'))
  })

  it.each(['/mu%CC%88nchen/', '/mu%cc%88nchen/', '/m%75%CC%88nchen/'])(
    'an accent after its letter is composed with it: %s',
    path => {
      expect(route(path)).toEqual(route('/m%C3%BCnchen/'))
    },
  )

  const redirects: [string, string, number?][] = [
    ['/bachelor', '/bachelor/'],
    ['//bachelor//a', '/bachelor/a/'],
    ['/bachelor?a=1&a=2', '/bachelor/?a=1&a=2'],
    ['/de/', '/'],
    ['/de/bachelor', '/bachelor/'],
    ['/de/de/bachelor', '/bachelor/'],
    ['/home', '/'],
    ['/de/home', '/'],
    ['/de/de/home', '/'],
    ['//en//home?x=1', '/en/?x=1'],
    ['/opt-in?success=true', '/opt-in-success/', 302],
    ['/de//opt-out?a=1&success=no', '/opt-out-failure/?a=1', 302],
    ['/_/bachelor', '/_/bachelor/'],
    ['//_//bachelor/', '/_/bachelor/'],
    ['/_/home/', '/'],
    ['/_/en/home?x=1', '/en/?x=1'],
    ['/_/de/bachelor/', '/bachelor/'],
    ['/de/_/bachelor/', '/_/bachelor/'],
    ['/_/opt-in?success=true', '/_/opt-in-success/', 302],
    ['//evil.example', '/evil.example/'],
    ['/\\evil.example', '/evil.example/'],
    ['/%5cevil.example', '/evil.example/'],
    ['/%2f%2fevil.example', '/evil.example/'],
    ['/_//evil.example', '/_/evil.example/'],
    ['/_/%5c%5cevil.example/', '/_/evil.example/'],
    ['/de//evil.example/', '/evil.example/'],
    ['/%68ome/', '/'],
    ['/en/h%6Fme/', '/en/'],
    ['/%64e/bachelor/', '/bachelor/'],
    ['/%5f/home/', '/'],
    ['/opt%2Di%6e?success=true', '/opt-in-success/', 302],
  ]
  it.each(redirects)('%s goes to %s', (address, location, status = 308) => {
    const [path = '', query] = address.split('?')
    expect(route(path, query)).toEqual({ kind: 'redirect', location, status, isFixed: true })
  })

  it.each([
    ['/_/bachelor/', 'bachelor', 'de'],
    ['/_/en/bachelor/', 'bachelor', 'en'],
    ['/_/', 'home', 'de'],
    ['/_/_/bachelor/', '_/bachelor', 'de'],
  ])('%s shows %s in %s, and search engines are told', (path, slug, language) => {
    expect(route(path)).toMatchObject({ kind: 'page', slug, language, rewritten: true })
  })

  it.each(['/a%0d%0aX:1/', '/%E0%A4%A/', '/a/%2e%2e/b/', '/a%00/', '/a%3fb/', '/%23/'])(
    '%s fails validation',
    path => {
      expect(route(path, 'q=1')).toMatchObject({
        kind: 'error',
        error: { status: 404, message: `Page Not Found ${path}?q` },
      })
    },
  )

  it('a path past 2,048 bytes is too long', () => {
    expect(route(`/${'a'.repeat(2100)}/`)).toMatchObject({ kind: 'error', error: { status: 414 } })
  })

  it('a unit’s folder comes before the path', () => {
    const dual = siteOf({ folder: 'ds' })
    expect(route('/', '', dual)).toMatchObject({ slug: 'ds/home' })
    expect(route('/en/a/', '', dual)).toMatchObject({ slug: 'ds/a', language: 'en' })
  })

  it('only languages of the unit are languages', () => {
    expect(route('/fr/', '', siteOf({ languages: ['de', 'en'] }))).toMatchObject({
      slug: 'fr',
      language: 'de',
    })
  })
})

describe('without prefixes', () => {
  const plain = siteOf({ localeStrategy: 'no_prefix' })

  it.each([
    ['/bachelor/', undefined, 'bachelor', 'de'],
    ['/bachelor/', 'en', 'bachelor', 'en'],
    ['/bachelor/', 'xx', 'bachelor', 'de'],
    ['/fr/bachelor/', 'en', 'bachelor', 'fr'],
    ['/de/', 'en', 'home', 'de'],
    ['/', 'it', 'home', 'it'],
  ])('%s with the cookie %s is %s in %s', (path, chosen, slug, language) => {
    expect(route(path, '', plain, chosen)).toMatchObject({ kind: 'page', slug, language })
  })

  it('with prefixes the cookie says nothing', () => {
    expect(route('/bachelor/', '', site, 'en')).toMatchObject({ kind: 'page', language: 'de' })
  })
})

describe('rules that would not end', () => {
  const address = { path: '/foo/', query: 'a=1' }
  /** A rule that sends paths that begin with `from` to a path below them, or to `to`. */
  const sends =
    (from: string, to: string): RoutingRule =>
    ({ path, query }) =>
      path.startsWith(from) ? { address: { path: path.replace(from, to), query }, status: 301 } : undefined
  const toOwnTarget = sends('/foo/', '/foo/bar/')
  const toNew = sends('/old/', '/new/')

  it('a rule that applies to its own target is left out, and reported', () => {
    const report = vi.fn()
    expect(settle(address, site, { rules: [toOwnTarget], report })).toEqual({ address, statuses: [] })
    expect(report.mock.calls).toEqual([[{ path: '/foo/', reason: 'a rule applies to its own target' }]])
  })

  it('the other rules apply all the same', () => {
    expect(settle({ path: '/old/', query: '' }, site, { rules: [toOwnTarget, toNew] })).toEqual({
      address: { path: '/new/', query: '' },
      statuses: [301],
    })
    const toFoo = sends('/old/', '/foo/')
    expect(settle({ path: '/old/', query: '' }, site, { rules: [toOwnTarget, toFoo] })).toMatchObject({
      address: { path: '/foo/' },
      statuses: [301],
    })
  })

  it('two rules that lead to each other end', () => {
    const report = vi.fn()
    const { path } = settle({ path: '/old/', query: '' }, site, {
      rules: [toNew, sends('/new/', '/old/')],
      report,
    }).address
    expect(['/old/', '/new/']).toContain(path)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('a prefix that is repeated as often as an address can hold it is no such case', () => {
    const report = vi.fn()
    const path = `${'/de'.repeat(680)}/a`
    expect(resolveRoute({ address: { path, query: '' }, site, report })).toMatchObject({ location: '/a/' })
    expect(report).not.toHaveBeenCalled()
  })
})

const part = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '%5c',
      '%2f',
      '%252f',
      '..',
      '.',
      'de',
      'en',
      '%',
      '@',
      ':',
      'evil.example',
      '_',
      '/_/',
    ],
    ...['home', 'opt-in', 'opt-out', 'robots.txt', '%0d%0a', 'forms-space', '\u2044', '%e2%81%84', '?', '#'],
  ),
)
const query = fc.oneof(fc.string(), fc.constantFrom('success=true', 'success', 'a=1&success=%00', '=', '&&'))

it.each([site, siteOf({ folder: 'ds' }), siteOf({ localeStrategy: 'no_prefix' })])(
  'any address: no exception, never another host, and a second pass changes nothing',
  of => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), query, (parts, search) => {
        const first = route(`/${parts.join('')}`, search, of)
        if (first.kind !== 'redirect') return
        const target = new URL(first.location, of.origin)
        expect(target.origin).toBe(of.origin)
        expect(route(target.pathname, target.search.slice(1), of).kind).not.toBe('redirect')
      }),
      { numRuns: 3000 },
    )
  },
)
