import { expect, it } from 'vitest'
import type { StyleDeclaration, StyleRule } from '../../../../blocks/_kit/style-sheet.ts'
import { withoutUnset } from './unset-properties.ts'

const setting: StyleRule = ['', [['.x', ['x']]], [['--set:1px', '--set', []]]]

const readsOf = (css: string) => css.match(/--[\w-]+/g) ?? []

function changed(css: string): StyleDeclaration {
  const rule: StyleRule = ['', [['.y', ['y']]], [[css, '', [...readsOf(css), '@fade', 'weight:600']]]]
  return withoutUnset([setting, rule])[1]![2][0]!
}

it.each([
  ['margin:var(--set,0)', 'margin:var(--set,0)'],
  ['margin:var(--unset)', 'margin:var(--unset)'],
  ['margin:var(--unset,0)', 'margin:0'],
  ['margin:var(--unset,0) var(--set,1px) var(--unset,2px)', 'margin:0 var(--set,1px) 2px'],
  ['margin:var(--unset,var(--other,calc(1px + (2px * 3)))) auto', 'margin:calc(1px + (2px * 3)) auto'],
  ['margin:var(--unset,var(--set,0))', 'margin:var(--set,0)'],
  ['margin:var(--set,var(--unset,0))', 'margin:var(--set,0)'],
  ['font:var(--unset,a,b)', 'font:a,b'],
  ['content:"(" var(--unset,")")', 'content:"(" var(--unset,")")'],
])('%s becomes %s', (css, expected) => {
  const [text, , reads] = changed(css)
  expect(text).toBe(expected)
  expect(reads).toEqual([...readsOf(expected), '@fade', 'weight:600'])
})

it('treats properties that keyframes set as set', () => {
  const keyframes: StyleRule = ['', [], [['@keyframes grow{to{--share:1}}', '@grow', []]]]
  const rule: StyleRule = ['', [['.y', ['y']]], [['width:var(--share,0)', '', ['--share']]]]
  expect(withoutUnset([keyframes, rule])).toEqual([keyframes, rule])
})

it('leaves whole at-rules as they are', () => {
  const keyframes: StyleRule = [
    '',
    [],
    [['@keyframes fade{to{margin:var(--unset,0)}}', '@fade', ['--unset']]],
  ]
  expect(withoutUnset([keyframes])).toEqual([keyframes])
})
