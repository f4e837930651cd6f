import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures, set } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('card list', () => {
  it('shows the cards and the headline of the set that it refers to', () => {
    const html = render('default')
    expect(html).toMatch(/<h2[^>]*>Drei Fachrichtungen<\/h2>/)
    expect(html.match(/<li><article/g)).toHaveLength(3)
  })

  it('shows its own cards and headline before those of a set', () => {
    const html = render('own', { set })
    expect(html).toMatch(/<h3[^>]*>Was du hier studierst<\/h3>/)
    expect(html.match(/<li><article/g)).toHaveLength(2)
    expect(render('own-headline')).toContain('Überblick')
    expect(render('own-headline').match(/<li><article/g)).toHaveLength(3)
  })

  it.each(['gone', 'empty'])('is not shown without cards: %s', name => {
    expect(render(name)).toBe('')
  })

  it('takes no story of another type', () => {
    expect(render('default', { set: { ...set, content: { ...set.content, component: 'page' } } })).toBe('')
  })
})
