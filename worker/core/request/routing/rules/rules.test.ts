import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../../tests/setup/site-of.ts'
import type { RoutingRule } from '../route.ts'
import { defaultLanguagePrefix } from './default-language-prefix.ts'
import { home } from './home.ts'
import { optIn } from './opt-in.ts'
import { trailingSlash } from './trailing-slash.ts'

type Row = readonly [address: string, result: string | undefined, status?: number]

const [noPrefix, site] = [siteOf({ localeStrategy: 'no_prefix' }), siteOf()]

function run(rule: RoutingRule, address: string, of = site) {
  const [path = '', query = ''] = address.split('?')
  const outcome = rule({ path, query }, of)
  if (!outcome) return [undefined, undefined]
  const { path: target, query: kept } = outcome.address
  return [kept ? `${target}?${kept}` : target, outcome.status]
}

const tables: Readonly<Record<string, readonly [RoutingRule, readonly Row[]]>> = {
  'home is the root, or the root of its language': [
    home,
    [
      ['/home', '/', 308],
      ['/home/', '/', 308],
      ['/home?a=1&a=2', '/?a=1&a=2', 308],
      ['/en/home', '/en/', 308],
      ['/en/home/', '/en/', 308],
      ['/de/home/', '/de/', 308],
      ['//home', '/', 308],
      ['/', undefined],
      ['/lp/home/', undefined],
      ['/en/lp/home/', undefined],
      ['/my-home/', undefined],
      ['/home/office/', undefined],
      ['/Home/', undefined],
      ['/EN/home/', undefined],
    ],
  ],
  'opt-in and opt-out say how it went': [
    optIn,
    [
      ['/opt-in/?success=true', '/opt-in-success/', 302],
      ['/opt-in?success=true', '/opt-in-success/', 302],
      ['/opt-out/?success=true', '/opt-out-success/', 302],
      ['/en/news/opt-in/?success=true', '/en/news/opt-in-success/', 302],
      ['/opt-in/?success=false', '/opt-in-failure/', 302],
      ['/opt-in/?success=', '/opt-in-failure/', 302],
      ['/opt-in/?success', '/opt-in-failure/', 302],
      ['/opt-in/?success=TRUE', '/opt-in-failure/', 302],
      ['/opt-in/?success=1', '/opt-in-failure/', 302],
      ['/opt-in/?success=true&success=false', '/opt-in-failure/', 302],
      ['/opt-in/?a=1&success=true&b=%20&a=2', '/opt-in-success/?a=1&b=%20&a=2', 302],
      ['/opt-in/?s%75ccess=true', '/opt-in-success/', 302],
      ['/opt-in/', undefined],
      ['/opt-in/?succes=true', undefined],
      ['/my-opt-in/?success=true', undefined],
      ['/opt-in/more/?success=true', undefined],
      ['/opt-in-success/?success=true', undefined],
    ],
  ],
  'a path ends in one slash': [
    trailingSlash,
    [
      ['/bachelor', '/bachelor/', 308],
      ['/bachelor?a=1', '/bachelor/?a=1', 308],
      ['//bachelor///a', '/bachelor/a/', 308],
      ['/a.png', '/a.png/', 308],
      ['/\\evil.example', '/evil.example/', 308],
      ['/a%2Fb%5C', '/a/b/', 308],
      ['/en/sitemap.xml', '/en/sitemap.xml/', 308],
      ['/', undefined],
      ['/bachelor/', undefined],
      ['/sitemap.xml', undefined],
      ['/robots.txt', undefined],
      ['/cookie.php', undefined],
      ['//robots.txt', '/robots.txt', 308],
    ],
  ],
  'the default language has no prefix': [
    defaultLanguagePrefix,
    [
      ['/de/', '/', 308],
      ['/de', '/', 308],
      ['/de/bachelor/?a=1', '/bachelor/?a=1', 308],
      ['/de/de/bachelor/', '/bachelor/', 308],
      ['/de/de', '/', 308],
      ['/en/', undefined],
      ['/den/', undefined],
      ['/de/den/', '/den/', 308],
      ['/a/de/', undefined],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (_, [rule, rows]) => {
  it.each(rows.map(row => ({ row })))('$row', ({ row: [address, result, status] }) => {
    expect(run(rule, address)).toEqual([result, status])
  })
})

it('without prefixes in the addresses the default language is requested like any other', () => {
  expect(run(defaultLanguagePrefix, '/de/bachelor/', noPrefix)).toEqual([undefined, undefined])
})
