import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { loopCount } from '../../../tests/setup/loop-count.ts'
import { inLanguage, notedSlug } from '../stories/story-addresses.ts'
import { type Addresses, slugIn } from './addresses.ts'
import type { ContentIndex } from './content-index.ts'
import { createContentIndex } from './stored-index.ts'

const find = (index: ContentIndex, slug: string) =>
  index.find({ path: `/${slug}/`, prefix: '/de', slug, folder: '' })

const findMove = async (index: ContentIndex, path: string, language = 'default') =>
  notedSlug(await find(index, path), { path, language })

const isListed = async (index: ContentIndex, path: string, language: string) => {
  const { isFilled, stories } = await find(index, path)
  return isFilled ? inLanguage(stories, { path, language }).length > 0 : undefined
}

const newIndex = () => createContentIndex(env.INDEX!, crypto.randomUUID())

/** An index that knew the first addresses, and was told of the others one after the other. */
async function indexAfter(...states: readonly Addresses[]) {
  const index = newIndex()
  for (const state of states) await index.replace(state, 1)
  return index
}

const ends = ({ moves }: { moves: readonly { from: string; to: string }[] }) =>
  moves.map(({ from, to }) => `${from} > ${to}`).sort()

const before: Addresses = {
  one: { default: 'bachelor/recht', en: 'bachelor/law' },
  two: { default: 'master', en: 'master' },
}

describe('recorded addresses', () => {
  it.each<[string, Addresses, readonly string[], readonly string[]]>([
    ['where nothing changed is nothing', before, [], []],
    [
      'of one language is a move in it',
      { ...before, one: { default: 'bachelor/recht', en: 'bachelor/laws' } },
      ['en/bachelor/law > en/bachelor/laws'],
      ['one'],
    ],
    [
      'of two that change places are the moves of both',
      { one: before.two!, two: before.one! },
      [
        'bachelor/recht > master',
        'en/bachelor/law > en/master',
        'en/master > en/bachelor/law',
        'master > bachelor/recht',
      ],
      ['one', 'two'],
    ],
    ['of a new story is no move', { ...before, three: { default: 'neu' } }, [], ['three']],
    [
      'of a new language is no move',
      { ...before, two: { default: 'master', en: 'master', fr: 'master' } },
      [],
      ['two'],
    ],
    ['of a story that is gone is no move', { one: before.one! }, [], ['two']],
    ['of a language that is gone is no move', { ...before, two: { default: 'master' } }, [], ['two']],
    ['of an empty space is that all are gone', {}, [], ['one', 'two']],
  ])('%s', async (_, after, moves, placed) => {
    const index = await indexAfter(before)
    const noted = await index.replace(after, 1)
    expect([ends(noted), [...noted.placed].sort()]).toEqual([moves, placed])
    expect(await index.replace(after, 1)).toEqual({ moves: [], placed: [] })
    expect(await index.count()).toBe(Object.keys(after).length)
  })

  it('of an earlier version than that of a story leave the story where it stands', async () => {
    const index = await indexAfter(before)
    const row = { id: 1, slug: 'neu', changed: '', addresses: 1, characters: 9, story: undefined }
    await index.listing.note({ version: 7, stories: [{ ...row, uuid: 'one' }], events: [] })
    const after = { one: { default: 'neu' } }
    await index.note(after, 7)
    expect(await index.note({ one: { default: 'alt' } }, 6)).toEqual({ moves: [], placed: [] })
    // Another instance listed all addresses before the story was published.
    expect(await index.replace({ two: before.two! }, 6)).toEqual({ moves: [], placed: [] })
    expect(await index.placedAmong(after)).toEqual([])
    expect(ends(await index.note({ one: { default: 'alt' } }, 8))).toEqual(['neu > alt'])
  })

  it('of some stories leaves the others as they are', async () => {
    const index = await indexAfter(before)
    const change = { two: { default: 'studium', en: 'master' }, three: { default: 'neu' } }
    expect([...(await index.placedAmong({ ...before, ...change }))].sort()).toEqual(['three', 'two'])
    expect(ends(await index.note(change, 1))).toEqual(['master > studium'])
    expect(await index.placedAmong({ ...before, ...change })).toEqual([])
    expect(await index.count()).toBe(3)
  })

  it('of another space is not seen', async () => {
    const index = await indexAfter(before, { ...before, two: { default: 'studium' } })
    expect(await findMove(index, 'master')).toBe('studium')
    expect(await findMove(newIndex(), 'master')).toBeUndefined()
  })
})

describe('where a story stood', () => {
  const find = findMove

  it('leads to where it stands, however often it moved', async () => {
    const index = await indexAfter(
      { one: { default: 'a', en: 'x' } },
      { one: { default: 'b', en: 'y' } },
      { one: { default: 'c', en: 'z' } },
    )
    expect(await Promise.all(['a', 'b'].map(path => find(index, path)))).toEqual(['c', 'c'])
    expect(await Promise.all(['x', 'y'].map(path => find(index, path, 'en')))).toEqual(['en/z', 'en/z'])
  })

  it('leads there in another language too, under the path of the default language', async () => {
    const index = await indexAfter(
      { one: { default: 'recht', en: 'law' }, two: { default: 'alt' } },
      { one: { default: 'jura', en: 'law' }, two: { default: 'neu' } },
    )
    expect(await find(index, 'recht', 'en')).toBe('en/law')
    expect(await find(index, 'alt', 'en')).toBe('en/neu')
  })

  it('leads to the story of that language, where two stood at one path', async () => {
    const index = await indexAfter(
      { one: { default: 'a', en: 'b' }, two: { default: 'x', en: 'a' } },
      { one: { default: 'c', en: 'd' }, two: { default: 'x', en: 'y' } },
    )
    expect([await find(index, 'a'), await find(index, 'a', 'en')]).toEqual(['c', 'en/y'])
  })

  it('leads to the last one that stood there', async () => {
    const index = await indexAfter(
      { one: { default: 'a' } },
      { one: { default: 'b' }, two: { default: 'a' } },
      { one: { default: 'b' }, two: { default: 'c' } },
    )
    expect(await find(index, 'a')).toBe('c')
  })

  it('leads nowhere once the story is gone, and on when it is back', async () => {
    const index = await indexAfter({ one: { default: 'a' } }, { one: { default: 'b' } }, {})
    expect(await find(index, 'a')).toBeUndefined()
    await index.replace({ one: { default: 'c' } }, 1)
    expect(await find(index, 'a')).toBe('c')
  })
})

it('a folder that is renamed leaves a redirect at each address, in six languages', async () => {
  const languages = ['default', 'en', 'fr', 'es', 'it', 'pl']
  const pages = loopCount(10_000)
  const folderOf = (folder: string): Addresses =>
    Object.fromEntries(
      Array.from({ length: pages }, (_, page) => [
        `uuid-${page}`,
        Object.fromEntries(languages.map(language => [language, `${folder}/seite-${page}`])),
      ]),
    )
  const index = await indexAfter(folderOf('alt'))
  const { moves, placed } = await index.replace(folderOf('neu'), 1)
  expect([moves.length, placed.length, await index.count()]).toEqual([6 * pages, pages, pages])
  const requested = [0, 499, 500, 501, pages - 1].flatMap(page =>
    languages.map(language => ({ language, path: `alt/seite-${page}` })),
  )
  const found = await Promise.all(requested.map(({ path, language }) => findMove(index, path, language)))
  expect(found).toEqual(requested.map(({ language, path }) => slugIn(language, path.replace('alt', 'neu'))))
  expect(await index.replace(folderOf('neu'), 1)).toEqual({ moves: [], placed: [] })
}, 120_000)

it('a path is listed where a story stands in its language or in the default one; an empty index does not know', async () => {
  const index = newIndex()
  expect(await isListed(index, 'master', 'en')).toBeUndefined()
  await index.replace(before, 1)
  const requested = [
    ['bachelor/recht', 'en'],
    ['bachelor/law', 'en'],
    ['bachelor/law', 'default'],
    ['nichts', 'en'],
  ] as const
  const found = await Promise.all(requested.map(([path, language]) => isListed(index, path, language)))
  expect(found).toEqual([true, true, false, false])
})
