import { expect, it } from 'vitest'
import { SECOND } from '../../tests/setup/publish.ts'
import { smallSpace } from '../../tests/setup/small-space.ts'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'

interface Row {
  readonly before: object
  readonly from: string
  readonly to: string
  readonly notes: readonly { readonly kind: string; readonly text: string }[]
}

interface Answer {
  readonly status: number
  readonly body: {
    readonly redirects: readonly Row[]
    readonly units: readonly string[]
    readonly error?: string
  }
}

async function call(site: TestSite, change?: object): Promise<Answer> {
  const answer = await site.request('/_editor/api/redirects', {
    method: change ? 'POST' : 'GET',
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(change && { body: JSON.stringify(change) }),
  })
  const body = (await answer.json()) as Answer['body']
  await site.settle()
  site.turnClock(3 * SECOND)
  return { status: answer.status, body }
}

const rowOf = ({ body }: Answer, from: string) => body.redirects.find(row => row.from === from)
const to = (from: string, path: string, more: object = {}) => ({ after: { from, path, ...more } })

async function locationOf(site: TestSite, path: string) {
  const { status, headers } = await site.get(path)
  return headers.get('location') ?? status
}

/** The space with these redirects. */
const siteWith = (entries: Readonly<Record<string, string>>) =>
  createEmbeddedSite({
    space: {
      ...smallSpace(),
      datasources: [
        {
          id: 7,
          name: 'Redirects',
          slug: 'redirects',
          entries: Object.entries(entries).map(([name, value], id) => ({ id, name, value })),
        },
      ],
    },
  })

it('a redirect is added, changed and removed, and visitors are led by it', async () => {
  const site = await siteWith({})
  expect(await locationOf(site, '/alt/')).toBe(404)
  const added = await call(site, to('/alt', '/bachelor/', { status: 302 }))
  expect(added).toMatchObject({ status: 200, body: { units: expect.arrayContaining(['dach']) } })
  const row = rowOf(added, '/alt')!
  expect(row).toMatchObject({ to: '/bachelor/', status: 302, notes: [] })
  expect(await locationOf(site, '/alt/')).toBe('/bachelor/')

  const changed = await call(site, { before: row.before, ...to('/alt', '/?von=alt') })
  expect(changed.body.redirects).toHaveLength(1)
  expect(await locationOf(site, '/alt/')).toBe('/?von=alt')

  await call(site, { before: rowOf(changed, '/alt')!.before })
  expect((await call(site)).body.redirects).toEqual([])
  expect(await locationOf(site, '/alt/')).toBe(404)
})

it.each([
  ['a circle', to('/b/', '/a/'), /a circle: \/a\/ → \/b\/ → \/a\//],
  ['a redirect to itself', to('/x/', '/x/'), /a circle/],
  ['a second one for a path', to('a', '/bachelor/'), /another entry/],
  ['a start with a query', to('/x/?y=1', '/bachelor/'), /query/],
  ['a target that cannot be followed', to('/x/', 'javascript:alert(1)'), /no address/],
  ['a unit that does not exist', to('/x/', '/bachelor/', { unit: 'nowhere' }), /nowhere/],
])('%s is refused, with the reason', async (_, change, reason) => {
  const site = await siteWith({ '/a/': '/b/' })
  const refused = await call(site, { ...change, isConfirmed: true })
  expect(refused).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(reason), mayConfirm: false },
  })
  expect((await call(site)).body.redirects).toHaveLength(1)
})

it.each([
  ['a target without a page', to('/x/', '/bachelr/'), 'there is no page at /bachelr/'],
  ['the same without a slash', to('/x/', 'bachelr'), 'there is no page at bachelr'],
  [
    'a page that it hides',
    to('/bachelor/', '/'),
    'visitors no longer see the page that stands at this address',
  ],
])('%s is asked about', async (_, change, error) => {
  const site = await siteWith({})
  expect(await call(site, change)).toMatchObject({ status: 422, body: { error, mayConfirm: true } })
  const confirmed = await call(site, { ...change, isConfirmed: true })
  expect(confirmed).toMatchObject({ status: 200, body: { redirects: [{ notes: [{ text: error }] }] } })
})

it('the list says what is wrong with a redirect that is there already', async () => {
  const site = await siteWith({
    '/a/': '/b/',
    '/b/': '/bachelor/',
    '/c/': '/d/',
    '/d/': '/c/',
    '/e/': '{',
    '/f/': JSON.stringify({ path: '/bachelor/?x=1#ort', query: { y: 2 } }),
  })
  const listed = await call(site)
  const notes = (from: string) => rowOf(listed, from)!.notes.map(({ kind, text }) => `${kind}: ${text}`)
  expect(notes('/a/')).toEqual([
    'note: another redirect leads on from there: visitors get to /bachelor/ at once',
  ])
  expect(notes('/b/')).toEqual([])
  expect(notes('/c/')).toEqual([expect.stringMatching(/^fault: a circle/)])
  expect(notes('/e/')).toEqual(['fault: it cannot be read'])
  expect(rowOf(listed, '/f/')).toMatchObject({ to: '/bachelor/?x=1&y=2#ort', notes: [] })
})

it('a redirect that somebody else has changed is not changed', async () => {
  const site = await siteWith({ '/a/': '/bachelor/' })
  const before = { name: '/a/', value: '/' }
  expect(await call(site, { before })).toMatchObject({ status: 409 })
  expect((await call(site)).body.redirects).toHaveLength(1)
})
