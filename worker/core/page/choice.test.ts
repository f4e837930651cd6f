import { describe, expect, it } from 'vitest'
import { choiceIn, toolParametersIn } from './choice.ts'

describe('parameters of the tools of a page', () => {
  it.each([
    [{ component: 'product-comparison' }, ['only', 'p', 'page']],
    [{ component: 'container', body: [{ component: 'compass' }] }, ['a-', 'asked', 'change', 'page']],
    [{ component: 'card' }, []],
  ])('%j', (block, names) => {
    expect(toolParametersIn({ component: 'page', body: [block] })).toEqual(names)
  })
})

describe('the choice in a query', () => {
  const names = ['a-', 'p', 'page']
  it.each([
    ['p=x,y&utm_source=z&page=2', 'p=x,y&page=2'],
    ['a-goal=first&answer=1&_storyblok=1', 'a-goal=first'],
    ['p=%22%3E&q=1', 'p=%22%3E'],
    ['', ''],
    [`p=${'x'.repeat(600)}`, ''],
  ])('%s', (query, choice) => {
    expect(choiceIn(query, names)).toBe(choice)
  })
})
