import { expect, it } from 'vitest'
import { changeListOf, wayTo } from './block-place.ts'

const text = (uid: string) => ({ component: 'headline', _uid: uid })
const grid = { component: 'grid', _uid: 'g', items: [text('a'), text('b')] }
const page = { component: 'page', body: [text('first'), grid] }

it('finds the way to a block', () => {
  expect(wayTo(page, 'b')).toMatchObject([
    { _uid: 'g', component: 'grid', _parentfield: 'body', _parentName: 'page', _parentindex: 1 },
    { _uid: 'b', component: 'headline', _parentUid: 'g', _parentfield: 'items', _parentindex: 1 },
  ])
  expect(wayTo(page, 'nowhere')).toBeUndefined()
})

it('changes the list that has a block, and nothing else', () => {
  const changed = changeListOf(page, 'b', (list, index) => list.toSpliced(index, 1))
  expect(changed).toEqual({ ...page, body: [text('first'), { ...grid, items: [text('a')] }] })
  expect(changed.body[0]).toBe(page.body[0])
  expect(changeListOf(page, 'nowhere', () => [])).toBe(page)
})
