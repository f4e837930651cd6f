import { expect, it } from 'vitest'
import { withoutValues } from './without-values.ts'

it.each([
  ['/bachelor/', '/bachelor/'],
  ['/?', '/?'],
  ['/a?email=x@y.example&token=1', '/a?email&token'],
  ['/a?_storyblok_tk[token]=1&_link=2.3', '/a?_storyblok_tk[token]&_link'],
  ['/a?next=/b?token=1&x', '/a?next&x'],
  ['/a?x=1#token=2', '/a?x'],
  [
    'GET https://x.example/y?token=1 failed, https://z.example/?q=2 as well',
    'GET https://x.example/y?token failed, https://z.example/?q as well',
  ],
  [
    '/media/original/https%3A%2F%2Fx.example%2Fy%3Ftoken%3D1',
    '/media/original/https%3A%2F%2Fx.example%2Fy%3F',
  ],
  ['/a%253Ftoken%253D1', '/a%3F'],
  ['Is that so? Yes', 'Is that so? Yes'],
  ['50% of it', '50% of it'],
])('%s becomes %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})
