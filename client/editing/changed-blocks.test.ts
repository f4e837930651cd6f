import { expect, it } from 'vitest'
import { changedBlocks } from './changed-blocks.ts'

const block = (uid: unknown, text = '') => ({ component: 'headline', _uid: uid, text })
const page = (...body: readonly unknown[]) => ({ component: 'page', body })
const many = (text: string) => page(...['a', 'b', 'c', 'd'].map(uid => block(uid, text)))

it.each<[string, object, object, readonly string[] | undefined]>([
  ['one block', page(block('a'), block('b')), page(block('a'), block('b', 'Neu')), ['b']],
  [
    'a block in a block',
    page({ ...block('a'), items: [block('x')] }),
    page({ ...block('a'), items: [] }),
    ['a'],
  ],
  ['nothing', page(block('a')), page(block('a')), []],
  ['most blocks', many(''), many('Neu'), undefined],
  ['the order', page(block('a'), block('b')), page(block('b'), block('a')), undefined],
  ['a block more', page(block('a')), page(block('a'), block('b')), undefined],
  ['a field of the page', page(block('a')), { ...page(block('a')), seoTitle: 'Neu' }, undefined],
  ['blocks without an id', page(block('')), page(block('', 'Neu')), undefined],
  ['blocks with the same id', page(block('a'), block('a')), page(block('a'), block('a', 'Neu')), undefined],
  ['a story without blocks', { component: 'event' }, { component: 'event', title: 'Neu' }, undefined],
])('of a page in which %s changed', (_, before, after, expected) => {
  expect(changedBlocks({ ...before }, { ...after })).toEqual(expected)
})
