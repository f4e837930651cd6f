import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { asset, multiasset } from './asset.ts'
import { bloks, items } from './bloks.ts'
import { boolean } from './boolean.ts'
import { datetime, day } from './datetime.ts'
import { type Field, fieldMetadata } from './field.ts'
import { multilink } from './multilink.ts'
import { number } from './number.ts'
import { option } from './option.ts'
import { options } from './options.ts'
import { readDocument } from './rich-text-document.ts'
import { richtext } from './richtext.ts'
import { text, textarea } from './text.ts'

const sizes = option(['s', 'm'], { defaultValue: 'm' })
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }] }

type Case = [name: string, field: Field, input: unknown, expected: unknown]

const cases: Case[] = [
  ['text trims', text(), '  a ', 'a'],
  ['text joins pairs', text(), '48 Stunden', '48\u00a0Stunden'],
  ['value of a machine joins no pairs', textarea({ translatable: false }), '48 Stunden', '48 Stunden'],
  ['text blank is empty', text(), '   ', undefined],
  ['text null is empty', text(), null, undefined],
  ['text missing is empty', text(), undefined, undefined],
  ['number from text', number(), '12.5', 12.5],
  ['number with comma', number(), '12,5', 12.5],
  ['number is clamped', number({ max: 10 }), 11, 10],
  ['boolean default', boolean(), undefined, false],
  ['boolean text', boolean(), 'true', true],
  ['option known', sizes, 's', 's'],
  ['option unknown', sizes, 'xl', 'm'],
  ['option without default', option(['s']), 'xl', undefined],
  ['datetime without a zone', datetime(), '2026-07-15 08:00', Date.UTC(2026, 6, 15, 8)],
  ['day', day(), '2026-07-15', '2026-07-15'],
  ['day with a time', day(), '2026-07-15 00:00', '2026-07-15'],
  ['datetime with offset', datetime(), '2026-07-15T08:00:00Z', Date.UTC(2026, 6, 15, 8)],
  [
    'story link',
    multilink(),
    { linktype: 'story', cached_url: 'bachelor/' },
    { kind: 'multilink', linktype: 'story', address: 'bachelor/', newTab: false },
  ],
  ['empty link', multilink(), { linktype: 'url', url: '' }, undefined],
  ['asset', asset(), { filename: '/pictures/a.svg', alt: ' A ' }, { filename: '/pictures/a.svg', alt: 'A' }],
  [
    'asset size in the address',
    asset(),
    { filename: 'https://a.example/f/1/800x600/a.jpg' },
    { filename: 'https://a.example/f/1/800x600/a.jpg', alt: '', width: 800, height: 600 },
  ],
  ...(
    [
      ['10x10:11x11', 'north_west'],
      ['399x20:401x22', 'north'],
      ['790x590:800x600', 'south_east'],
      ['0x299:2x301', 'west'],
      ['400x300:401x301', undefined],
      ['left', undefined],
      ['1x1', undefined],
    ] as const
  ).map(
    ([focus, expected]): Case => [
      `asset with the focal point ${focus}`,
      asset(),
      { filename: 'https://a.example/f/1/800x600/a.jpg', focus },
      {
        filename: 'https://a.example/f/1/800x600/a.jpg',
        alt: '',
        width: 800,
        height: 600,
        ...(expected && { focus: expected }),
      },
    ],
  ),
  [
    'asset with a focal point, and of unknown size',
    asset(),
    { filename: '/pictures/a.jpg', focus: '1x1:2x2' },
    { filename: '/pictures/a.jpg', alt: '' },
  ],
  ['asset of another scheme', asset(), { filename: 'javascript:alert(1)' }, undefined],
  ['assets', multiasset(), undefined, []],
  [
    'blocks',
    bloks({ allowed: ['card'] }),
    [{ component: 'card' }, { component: 'hero' }],
    { kind: 'bloks', items: [{ component: 'card' }] },
  ],
  [
    'what is no block stands as a refused one',
    bloks(),
    [{ title: 'a' }],
    { kind: 'bloks', items: [{ component: 'unknown', _refused: 'not a block' }] },
  ],
  [
    'entries',
    items('entry', { title: text() }),
    [{ title: 'a', _uid: 'u', more: 1 }],
    [{ title: 'a', _uid: 'u' }],
  ],
  [
    'entries without those that do not fit',
    items('entry', { title: text({ required: true }), parts: items('part', { at: number() }) }),
    [{ title: '' }, 'a', null, { title: 'b', parts: [{ at: 'x' }, { at: 2, _uid: 'p' }], _uid: 5 }],
    [{ title: 'b', parts: [{ at: 2, _uid: 'p' }], _uid: '' }],
  ],
  [
    'assets without what is none',
    multiasset(),
    ['a', { filename: 5 }, { filename: '/b.svg' }],
    [{ filename: '/b.svg', alt: '' }],
  ],
  ['options without what is none', options(['a', 'b']), ['b', 5, 'c', null], ['b']],
  ['rich text', richtext(), doc, readDocument(doc)],
  ['rich text that was read before', richtext(), readDocument(doc), readDocument(doc)],
  ['rich text as plain text', richtext(), ' Hallo ', readDocument(doc)],
  ['blank rich text', richtext(), { type: 'doc', content: [{ type: 'paragraph' }] }, undefined],
]

describe('fields', () => {
  it.each(cases)('%s', (_name, schema, input, expected) => {
    expect(
      v.parse(v.object({ f: schema as v.GenericSchema }), input === undefined ? {} : { f: input }).f,
    ).toEqual(expected)
  })

  const refused: [string, Field, unknown][] = [
    ['text of another type', text(), { a: 1 }],
    ['required text missing', text({ required: true }), undefined],
    ['required text blank', textarea({ required: true }), ' '],
    ['required rich text blank', richtext({ required: true }), { type: 'doc', content: [] }],
    ['required asset unusable', asset({ required: true }), { filename: '' }],
    ['number of another type', number(), 'many'],
    [
      'a list that is whole, for one of its entries',
      items('entry', { at: number() }, { whole: true }),
      [{ at: 1 }, { at: 'x' }],
    ],
    ['not finite', number(), Number.POSITIVE_INFINITY],
    ['date', datetime(), 'yesterday'],
    ['rich text of another type', richtext(), { type: 'paragraph' }],
  ]
  it.each(refused)('refuses %s', (_name, schema, input) => {
    expect(
      v.safeParse(v.object({ f: schema as v.GenericSchema }), input === undefined ? {} : { f: input })
        .success,
    ).toBe(false)
  })

  it('keeps its metadata through defaults and wrappers', () => {
    expect(fieldMetadata(sizes)).toMatchObject({
      type: 'option',
      options: ['s', 'm'],
      defaultValue: 'm',
      required: false,
    })
    expect(fieldMetadata(items('entry', { title: text() }))).toMatchObject({
      type: 'bloks',
      allowed: ['entry'],
    })
    expect(fieldMetadata(text({ required: true }))).toMatchObject({
      type: 'text',
      required: true,
      translatable: true,
    })
  })
})

it('rich text joins pairs, and leaves code', () => {
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
  const { content } = readDocument({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text('48 Stunden'), text('48 Stunden', { type: 'code' })] },
      { type: 'code_block', content: [text('48 Stunden')] },
    ],
  })!
  expect(content.map(({ content }) => content.map(node => node.text))).toEqual([
    ['48\u00a0Stunden', '48 Stunden'],
    ['48 Stunden'],
  ])
})
