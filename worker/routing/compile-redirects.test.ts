import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteOf } from '../testing/site-of.ts'
import { compileRedirects } from './compile-redirects.ts'
import type { RedirectSource } from './redirect-source.ts'

const site = siteOf()
const source = (from: string, path: string, own: Partial<RedirectSource> = {}): RedirectSource => ({
  from,
  path,
  query: '',
  forwardParameters: false,
  status: 301,
  ...own,
})
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

  it('rejects circles by name, and what leads into them', () => {
    const { redirects, rejected } = compile(
      source('/a', '/b'),
      source('/b', '/c'),
      source('/c', '/b'),
      source('/self', '/self/'),
      source('/fine', '/there'),
    )
    expect(Object.keys(redirects)).toEqual(['/fine/'])
    expect(rejected.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      '/c/ a circle: /b/ → /c/ → /b/',
      '/b/ a circle: /b/ → /c/ → /b/',
      '/a/ a circle: /b/ → /c/ → /b/',
      '/self/ a circle: /self/ → /self/',
    ])
  })

  it('rejects what the rules decide, what no page can have and what is no address', () => {
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
    const path = fc.constantFrom('/a', '/b/', '/c', '/de/d', '/e/', 'https://www.tannhagen.example/a')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 12 }), pairs => {
        const { redirects } = compile(...pairs.map(([from, to]) => source(from, to)))
        for (const { path: target } of Object.values(redirects))
          expect(redirects).not.toHaveProperty([target])
      }),
    )
  })

  it('5,000 entries that follow each other end where the last one does', () => {
    const many = Array.from({ length: 5000 }, (_, index) => source(`/p${index}`, `/p${index + 1}`))
    const { redirects } = compileRedirects(many, site)
    expect(redirects).toHaveLength(5000)
    expect(new Set(redirects.map(([, { path }]) => path))).toEqual(new Set(['/p5000/']))
  })
})
