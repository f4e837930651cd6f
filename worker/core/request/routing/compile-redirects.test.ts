import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { compileRedirects } from './compile-redirects.ts'
import type { RedirectSource } from './redirect-entry.ts'
import { findRedirect, redirectTable } from './redirect-table.ts'
import { settle } from './resolve-route.ts'

const site = siteOf()
const source = (from: string, path: string, own: Partial<RedirectSource> = {}): RedirectSource => ({
  from,
  path,
  query: '',
  forwardParameters: false,
  status: 301,
  ...own,
})
/** The final target of a path, followed by the query. */
function leads(path: string, ...pairs: (readonly [from: string, to: string])[]) {
  const { redirects } = compileRedirects(
    pairs.map(([from, to]) => source(from, to)),
    site,
  )
  const found = findRedirect(redirectTable(redirects), path)?.entry
  return found && (found.query ? `${found.path}?${found.query}` : found.path)
}

/** The result of a function, and how often it read or wrote a map. */
function counting<T>(run: () => T): { readonly result: T; readonly count: number } {
  let count = 0
  const spies = (['get', 'has', 'set'] as const).map(name => {
    const original: (...own: never[]) => unknown = Map.prototype[name]
    const counted = function (this: unknown, ...own: never[]) {
      count++
      return original.apply(this, own)
    }
    Object.assign(Map.prototype, { [name]: counted })
    return () => Object.assign(Map.prototype, { [name]: original })
  })
  try {
    const result = run()
    return { result, count }
  } finally {
    for (const restore of spies) restore()
  }
}

const compile = (...sources: RedirectSource[]) => {
  const { redirects, rejected } = compileRedirects(sources, site)
  return { redirects: Object.fromEntries(redirects), rejected }
}

describe('compiling redirects', () => {
  it('knows a path in every form under one name', () => {
    const { redirects, rejected } = compile(
      source('/alt', '/neu/'),
      source('/de/weg', '/neu'),
      source('m%C3%BCnchen/', '/neu/'),
      source('/en/old/', '/en/new/'),
    )
    expect(Object.keys(redirects).sort()).toEqual(['/alt/', '/en/old/', '/m%C3%BCnchen/', '/weg/'])
    expect(rejected).toEqual([])
  })

  it('flattens chains: query, forwarding and status as they would come out step by step', () => {
    const { redirects } = compile(
      source('/a', '/b/?x=1', { status: 308, forwardParameters: true }),
      source('/b', '/c', { query: 'y=2', status: 302, forwardParameters: true }),
      source('/c', 'https://x.example/#end', { forwardParameters: true }),
      source('/d', '/e?x=1', { forwardParameters: true }),
      source('/e', '/f?y=2'),
    )
    expect(redirects['/a/']).toEqual({
      path: 'https://x.example/#end',
      query: 'y=2&x=1',
      forwardParameters: true,
      status: 302,
    })
    expect(redirects['/d/']).toMatchObject({ path: '/f/', query: 'y=2', forwardParameters: false })
  })

  it('rejects circles by name, and keeps entries that lead into them', () => {
    const { redirects, rejected } = compile(
      source('/a', '/b'),
      source('/b', '/c'),
      source('/c', '/b'),
      source('/self', '/self/'),
      source('/to-self', '/self?x=1'),
      source('/fine', '/there'),
    )
    expect(Object.entries(redirects).map(([from, { path, query }]) => [from, path, query])).toEqual([
      ['/a/', '/b/', ''],
      ['/to-self/', '/self/', 'x=1'],
      ['/fine/', '/there/', ''],
    ])
    expect(rejected.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      '/b/ a circle: /b/ → /c/ → /b/',
      '/c/ a circle: /b/ → /c/ → /b/',
      '/self/ a circle: /self/ → /self/',
    ])
  })

  it.each([
    ['a colon', '/alt/%3Ax', '/alt/:x'],
    ['a star', '/alt/%2A/', '/alt/*'],
    ['an accent', '/m%C3%BCnchen', '/m%c3%bcnchen'],
    ['a letter', '/alt', '/%61lt'],
  ])('a circle is one in each spelling of %s', (_, from, to) => {
    expect(compile(source(from, to)).rejected).toMatchObject([{ reason: expect.stringMatching(/^a circle/) }])
    const both = compile(source(from, '/neu'), source('/neu', to))
    expect(both.rejected.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^a circle/),
      expect.stringMatching(/^a circle/),
    ])
  })

  it('rejects entries that are too long for the value, and no others', () => {
    const { redirects, rejected } = compile(
      source('/long', `/${'ü'.repeat(1_000)}`),
      source('/query', '/b', { query: `a=${'b'.repeat(5_000)}` }),
      source('/fine', '/there'),
    )
    expect(Object.keys(redirects)).toEqual(['/fine/'])
    expect(rejected.map(({ path }) => path)).toEqual(['/long', '/query'])
  })

  it('rejects starts that the rules redirect, impossible paths, malformed targets and duplicates', () => {
    const { rejected } = compile(
      source('/home', '/x'),
      source('/%00', '/x'),
      source('/a', 'javascript:alert(1)'),
      source('/b', '/x'),
      source('/b/', '/y'),
    )
    expect(rejected.map(({ path }) => path)).toEqual(['/home', '/%00', '/a', '/b/'])
  })

  it('an entry of the unit wins over one for all; those of others do not count', () => {
    const { redirects, rejected } = compile(
      source('/a', '/all'),
      source('/a', '/own', { unit: 'dach' }),
      source('/b', '/other', { unit: 'ds' }),
    )
    expect(redirects['/a/']?.path).toBe('/own/')
    expect(Object.keys(redirects)).toEqual(['/a/'])
    expect(rejected).toEqual([])
  })

  it('any list ends, and nothing in it leads to an entry of it', () => {
    const path = fc.constantFrom(
      ...[
        '/a',
        '/b/',
        '/c',
        '/de/d',
        '/e/',
        '/%3Aa',
        '/%2A',
        '/%C3%BC',
        '/%c3%bc',
        'https://www.tannhagen.example/a',
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 12 }), pairs => {
        const { redirects } = compile(...pairs.map(([from, to]) => source(from, to)))
        for (const { path: target } of Object.values(redirects))
          expect(redirects).not.toHaveProperty([target])
      }),
    )
  })

  it.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      'a circle of two wildcards',
      [
        ['/a/*', '/b/:splat'],
        ['/b/*', '/a/:splat'],
      ],
      ['/a/*', '/b/*'],
    ],
    ['a wildcard that leads to itself', [['/a/*', '/a/:splat']], ['/a/*']],
    ['a wildcard that grows', [['/a/*', '/a/b/:splat']], ['/a/*']],
    [
      'a path through a wildcard',
      [
        ['/a/x/', '/b/x/'],
        ['/b/*', '/a/:splat'],
      ],
      ['/a/x/'],
    ],
    [
      'only what is in the circle',
      [
        ['/a/*', '/b/:splat'],
        ['/b/*', '/b/c/:splat'],
        ['/d/', '/a/d/'],
      ],
      ['/b/*'],
    ],
    ['a placeholder without a star', [['/a/', '/b/:splat']], ['/a/']],
    ['a host that a star would choose', [['/a/*', 'https://:splat.example/']], ['/a/*']],
    ['a port that a star would choose', [['/a/*', 'https://x.example:splat/']], ['/a/*']],
  ])('rejects %s', (_, pairs, paths) => {
    const { redirects, rejected } = compile(
      ...pairs.map(([from, to]) => source(from, to)),
      source('/fine', '/there'),
    )
    expect(rejected.map(({ source: { from } }) => from)).toEqual(paths)
    expect(Object.keys(redirects)).toHaveLength(pairs.length - paths.length + 1)
  })

  it.each<[string, string, string | undefined]>([
    ['the rest goes with it', '/alt/x/y/', '/neu/x/y/'],
    ['also an empty one', '/alt/', '/neu/'],
    ['the path itself before a star', '/alt/genau/', '/ziel/'],
    ['the longest before the shorter', '/alt/mehr/x/', '/mehr/x/'],
    ['a part of a segment is none', '/alte/x/', undefined],
    ['another language is another path', '/en/alt/x/', undefined],
    ['a target without a placeholder', '/weg/x/y/', '/ziel/'],
    ['not the target itself', '/sammlung/', undefined],
    ['but all below it', '/sammlung/x/', '/sammlung/'],
    [
      'another host, as it is written there',
      '/fremd/m%C3%BC/x/',
      'https://x.example/a/m%C3%BC/x?q=m%C3%BC/x',
    ],
    ['what looks like a host stays a path', '/aus/http:/evil.example/', '/http:/evil.example/'],
    ['a value of the query stays one', '/fremd/a&b=c/', 'https://x.example/a/a&b=c?q=a%26b%3Dc'],
    ['characters that replacing knows', '/alt/$&/', '/neu/$&/'],
    ['a chain is one step', '/kette/x/', '/neu/x/'],
    ['a path into a wildcard is one step', '/einzeln/', '/neu/x/'],
    ['a wildcard into a path is one step', '/viele/x/', '/ende/'],
  ])('a star: %s', (_, path, expected) => {
    const table = [
      ['/alt/*', '/neu/:splat'],
      ['/alt/genau', '/ziel'],
      ['/de/alt/mehr/*', 'mehr/:splat'],
      ['/weg/*', '/ziel/'],
      ['/sammlung/*', '/sammlung/'],
      ['/fremd/*', 'https://x.example/a/:splat?q=:splat'],
      ['/aus/*', '/:splat'],
      ['/kette/*', '/alt/:splat'],
      ['/einzeln', '/alt/x'],
      ['/viele/*', '/mitte'],
      ['/mitte', '/ende'],
    ] as const
    expect(leads(path, ...table)).toBe(expected)
  })

  it('a star never leads to another host than the entry names', () => {
    const text = fc.string({
      unit: fc.constantFrom('/', '\\', ':', '.', '@', 'http', 'a', '%2f', '%5c', '*', '?'),
    })
    const targets = ['/:splat', ':splat', '/neu/:splat', '//:splat', '\\:splat', 'https://x.example/:splat']
    fc.assert(
      fc.property(text, fc.constantFrom(...targets), (rest, target) => {
        const { path } = settle({ path: `/alt/${rest}`, query: '' }, site).address
        const location = leads(path, ['/alt/*', target])
        if (location === undefined) return
        const { host } = new URL(location, site.origin)
        expect(host).toBe(target.startsWith('https') ? 'x.example' : 'www.tannhagen.example')
      }),
    )
  })

  it('a path costs in a table of 5,000 entries what it costs in one of 50', () => {
    const lookUps = (rows: number, path: string) => {
      const pairs = Array.from({ length: rows }, (_, index) => source(`/p${index}/a/*`, `/q${index}/:splat`))
      const table = redirectTable(compileRedirects(pairs, site).redirects)
      return counting(() => findRedirect(table, path)).count
    }
    const long = `/p7${'/a'.repeat(1_000)}/`
    expect(lookUps(5_000, long)).toBe(lookUps(50, long))
    expect(lookUps(5_000, `${'/nirgends'.repeat(100)}/`)).toBe(4)
  })

  it.each<[string, (index: number, rows: number) => RedirectSource]>([
    ['single entries', index => source(`/p${index}`, `/q${index}`)],
    [
      'a chain',
      index => source(`/p${index}`, `/p${index + 1}`, { query: `k${index}=1`, forwardParameters: true }),
    ],
    ['a circle', (index, rows) => source(`/p${index}`, `/p${(index + 1) % rows}`)],
    ['wildcards', index => source(`/p${index}/*`, `/q${index}/:splat`)],
    ['a chain of wildcards', index => source(`/p${index}/*`, `/p${index + 1}/:splat`)],
    ['a circle of wildcards', (index, rows) => source(`/p${index}/*`, `/p${(index + 1) % rows}/:splat`)],
  ])('ten times the entries are ten times the work and the bytes: %s', (_, entryAt) => {
    const work = (rows: number) => {
      const sources = Array.from({ length: rows }, (_row, index) => entryAt(index, rows))
      const { result, count } = counting(() => compileRedirects(sources, site))
      return { count, bytes: JSON.stringify(result).length }
    }
    const [small, large] = [work(200), work(2_000)]
    expect(large.count).toBeLessThan(small.count * 11)
    expect(large.bytes).toBeLessThan(small.bytes * 15)
  })

  it('5,000 entries that follow each other end where the last one does', () => {
    const many = Array.from({ length: 5000 }, (_, index) => source(`/p${index}`, `/p${index + 1}`))
    const { redirects } = compileRedirects(many, site)
    expect(redirects).toHaveLength(5000)
    expect(new Set(redirects.map(([, { path }]) => path))).toEqual(new Set(['/p5000/']))
  })
})
