import { expect, it } from 'vitest'
import {
  afterFirstPaint,
  type StyleDeclaration,
  type StyleRule,
  writeRules,
} from '../../../../blocks/_kit/style-sheet.ts'
import { keepRead, selectRules, withoutUnset } from './filter-rules.ts'

const plain = (css: string): StyleRule[2] => [[css, '', []]]
const filtered = (rules: readonly StyleRule[], ...tokens: string[]) =>
  writeRules(keepRead(selectRules(rules, new Set(tokens))))

it('a page gets the selectors whose tokens it has, in the order of the sheet', () => {
  const rules: StyleRule[] = [
    ['', [['*', []]], plain('margin:0')],
    [
      '@media print{',
      [
        ['.a', ['a']],
        ['.b table', ['b', '<table']],
      ],
      plain('color:red'),
    ],
    ['@media print{', [['.c', ['c']]], plain('color:blue')],
    ['', [], plain('@page{margin:0}')],
  ]
  expect(filtered(rules, 'a', 'b', 'c')).toBe(
    '*{margin:0}@media print{.a{color:red}.c{color:blue}}@page{margin:0}',
  )
  expect(filtered(rules, 'b', '<table')).toBe('*{margin:0}@media print{.b table{color:red}}@page{margin:0}')
  expect(filtered(rules)).toBe('*{margin:0}@page{margin:0}')
})

it('of a list of classes it gets its own, as specific as the list', () => {
  const rules: StyleRule[] = [['', [['[a] :is() p', ['theme:a'], ['x', 'y', 'z']]], plain('color:red')]]
  expect(filtered(rules, 'theme:a', 'y')).toBe('[a] .y p{color:red}')
  expect(filtered(rules, 'theme:a', 'x', 'z')).toBe('[a] :is(.x,.z) p{color:red}')
  expect(filtered(rules, 'theme:a')).toBe('')
})

it('what changes nothing until the visitor acts is left out of a first part, with the names that it alone reads', () => {
  const rules: StyleRule[] = [
    [
      '',
      [['html', []]],
      [
        ['--b:0', '--b', []],
        ['--c:1s', '--c', []],
      ],
    ],
    [
      '',
      [
        ['.a', ['a']],
        ['.a:hover', ['a', afterFirstPaint]],
      ],
      [
        ['color:red', '', []],
        ['transition:opacity var(--c)', afterFirstPaint, ['--c']],
      ],
    ],
    ['', [['.a:focus', ['a', afterFirstPaint]]], [['margin:var(--b)', '', ['--b']]]],
    ['', [['.a', ['a']]], [['cursor:pointer', afterFirstPaint, []]]],
  ]
  expect(filtered(rules, 'a')).toBe('.a{color:red}')
  expect(filtered(rules, 'a', afterFirstPaint)).toBe(
    'html{--b:0;--c:1s}.a,.a:hover{color:red;transition:opacity var(--c)}.a:focus{margin:var(--b)}.a{cursor:pointer}',
  )
})

it('rules for a named container are sent where an element is that container', () => {
  const rules: StyleRule[] = [
    ['', [['.half', ['half']]], plain('container:room/inline-size')],
    ['@container room (max-width:9rem){', [['.a', ['a']]], plain('color:red')],
    ['@container (max-width:9rem){', [['.a', ['a']]], plain('color:blue')],
  ]
  expect(filtered(rules, 'a')).toBe('@container (max-width:9rem){.a{color:blue}}')
  expect(filtered(rules, 'a', 'half')).toContain('@container room (max-width:9rem){.a{color:red}}')
})

it('unused custom properties and keyframes are left out, also if only left-out rules read them', () => {
  const rules: StyleRule[] = [
    ['', [], [['@property --a{}', '--a', []]]],
    [
      '',
      [['html', []]],
      [
        ['--a:1px', '--a', []],
        ['--b:var(--a)', '--b', ['--a']],
        ['--c:0', '--c', []],
      ],
    ],
    ['', [['.x', ['x']]], [['margin:var(--b)', '', ['--b']]]],
    ['', [['.y', ['y']]], [['animation:fade', '', ['@fade']]]],
    ['', [], [['@keyframes fade{to{margin:var(--c)}}', '@fade', ['--c']]]],
  ]
  expect(filtered(rules)).toBe('')
  expect(filtered(rules, 'x')).toBe('@property --a{}html{--a:1px;--b:var(--a)}.x{margin:var(--b)}')
  expect(filtered(rules, 'y')).toBe('html{--c:0}.y{animation:fade}@keyframes fade{to{margin:var(--c)}}')
})

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
