import { expect, it } from 'vitest'
import { layOutForKeys } from './lay-out.ts'

layOutForKeys()

it.each([
  ['Tab', true],
  ['a', false],
])('all sections are laid out before a key moves the focus: %s', (key, expected) => {
  document.documentElement.removeAttribute('data-laid-out')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(document.documentElement.hasAttribute('data-laid-out')).toBe(expected)
})
