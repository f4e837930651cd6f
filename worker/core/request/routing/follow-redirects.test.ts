import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../tests/setup/site-of.ts'
import { endingAt, lasting } from '../../base/caching/validity.ts'
import { followRedirects } from './follow-redirects.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import { findRedirect, redirectTable } from './redirect-table.ts'
import type { RoutingProblem } from './resolve-route.ts'

const site = siteOf()
const entry = (path: string, own: Partial<RedirectEntry> = {}): RedirectEntry => ({
  path,
  query: '',
  forwardParameters: false,
  status: 301,
  ...own,
})

async function follow(entries: Readonly<Record<string, RedirectEntry>>, path: string, query = '') {
  const problems: RoutingProblem[] = []
  const { followed: found } = await followRedirects(
    { path, query },
    {
      site,
      lookup: async path => ({ entry: entries[path], validity: endingAt(1) }),
      report: problem => problems.push(problem),
    },
  )
  return { found, problems }
}

describe('following redirects', () => {
  const rows: readonly [string, Parameters<typeof follow>, string | undefined, (readonly number[])?][] = [
    ['no entry', [{}, '/a/'], undefined],
    ['a path', [{ '/a/': entry('/b/') }, '/a/', 'x=1'], '/b/', [301]],
    ['the rules are applied to it', [{ '/a/': entry('de//b') }, '/a/'], '/b/', [301, 308, 308]],
    ['a query of its own', [{ '/a/': entry('/b/', { query: 'y=2' }) }, '/a/', 'x=1'], '/b/?y=2', [301]],
    [
      'the visitor’s query behind it, its own keys win',
      [{ '/a/': entry('/b/', { query: 'x=9', forwardParameters: true }) }, '/a/', 'x=1&z=3&z=4'],
      '/b/?x=9&z=3&z=4',
      [301],
    ],
    ['a query and a place in the path', [{ '/a/': entry('/b?y=2#end') }, '/a/'], '/b/?y=2#end', [301, 308]],
    [
      'several steps',
      [{ '/a/': entry('/b/', { status: 308 }), '/b/': entry('/c', { status: 302 }) }, '/a/'],
      '/c/',
      [308, 302, 308],
    ],
    [
      'another host',
      [
        { '/a/': entry('https://x.example/q?b=1#c', { forwardParameters: true }) },
        '/a/',
        'gclid=1&email=2&_link=3&_storyblok_tk[token]=4',
      ],
      'https://x.example/q?b=1&gclid=1#c',
      [301],
    ],
    [
      'another host after a step that sets a query',
      [
        {
          '/a/': entry('/b/', { query: 'ref=1', forwardParameters: true }),
          '/b/': entry('https://x.example/', { forwardParameters: true }),
        },
        '/a/',
        'ref=2&email=3&utm_id=4',
      ],
      'https://x.example/?ref=1&utm_id=4',
      [301, 301],
    ],
    [
      'this host by its name',
      [{ '/a/': entry('https://www.tannhagen.example/b') }, '/a/'],
      '/b/',
      [301, 308],
    ],
    ['slashes in front', [{ '/a/': entry('//evil.example/') }, '/a/'], '/evil.example/', [301]],
    ['backslashes', [{ '/a/': entry('\\\\evil.example/') }, '/a/'], '/evil.example/', [301]],
    ['dot segments', [{ '/a/': entry('/..//evil.example/') }, '/a/'], '/evil.example/', [301, 308]],
    ['a page behind /_/', [{ '/a/': entry('/_/b/') }, '/a/'], '/_/b/', [301]],
    [
      'a redirect of the page behind /_/',
      [{ '/a/': entry('/_/b/'), '/b/': entry('/c/') }, '/a/'],
      '/c/',
      [301, 301],
    ],
    ['umlauts', [{ '/a/': entry('/münchen/') }, '/a/'], '/m%C3%BCnchen/', [301]],
  ]
  it.each(rows)('%s', async (_, question, location, statuses) => {
    const { found, problems } = await follow(...question)
    expect(found).toEqual(location === undefined ? undefined : { location, statuses })
    expect(problems).toEqual([])
  })

  it.each([
    ['itself', { '/a/': entry('/a') }, /circle/],
    ['a circle', { '/a/': entry('/b/'), '/b/': entry('/a/') }, /circle/],
    ['itself, behind /_/', { '/a/': entry('/_/a/') }, /circle/],
    ['itself in another spelling', { '/a/': entry('/%61/') }, /circle/],
    ['a script', { '/a/': entry('javascript:alert(1)') }, /not an address/],
    ['data', { '/a/': entry('data:text/html,x') }, /not an address/],
    ['no address', { '/a/': entry('http://') }, /not an address/],
    ['a user', { '/a/': entry('https://a@x.example/') }, /not an address/],
    ['a password', { '/a/': entry('https://:b@x.example/') }, /not an address/],
    ['a host without slashes', { '/a/': entry('https:x.example/') }, /not an address/],
    ['a host with backslashes', { '/a/': entry('https:\\\\x.example/') }, /not an address/],
    ['a control character', { '/a/': entry('java\nscript:alert(1)') }, /not an address/],
    ['one at the end of a path', { '/a/': entry('/b/\u0000') }, /not an address/],
    ['no page', { '/a/': entry('/%00/') }, /no path/],
  ])('%s is ignored and named', async (_, entries, reason) => {
    const { found, problems } = await follow(entries as Record<string, RedirectEntry>, '/a/')
    expect(found).toBeUndefined()
    expect(problems).toMatchObject([{ path: expect.any(String), reason: expect.stringMatching(reason) }])
  })

  it.each([
    ['itself', { '/b/': entry('/b') }, '/b/'],
    ['a circle', { '/b/': entry('/c/'), '/c/': entry('/d/'), '/d/': entry('/b/') }, '/b/'],
    ['a circle behind it', { '/b/': entry('/c/'), '/c/': entry('/d/'), '/d/': entry('/c/') }, '/c/'],
    ['a script', { '/b/': entry('javascript:alert(1)') }, '/b/'],
    ['no page', { '/b/': entry('/c/'), '/c/': entry('/%00/') }, '/c/'],
  ])('the way to an entry that leads to %s ends there', async (_, entries, location) => {
    const all = { '/a/': entry('/b/'), ...entries } as Record<string, RedirectEntry>
    const { found, problems } = await follow(all, '/a/')
    expect(found?.location).toBe(location)
    expect(problems).toHaveLength(1)
  })

  it('a circle has one cause, from whichever address it is met', async () => {
    const entries = { '/x/': entry('/b/'), '/a/': entry('/b/'), '/b/': entry('/c/'), '/c/': entry('/a/') }
    const found = await Promise.all(['/a/', '/b/', '/c/', '/x/'].map(path => follow(entries, path)))
    expect(found.map(({ problems }) => problems.map(({ cause }) => cause))).toEqual(
      Array(4).fill(['/a/ /b/ /c/']),
    )
  })

  it('a circle of wildcards has one cause, whatever the stars match', async () => {
    const table = redirectTable([
      ['/a/*', entry('/b/:splat/')],
      ['/b/*', entry('/a/:splat/')],
    ])
    const causes: unknown[] = []
    for (const path of ['/a/1/', '/b/2/', '/a/3/4/']) {
      const lookup = async (path: string) => ({
        entry: undefined,
        validity: lasting,
        ...findRedirect(table, path),
      })
      await followRedirects(
        { path, query: '' },
        { site: siteOf(), lookup, report: ({ cause }) => causes.push(cause) },
      )
    }
    expect(causes).toEqual(Array(3).fill('/a/* /b/*'))
  })

  it('an entry that is ignored is named without any value of a query', async () => {
    const entries = { '/a/': entry('/b/?token=t1'), '/b/': entry('/a/?token=t2', { query: 'token=t3' }) }
    expect((await follow(entries, '/a/', 'token=t4')).problems).toEqual([
      { path: '/b/', reason: 'a circle', cause: '/a/ /b/' },
    ])
  })

  it('takes five steps and no more', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const chain = Object.fromEntries(
      names.slice(0, -1).map((name, index) => [`/${name}/`, entry(`/${names[index + 1]}/`)]),
    )
    expect((await follow(chain, '/a/')).found?.location).toBe('/f/')
  })
})
