import { expect, it } from 'vitest'
import { selectorTokens } from './styles.ts'

it.each([
  ['.hero .hero-flag:hover > span', ['hero', 'hero-flag']],
  ['[data-theme="rust"] .card', ['card', 'theme:rust']],
  ['.section:not(.section-plain):has(> .heading)', ['section', 'heading']],
  [':is(.surface-black, .surface-red) .fact-icon', ['fact-icon']],
  ['.section:not(:has(.section)) .max-w-\\[52rem\\]', ['section', 'max-w-[52rem]']],
  ['main > p', []],
])('%s needs %j', (selector, expected) => {
  expect(selectorTokens(selector)).toEqual(expected)
})
