import { describe, expect, it } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { compileRedirects } from '../../worker/core/request/routing/compile-redirects.ts'
import { redirectSourceOf, redirectsDatasource } from '../../worker/core/request/routing/redirect-entry.ts'
import { findRedirect, redirectTable } from '../../worker/core/request/routing/redirect-table.ts'
import { checkRedirects } from './check-redirects.ts'
import { mergeEntries, redirectsOf, siteOfUnit } from './redirect-entries.ts'
import { parseRedirects } from './redirects-csv.ts'

const table = `from,to,status,forwardParameters,unit
/alt,/neu,302,true,ds
"/mit, komma",https://x.example/?a=1,,,
`

const sourcesOf = (csv: string) => parseRedirects(csv).rows.map(({ source }) => source)

describe('redirects from a table', () => {
  it('come back from the datasource as they were', () => {
    const sources = sourcesOf(table)
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
    expect(sourcesOf('from,to,status\n/a,/b\n')).toMatchObject([{ from: '/a', path: '/b', status: 301 }])
    expect(sourcesOf('from,to\n/a,/b\n')).toMatchObject([{ from: '/a', path: '/b', status: 301 }])
  })

  it('names the line of every row that makes no sense, and keeps the rest', () => {
    const lines = [
      'from,to,status,forwardParameters',
      ',/b,,',
      '/a,,,',
      '',
      '/fine,/b,302,true',
      '/a,/b,418,',
      '/a,/b,301,yes',
      '/a,/b?x=1,2,301,,',
      '"/two\nlines",,,',
      '/last,/b',
    ]
    const { rows, refused } = parseRedirects(lines.join('\n'))
    expect(rows.map(({ line, source: { from } }) => [line, from])).toEqual([
      [5, '/fine'],
      [11, '/last'],
    ])
    expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 no path to start from',
      '3 no target',
      '6 a status other than 301, 302, 307, 308',
      '7 forwardParameters is neither true nor false',
      '8 more cells than columns; put quotes around a comma',
      '10 no target',
    ])
  })

  it.each([
    ['old,new\n/a,/b\n', 'has the column "old", "new"'],
    ['from,to,state\n/a,/b,302\n', 'has the column "state"'],
    ['/a,/b\n/c,/d\n', 'has the column "/a", "/b"'],
    ['from\n/a\n', 'lacks the column "to"'],
    ['', 'the table is empty'],
    ['from,to\n\n', 'no row'],
  ])('the table %j is none', (csv, message) => {
    expect(() => parseRedirects(csv)).toThrow(message)
  })

  it('a check says of each row that can never work why, and takes over the others', () => {
    const lines = [
      'from,to,status,forwardParameters,unit',
      '/fine,/b',
      '/alt/*,/neu/:splat',
      '/stern*,/b',
      '/frage?a=1,/b',
      '/teil#x,/b',
      'https://partner.example/x,/b',
      '/ohne,/b/:splat',
      '/skript,javascript:alert(1)',
      '/selbst,/selbst/',
      '/zu-selbst,/selbst',
      '/fine,/c',
      '/hin,/her',
      '/her,/hin,,,ds',
      ',',
      '/fremd,/b,,,sd',
      '/archiv/:jahr,/b',
      '/archiv/%3Ajahr,/b',
      '/archiv/%2A,/b',
      '/archiv/%3Ajahr/*,/neu/:splat',
      '/rund/%3Aa,/rund/:a',
    ]
    const { sound, refused } = checkRedirects(parseRedirects(lines.join('\n')), new Set(['dach', 'ds']))
    expect(sound.map(({ source }) => source.from)).toEqual([
      ...['/fine', '/alt/*', '/zu-selbst', '/hin'],
      ...['/archiv/%3Ajahr', '/archiv/%2A', '/archiv/%3Ajahr/*'],
    ])
    expect(refused.map(({ line, from, reason }) => `${line} ${from}: ${reason}`)).toEqual([
      '4 /stern*: a star stands at the end only, behind a slash; %2A is a star of the path itself',
      '5 /frage?a=1: has a query; redirects are found by the path alone',
      '6 /teil#x: has a hash, which browsers do not send',
      '7 https://partner.example/x: names a host; write the path alone',
      '8 /ohne: there is no star for :splat',
      '9 /skript: its target is no address that can be followed',
      '10 /selbst: a circle: /selbst/ → /selbst/',
      '12 /fine: there is another entry for it',
      '13 /hin: a circle: /her/ → /hin/ → /her/ (unit ds)',
      '14 /her: a circle: /her/ → /hin/ → /her/',
      '15 : no path to start from, no target',
      '16 /fremd: there is no unit sd: the units are dach, ds',
      '17 /archiv/:jahr: has a placeholder; a star at the end is the only one, and %3A is a colon of the path itself',
      '21 /rund/%3Aa: a circle: /rund/:a/ → /rund/:a/',
    ])
  })

  it.each(['{', '{"path":1}', '', '  ', '{"query":"a"}'])('an entry with the value "%s" is none', value => {
    expect(redirectSourceOf({ name: '/a', value })).toBeUndefined()
  })

  it('replace what was there for the same path, and leave the rest', () => {
    const before = redirectsOf(sourcesOf('from,to\n/a,/b\n/c,/d\n'))
    const other = { ...before, id: 1, slug: 'other', entries: [] }
    const loaded = [before, other].map(source => ({
      ...source,
      dimensions: [],
      entries: source.entries.map(entry => ({ ...entry, dimension_values: {} })),
    }))
    const after = mergeEntries(loaded, redirectsOf(sourcesOf('from,to,unit\n/c,/e\n/f,/g\n/a,/x,ds\n')))
    expect(after.map(({ slug }) => slug)).toEqual(['redirects', 'other'])
    expect(after[0]!.entries.map(({ name, value }) => `${name} ${value}`)).toEqual([
      '/a /b',
      '/c /e',
      '/f /g',
      '/a {"path":"/x","unit":"ds"}',
    ])
    expect(new Set(after[0]!.entries.map(({ id }) => id)).size).toBe(4)
    expect(mergeEntries([], before)).toEqual([before])
  })

  const { stories, datasources } = mainSpace()
  const demonstrated = datasources
    .filter(({ slug }) => slug === redirectsDatasource)
    .flatMap(({ entries }) => entries.flatMap(entry => redirectSourceOf(entry) ?? []))

  it('those of the demonstration site are sound', () => {
    expect(demonstrated.length).toBeGreaterThan(5)
    expect(compileRedirects(demonstrated, siteOfUnit('dach')).rejected).toEqual([])
  })

  it('those of the demonstration site lead to its stories', () => {
    const { redirects } = compileRedirects(demonstrated, siteOfUnit('dach'))
    const slugs = new Set(stories.map(({ draft }) => `/${draft.full_slug}/`))
    const paths = [...redirects.map(([key]) => key), '/standorte/berlin/', '/standorte/muenchen/']
    const ends = paths
      .filter(path => !path.endsWith('*'))
      .map(path => findRedirect(redirectTable(redirects), path)?.entry.path.replace(/#.*/, ''))
    expect(ends.filter(end => end !== '/' && !end?.startsWith('/en/') && !slugs.has(end ?? ''))).toEqual([])
  })
})
