import { describe, expect, it } from 'vitest'
import { parseEnvelope } from '../worker/content/envelope.ts'
import { compileRedirects } from '../worker/routing/compile-redirects.ts'
import { redirectSourceOf } from '../worker/routing/redirect-source.ts'
import { compiledRedirects } from './compiled-redirects.ts'
import { demoRedirects, mergeEntries, redirectsOf, siteOfUnit } from './redirects.ts'
import { parseRedirects } from './redirects-csv.ts'

const table = `from,to,status,forwardParameters,unit
/alt,/neu,302,true,ds
"/mit, komma",https://x.example/?a=1,,,
`

describe('redirects from a table', () => {
  it('come back from the datasource as they were', () => {
    const sources = parseRedirects(table)
    expect(sources).toHaveLength(2)
    expect(redirectsOf(sources).entries.map(redirectSourceOf)).toEqual([
      { from: '/alt', path: '/neu', query: '', status: 302, forwardParameters: true, unit: 'ds' },
      {
        from: '/mit, komma',
        path: 'https://x.example/?a=1',
        query: '',
        status: 301,
        forwardParameters: false,
      },
    ])
  })

  it('columns may be missing, and cells at the end of a row', () => {
    expect(parseRedirects('from,to,status\n/a,/b\n')).toMatchObject([{ from: '/a', path: '/b', status: 301 }])
    expect(parseRedirects('from,to\n/a,/b\n')).toMatchObject([{ from: '/a', path: '/b', status: 301 }])
  })

  it('names every row that makes no sense', () => {
    const rows = 'from,to,status,forwardParameters\n,/b,,\n/a,,,\n/a,/b,418,\n/a,/b,301,yes\n'
    expect(() => parseRedirects(rows)).toThrow(/row 1: .*\nrow 2: .*\nrow 3: .*\nrow 4: /)
  })

  it.each(['{', '{"path":1}', '', '  ', '{"query":"a"}'])('an entry with the value "%s" is none', value => {
    expect(redirectSourceOf({ name: '/a', value })).toBeUndefined()
  })

  it('replace what was there for the same path, and leave the rest', () => {
    const before = redirectsOf(parseRedirects('from,to\n/a,/b\n/c,/d\n'))
    const other = { ...before, id: 1, slug: 'other', entries: [] }
    const loaded = [before, other].map(source => ({
      ...source,
      dimensions: [],
      entries: source.entries.map(entry => ({ ...entry, dimension_values: {} })),
    }))
    const after = mergeEntries(loaded, redirectsOf(parseRedirects('from,to\n/c,/e\n/f,/g\n')))
    expect(after.map(({ slug }) => slug)).toEqual(['redirects', 'other'])
    expect(after[0]!.entries.map(({ name, value }) => `${name} ${value}`)).toEqual([
      '/a /b',
      '/c /e',
      '/f /g',
    ])
    expect(new Set(after[0]!.entries.map(({ id }) => id)).size).toBe(3)
    expect(mergeEntries([], before)).toEqual([before])
  })

  it('are kept ready for each unit, in the form the site reads', () => {
    const [dach, ds] = compiledRedirects([redirectsOf(parseRedirects(table))], {
      units: ['dach', 'ds'],
      now: 5,
    })
    expect([dach?.key, ds?.key]).toEqual(['redirects:dach', 'redirects:ds'])
    const envelope = parseEnvelope(ds!.value)
    expect(envelope).toMatchObject({ fetchedAt: 5, schema: 1 })
    expect(JSON.parse(envelope!.body!)).toEqual({
      redirects: [
        ['/alt/', { path: '/neu/', query: '', forwardParameters: true, status: 302 }],
        [
          '/mit,%20komma/',
          { path: 'https://x.example/', query: 'a=1', forwardParameters: false, status: 301 },
        ],
      ],
    })
    expect(JSON.parse(parseEnvelope(dach!.value)!.body!).redirects).toHaveLength(1)
  })

  it('those of the demonstration site are sound', () => {
    expect(compileRedirects(demoRedirects, siteOfUnit('dach')).rejected).toEqual([])
  })
})
