import { expect, it } from 'vitest'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { untranslatedBlocks } from './untranslated.ts'

const text = (uid: string, words: string): RawBlock => ({ component: 'headline', _uid: uid, text: words })
const grid = (...items: readonly RawBlock[]): RawBlock => ({ component: 'grid', _uid: 'grid', items })
const rich = (block: RawBlock): RawBlock => ({
  component: 'rich-text',
  _uid: 'rich',
  content: { type: 'doc', content: [{ type: 'blok', attrs: { body: [block] } }] },
})

const german = 'Das steht auf Deutsch'
const english = 'This is in English'

it.each<[string, RawBlock, RawBlock, Record<string, string[]>]>([
  ['a translated text', text('a', english), text('a', german), {}],
  ['one that was not', text('a', german), text('a', german), { a: ['a'] }],
  ['a name', text('a', 'Campus München'), text('a', 'Campus München'), {}],
  ['a new block', text('b', german), text('a', german), {}],
  ['a block without a name of its own', text('', german), text('', german), {}],
  [
    'a link to the translated page',
    { ...text('a', german), link: { linktype: 'story', cached_url: 'en/x' } },
    { ...text('a', german), link: { linktype: 'story', cached_url: 'x' } },
    { a: ['a'] },
  ],
  [
    'one of two in a block',
    grid(text('a', german), text('b', english)),
    grid(text('a', german), text('b', german)),
    { grid: ['a'] },
  ],
  ['all of them', grid(text('a', german)), grid(text('a', german)), { grid: ['grid', 'a'] }],
  [
    'a name beside a text',
    grid(text('a', 'Bachelor'), text('b', english)),
    grid(text('a', 'Bachelor'), text('b', german)),
    {},
  ],
  [
    'one that has moved',
    grid(text('a', german)),
    grid(text('b', german), text('a', german)),
    { grid: ['a'] },
  ],
  [
    'one in rich text',
    grid(rich(text('a', german)), text('b', english)),
    grid(rich(text('a', german)), text('b', german)),
    { grid: ['rich', 'a'] },
  ],
])('%s', (_, block, original, expected) => {
  const found = untranslatedBlocks([block], [original])
  expect(Object.fromEntries([...found].map(([uid, { uids }]) => [uid, [...uids]]))).toEqual(expected)
})

it('missing content is not compared, and a pair is compared once', () => {
  const [block, original] = [text('a', german), text('a', german)]
  expect(untranslatedBlocks(block, undefined).size).toBe(0)
  expect(untranslatedBlocks(block, original).get('a')?.uids.has('a')).toBe(true)
  expect(untranslatedBlocks(block, original)).toBe(untranslatedBlocks(block, original))
})
