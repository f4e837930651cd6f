import { afterEach, expect, it, vi } from 'vitest'
import { layOutAll, layOutForKeys } from './lay-out.ts'

layOutForKeys()
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['Tab', true],
  ['a', false],
])('all sections are laid out before a key moves the focus: %s', (key, expected) => {
  document.documentElement.removeAttribute('data-laid-out')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(document.documentElement.hasAttribute('data-laid-out')).toBe(expected)
})

it.each([
  ['the same', 400, true],
  ['another', 700, false],
])('parts that were laid out before are skipped still in %s width', (_, width, expected) => {
  document.body.innerHTML = '<main><section></section></main>'
  vi.stubGlobal('innerWidth', 400)
  layOutAll()
  const section = document.querySelector('section')!
  section.dataset.measured = ''
  vi.stubGlobal('innerWidth', width)
  layOutAll()
  expect(section.hasAttribute('data-measured')).toBe(expected)
})
