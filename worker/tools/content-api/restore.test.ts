import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { readContent, type SiteContent, writeContent } from '../../../commands/content/content-file.ts'
import { filesOf, listsOf, readEditorsWork } from '../../../commands/content/editors-work.ts'
import type { KeyStore } from '../../../commands/content/key-values.ts'
import { readMovedAddresses, writeMovedAddresses } from '../../../commands/content/moved-addresses.ts'
import {
  readFormer,
  readStored,
  replaceStored,
  storeEdited,
} from '../../../commands/content/stored-content.ts'
import type { RunStatements } from '../../../commands/submissions/run-statements.ts'
import { runStatements } from '../../core/base/sql/statements.ts'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import { demoGlobalSpace, demoSpace } from '../../tests/setup/demo-space.ts'
import { bachelor, retitled } from '../../tests/setup/publish.ts'
import { samplePicture } from '../../tests/setup/sample-picture.ts'
import { smallSpace } from '../../tests/setup/small-space.ts'
import { emptyKv, testKv } from '../../tests/setup/test-kv.ts'
import { withStory } from '../../tests/setup/test-site.ts'
import { storiesKey } from './space.ts'
import { createEmbeddedSite, putEmbeddedSpace } from './testing/embedded-site.ts'

const store: KeyStore = {
  get: key => testKv.get(key),
  async getBytes(key) {
    const bytes = await testKv.get(key, 'arrayBuffer')
    return bytes && new Uint8Array(bytes)
  },
  list: async prefix => (await testKv.list({ prefix })).keys.map(({ name }) => name),
  async put(entries) {
    for (const { key, value } of entries) await testKv.put(key, value)
  },
  async delete(keys) {
    for (const key of keys) await testKv.delete(key)
  },
}

type Entries = Parameters<KeyStore['put']>[0]

/** The store, whose connection is lost after a number of writes. */
function losing(writes: number) {
  let left = writes
  return {
    ...store,
    async put(entries: Entries) {
      await store.put(entries.slice(0, left))
      left = Math.max(0, left - entries.length)
      if (left === 0) throw new Error('the connection was lost')
    },
  }
}

const database = env.INDEX!
/** The index as the command and the site of the embedded source name it. */
const index = createContentIndex(database, 'embedded')
const runOnIndex = ((...statements) => runStatements(database, statements)) as RunStatements // Rows are objects.

/** The spaces as lines of a file. */
const linesOf = (spaces: Awaited<ReturnType<typeof readStored>>) =>
  writeContent({ spaces, histories: [], pictures: [], moves: [] })

/** Spaces without any editor's work. */
const untouched = (spaces: SiteContent['spaces']) => ({ spaces, lists: new Map() })

const MINUTE = 60_000
const paths = ['/', '/en/', '/bachelor/', '/studium/', '/frueher/', '/nobody-has-this/']

const textsOf = async (site: Awaited<ReturnType<typeof createEmbeddedSite>>) =>
  Promise.all(
    paths.map(async path => {
      const { status, headers, html } = await site.get(path)
      return { path, status, location: headers.get('location'), html: /<main[\s\S]*<\/main>/.exec(html)?.[0] }
    }),
  )

describe('content that is exported', () => {
  it('everything deleted, is after its import what it was, with moved addresses and redirects', async () => {
    const entry = { id: 1, name: '/frueher', value: JSON.stringify({ path: '/studium/', status: 302 }) }
    const space = smallSpace()
    const table = { id: 77, name: 'redirects', slug: 'redirects', entries: [entry] }
    const site = await createEmbeddedSite({
      space: { ...space, datasources: [...space.datasources, table] },
      index,
    })
    await site.runSchedule()
    site.turnClock(MINUTE)
    await site.get('/bachelor/')
    await site.edit(before =>
      withStory(before, 'bachelor', story => ({ ...story, slug: 'studium', full_slug: 'studium' })),
    )
    site.turnClock(5_000)
    await site.tell('moved', bachelor)
    await site.settle()
    const before = await textsOf(site)
    expect(before[2]).toMatchObject({ status: 301, location: '/studium/' })
    expect(before[4]).toMatchObject({ status: 302, location: '/studium/' })
    const exported = async () =>
      writeContent({
        spaces: await readStored(store),
        ...(await readEditorsWork(store)),
        moves: await readMovedAddresses(runOnIndex),
      })
    const file = (await exported()).join('\n')

    emptyKv()
    await database.batch(['addresses', 'moves'].map(table => database.prepare(`DELETE FROM ${table}`)))
    const empty = await createEmbeddedSite({ seeded: true, index })
    expect((await empty.get('/')).status).toBe(503)
    const { spaces, moves } = readContent(file)
    await writeMovedAddresses(runOnIndex, moves)
    await replaceStored(store, untouched(spaces))
    empty.turnClock(MINUTE)
    await empty.runSchedule()
    expect(await textsOf(empty)).toEqual(before)
    expect((await exported()).slice(1)).toEqual(file.split('\n').slice(1))
  })

  it('has the versions that editors kept and the pictures that they uploaded; a rollback brings both back', async () => {
    const site = await createEmbeddedSite({ space: smallSpace() })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const post = (path: string, body?: Uint8Array<ArrayBuffer>) =>
      site.request(`/_editor/api/${path}`, { method: 'POST', headers, ...(body && { body }) })
    const read = async (path: string) => (await site.send(`/_editor/api/${path}`)).json()
    const both = async () => [await read(`stories/${bachelor.id}/versions`), await read('pictures')]
    const nothing = await both()
    const bytes = samplePicture()
    await post(`stories/${bachelor.id}/versions`)
    const { filename } = (await (await post('pictures?width=8&height=6&alt=Bild', bytes)).json()) as {
      readonly filename: string
    }
    const kept = await both()
    expect(kept).not.toEqual(nothing)
    const exported = async () =>
      writeContent({ spaces: await readStored(store), ...(await readEditorsWork(store)), moves: [] })
    const file = (await exported()).join('\n')

    emptyKv()
    putEmbeddedSpace(smallSpace())
    expect(await both()).toEqual(nothing)
    const content = readContent(file)
    await store.put(filesOf(content))
    await replaceStored(store, { spaces: content.spaces, lists: listsOf(content) })
    expect(await both()).toEqual(kept)
    expect(await testKv.get(`editor/files${filename}`, 'arrayBuffer')).toEqual(bytes.buffer)
    expect((await exported()).slice(1)).toEqual(file.split('\n').slice(1))

    for (const expected of [nothing, kept, nothing]) {
      await replaceStored(store, await readFormer(store))
      expect(await both()).toEqual(expected)
    }
  })

  it('is noticed by a site that runs, and taken back by a rollback', async () => {
    const site = await createEmbeddedSite({ space: smallSpace() })
    const first = linesOf(await readStored(store)).join('\n')
    await site.edit(retitled('Neu'))
    await site.tell('published')
    expect((await site.get('/')).html).toContain('Neu')
    const show = async () => {
      site.turnClock(10 * MINUTE)
      await site.runSchedule()
      await site.get('/')
      return (await site.get('/')).html
    }
    await replaceStored(store, untouched(readContent(first).spaces))
    expect(await show()).toContain('Willkommen')
    await replaceStored(store, await readFormer(store))
    expect(await show()).toContain('Neu')
    await replaceStored(store, await readFormer(store))
    expect(await show()).toContain('Willkommen')
  })

  it('is whole again after a rollback, or a second import, where an import was cut off at any write', async () => {
    await createEmbeddedSite({ space: smallSpace() })
    const linesNow = async () => linesOf(await readStored(store)).slice(1)
    const before = await linesNow()
    const other = [retitled('Neu')(smallSpace())]
    const sizes: number[] = []
    const counting = {
      ...store,
      put: async (entries: Entries) => void sizes.push(entries.length),
      delete: async () => undefined,
    }
    await replaceStored(counting, untouched(other))
    const [aside = 0, written = 0] = sizes
    for (let writes = 0; writes < aside + written; writes++) {
      for (const kind of ['rollback', 'import']) {
        emptyKv()
        putEmbeddedSpace(smallSpace())
        await expect(replaceStored(losing(writes), untouched(other))).rejects.toThrow('lost')
        if (kind === 'import') await replaceStored(store, untouched(other))
        if (kind === 'import') expect(await linesNow(), `${writes}`).toEqual(linesOf(other).slice(1))
        // Until all of the previous content was set aside, it is still in its place.
        if (kind === 'import' || writes >= aside) await replaceStored(store, await readFormer(store))
        expect(await linesNow(), `${writes} ${kind}`).toEqual(before)
      }
    }
  })

  it('leaves in the store what it has and what it replaced, and nothing that was there before these', async () => {
    await createEmbeddedSite({ space: smallSpace() })
    const earlier = [
      ...['embedded/1000/stories/7', 'editor/1000/history/99', 'editor/files/pictures/8x6/lost.jpg'],
      ...['former/embedded/1000/stories/9', 'former/editor/1000/history/98'],
    ]
    await store.put(earlier.map(key => ({ key, value: '[]' })))
    const left = async () => {
      const keys = await Promise.all(['embedded/', 'editor/', 'former/'].map(store.list))
      return keys.flat().filter(key => /\d$|jpg$/.test(key) && !key.endsWith('/stories/0'))
    }
    const other = [retitled('Neu')(smallSpace())]
    await replaceStored(store, untouched(other))
    expect(await left()).toEqual(['former/editor/1000/history/99'])
    await replaceStored(store, untouched(other))
    expect(await left()).toEqual([])
  })

  it('that was cut off leaves the last good copies on a running site', async () => {
    const site = await createEmbeddedSite({ space: smallSpace() })
    await site.get('/')
    const other = [retitled('Neu')(smallSpace())]
    const sizes: number[] = []
    const counting = { ...store, put: async (entries: Entries) => void sizes.push(entries.length) }
    await replaceStored({ ...counting, delete: async () => undefined }, untouched(other))
    // The mark and the first part of the space are written, and no more.
    await expect(replaceStored(losing(sizes[0]! + 2), untouched(other))).rejects.toThrow('lost')
    await expect(readStored(store)).rejects.toThrow('cannot be read whole now')
    site.turnClock(10 * MINUTE)
    await site.runSchedule()
    for (let visit = 0; visit < 2; visit++) {
      const { status, html } = await site.get('/')
      expect([status, html.includes('Willkommen')]).toEqual([200, true])
      site.turnClock(10 * MINUTE)
    }
    await replaceStored(store, untouched(other))
    site.turnClock(10 * MINUTE)
    await site.runSchedule()
    await site.get('/')
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('is not half a space: one that can be read in part only is an error', async () => {
    await createEmbeddedSite({ space: smallSpace() })
    await testKv.put(storiesKey(1000, 0), '{"revision":"another","body":[]}')
    await expect(readStored(store)).rejects.toThrow('space 1000 cannot be read whole now')
  })

  it('is the whole demonstration, line by line', async () => {
    emptyKv()
    putEmbeddedSpace(demoSpace)
    putEmbeddedSpace(demoGlobalSpace)
    const lines = linesOf(await readStored(store))
    expect(writeContent(readContent(lines.join('\n')))).toEqual(lines)
  })
})

it('a story whose file is edited is stored, and what editors made of others stays', async () => {
  const site = await createEmbeddedSite({ space: smallSpace() })
  await site.edit(retitled('Vom Editor'))
  const seed = withStory(smallSpace(), 'bachelor', story => ({ ...story, name: 'Aus der Datei' }))
  const isEdited = ({ draft }: { readonly draft: { readonly full_slug: string } }) =>
    draft.full_slug === 'bachelor'
  const version = await storeEdited(store, { seeds: [seed], isEdited })
  const [space] = await readStored(store)
  const story = (slug: string) => JSON.stringify(space?.stories.find(({ draft }) => draft.full_slug === slug))
  expect(space?.version).toBe(version)
  expect(story('home')).toContain('Vom Editor')
  expect(story('bachelor')).toContain('Aus der Datei')
})

describe('a file of content', () => {
  const good = () =>
    writeContent({
      spaces: [smallSpace()],
      histories: [],
      pictures: [],
      moves: [{ uuid: 'one', language: 'en', path: 'b' }],
    })
  it.each<[string, (lines: readonly string[]) => readonly string[], string]>([
    ['a line that is no JSON', ([first = '', ...rest]) => [first, '{"kind":', ...rest], 'line 2: no JSON'],
    ['a story of no space', ([, ...rest]) => rest, 'line 1: space 1000 is not in the lines before'],
    ['a space twice', ([first = '', ...rest]) => [first, first, ...rest], 'line 2: space 1000 comes twice'],
    [
      'a story without an id',
      ([first = '']) => [first, '{"kind":"story","space":1000,"draft":{},"published":null}'],
      'line 2: draft.id',
    ],
    [
      'a picture elsewhere among the files',
      ([first = '']) => [
        first,
        '{"kind":"picture","space":1000,"filename":"/pictures/../a.js","alt":"","bytes":""}',
      ],
      'line 2: filename',
    ],
    [
      'a line of another kind',
      ([first = '', ...rest]) => [first, '{"kind":"user"}', ...rest],
      'line 2: kind',
    ],
    ['a space without stories', ([first = '']) => [first], 'the file has no story'],
    ['nothing', () => [''], 'the file has no space'],
  ])('with %s is refused', (_, change, message) => {
    expect(() => readContent(change(good()).join('\n'))).toThrow(message)
  })
})
