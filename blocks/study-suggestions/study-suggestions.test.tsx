import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const render = (answer?: unknown, language = 'de') =>
  renderContent(content, { language, facts: answer === undefined ? {} : { data: () => ready(answer) } }).html

it('lists suggestions by category, without empty ones', () => {
  const html = render()
  expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Weiterbildung',
    'Am meisten sparen',
  ])
  expect(html).toContain(
    'bis 60\u00a0ECTS anrechenbar\u00a0· 12\u00a0Monate weniger\u00a0· 4.320\u00a0€ weniger',
  )
})

it('has its words in the language of the page', () => {
  expect(render(undefined, 'fr')).toContain('12\u00a0mois de moins')
})

it.each([{}, { training: [] }])('without a suggestion it is no block: %j', answer => {
  expect(render(answer)).toBe('')
})
