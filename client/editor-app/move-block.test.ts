import { describe, expect, it } from 'vitest'
import type { ComponentForm, FormField } from './api.ts'
import { moveBlock, placesFor, takes } from './move-block.ts'

const text = (uid: string) => ({ component: 'headline', _uid: uid, text: uid.toUpperCase() })
const card = (uid: string) => ({ component: 'card', _uid: uid })
const grid = (uid: string, ...items: readonly object[]) => ({ component: 'grid', _uid: uid, items })

const body = [
  text('a'),
  grid('g', text('b'), text('c')),
  grid('h'),
  { component: 'cards', _uid: 'k', cards: [card('d')] },
]
const page = { component: 'page', body }

const list = (name: string, own: Partial<FormField> = {}): FormField => ({
  ...{ name, label: name[0]!.toUpperCase() + name.slice(1), group: 'Content', type: 'bloks' },
  ...{ required: false, translatable: false, ...own },
})
const form = (name: string, kind: ComponentForm['kind'], ...fields: readonly FormField[]) =>
  [name, { name, title: name, kind, fields }] as const
const forms = new Map<string, ComponentForm>([
  form('page', 'story', list('body')),
  form('grid', 'block', list('items', { max: 2 })),
  form('cards', 'block', list('cards', { allowed: ['card'] })),
  form('card', 'item'),
  form('headline', 'block'),
])

describe('a block', () => {
  it.each<[string, string, Parameters<typeof moveBlock>[2], readonly object[]]>([
    [
      'moves into a block beside it',
      'a',
      { owner: 'h', field: 'items', index: 0 },
      [body[1]!, grid('h', text('a')), body[3]!],
    ],
    [
      'moves out to the story',
      'b',
      { owner: '', field: 'body', index: 0 },
      [text('b'), text('a'), grid('g', text('c')), body[2]!, body[3]!],
    ],
    [
      'moves within its list',
      'b',
      { owner: 'g', field: 'items', index: 1 },
      [text('a'), grid('g', text('c'), text('b')), body[2]!, body[3]!],
    ],
    [
      'moves into a list that is not there yet',
      'd',
      { owner: 'a', field: 'more', index: 0 },
      [{ ...text('a'), more: [card('d')] }, body[1]!, body[2]!, { component: 'cards', _uid: 'k', cards: [] }],
    ],
  ])('%s', (_, uid, place, expected) => {
    expect(moveBlock(page, uid, place)).toEqual({ ...page, body: expected })
  })

  it.each([
    ['into itself', 'g', { owner: 'g', field: 'items', index: 0 }],
    ['into a block that is not there', 'a', { owner: 'nowhere', field: 'items', index: 0 }],
    ['that is not there', 'nowhere', { owner: 'h', field: 'items', index: 0 }],
  ])('does not move %s', (_, uid, place) => {
    expect(moveBlock(page, uid, place)).toBe(page)
  })

  it('is known again by the story’s own uid', () => {
    const own = { ...page, _uid: 'story' }
    expect(moveBlock(own, 'b', { owner: 'story', field: 'body', index: 9 }).body.at(-1)).toEqual(text('b'))
  })
})

it('a list accepts allowed blocks, up to its maximum', () => {
  expect(takes({}, 9, 'headline', forms)).toBe(true)
  expect(takes({}, 0, 'card', forms)).toBe(false)
  expect(takes({ allowed: ['card'] }, 0, 'card', forms)).toBe(true)
  expect(takes({ allowed: ['card'] }, 0, 'headline', forms)).toBe(false)
  expect(takes({ max: 2 }, 2, 'headline', forms)).toBe(false)
})

it('the places for a block are the ends of the other lists that take it', () => {
  const labels = (block: Parameters<typeof placesFor>[1]) =>
    placesFor(page, block, forms).map(({ label, index }) => [label, index])
  expect(labels(text('a'))).toEqual([['grid › Items', 0]])
  expect(labels(text('b'))).toEqual([
    ['Body', 4],
    ['grid › Items', 0],
  ])
  expect(labels(card('d'))).toEqual([])
  expect(labels(grid('h'))).toEqual([])
})
