import { expect, it } from 'vitest'
import { focusAt, pointOf } from './picture.ts'

const picture = '/pictures/800x600/a.jpg'

it.each([
  [{ x: 0.5, y: 0.5 }, '400x300:401x301'],
  [{ x: 0, y: 0 }, '0x0:1x1'],
  [{ x: 1, y: 2 }, '799x599:800x600'],
])('the point %j of a picture is stored as %s', (point, focus) => {
  expect(focusAt(picture, point)).toBe(focus)
})

it('a stored focus is a point again', () => {
  expect(pointOf(picture, '400x300:401x301')).toEqual({ x: 0.5, y: 0.5 })
  expect(pointOf(picture, '')).toBeUndefined()
  expect(pointOf('/pictures/a.svg', '1x1:2x2')).toBeUndefined()
  expect(focusAt('/pictures/a.svg', { x: 0, y: 0 })).toBe('')
})
