import { describe, expect, it } from 'vitest'
import { samplePages } from '../programmes/sample-pages.ts'
import { renderContent } from './render-content.ts'

const [first, second] = samplePages
const list = { data: [first, { ...second!, language: 'en', title: 'Farming' }] }
const data = () => ({ state: 'ready' as const, value: list, revision: '1', fallback: false })

const show = (component: string, language: string) =>
  renderContent({ component, _uid: component }, { language, facts: { data } }).html

describe.each(['study-finder', 'programme-table'])('%s', component => {
  it('marks programmes that are in another language', () => {
    const html = show(component, 'fr')
    expect(html).toMatch(/<a [^>]*lang="en">Farming</)
    expect(html.match(/<a [^>]* lang=/g)).toHaveLength(1)
  })

  it.each([
    ['de', 'in einer anderen Sprache: Englisch.'],
    ['en', 'in another language: English.'],
    ['fr', 'dans une autre langue\u00a0: anglais.'],
    ['it', 'in un’altra lingua: inglese.'],
    ['es', 'en otro idioma: inglés.'],
    ['pt', 'noutra língua: inglês.'],
  ])('says in %s which language that is', (language, words) => {
    expect(show(component, language)).toContain(words)
  })
})

it('the comparison marks those that can be added', () => {
  expect(show('product-comparison', 'fr')).toMatch(/<option [^>]*lang="en">Farming</)
})
