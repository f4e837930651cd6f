import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html
const texts = (markup: string) =>
  [...markup.matchAll(/<\/svg><span>([^<]*)<\/span><\/li>/g)].map(([, text]) => text)

describe('checklist grid', () => {
  it('is a list of texts, each with a tick', () => {
    expect(texts(html('few'))).toEqual(['Start an jedem 1. des Monats', 'Vier Wochen kostenlos testen'])
    expect(html('few').match(/checklist-grid-tick/g)).toHaveLength(2)
  })

  it('leaves out blank points, and itself when none is left', () => {
    const checklistItems = [{ text: ' ' }, { text: 'Staatlich anerkannt' }]
    expect(texts(renderContent({ component: 'checklist-grid', checklistItems }).html)).toEqual([
      'Staatlich anerkannt',
    ])
    expect(html('empty')).toBe('')
  })

  it('shows text, not markup', () => {
    expect(html('longest')).toContain('&lt;b&gt;Kein&lt;/b&gt; HTML')
  })
})
