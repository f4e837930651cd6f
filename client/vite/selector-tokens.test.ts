import { expect, it } from 'vitest'
import { afterFirstPaint } from '../../blocks/_kit/style-sheet.ts'
import { selectorTokens } from './selector-tokens.ts'

it.each([
  ['.hero .hero-flag:not(:hover) > span', ['hero', 'hero-flag']],
  ['.hero .hero-flag:hover > span', ['hero', 'hero-flag', afterFirstPaint]],
  [':focus-visible', [afterFirstPaint]],
  ['html:has(.dialog:modal)', ['dialog', afterFirstPaint]],
  ['.menu::backdrop', ['menu', afterFirstPaint]],
  ['.menu:is(:hover, [aria-current])', ['menu']],
  ['.area[open] > .area-opener', ['area', 'area-opener']],
  ['[data-theme="rust"] .card', ['card', 'theme:rust']],
  ['.section:not(.section-plain):has(> .heading)', ['section', 'heading']],
  [':is(.surface-black, .surface-red) .fact-icon', ['fact-icon']],
  ['.section:not(:has(.section)) .max-w-\\[52rem\\]', ['section', 'max-w-[52rem]']],
  [':is(.prose > :where(:not(.block, :has(.x))), .scroll) > table.wide', ['wide']],
  ['.card:has(> :is(.a, .b:not(.c))) .title', ['card', 'title']],
  ['main > p', []],
  ['.section:has(> .button, .link) .card', ['section', 'card']],
])('%s needs %j', (selector, expected) => {
  expect(selectorTokens(selector)).toEqual(expected)
})

it('the elements of a list are tokens, outside of alternatives and names of other kinds', () => {
  const elements = new Set(['table', 'code', 'th'])
  expect(selectorTokens('.prose-table table:not(:has(code)) :is(th, td) [table]', elements)).toEqual([
    'prose-table',
    '<table',
  ])
  expect(selectorTokens('.prose thead > tr + tr', new Set(['table']))).toEqual(['prose', '<table'])
  expect(
    selectorTokens('::view-transition-old(table) > p:lang(code)::part(th):has(> code)', elements),
  ).toEqual(['<code'])
})
