import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html

describe('action bar', () => {
  it('leads to the next step with what is chosen, and calls a number that its name says', () => {
    expect(html('default')).toContain('href="/forms-space/bewerbung/?programme=bwl&amp;model=vollzeit"')
    expect(html('default')).toContain('href="tel:00493023125140" aria-label="Anrufen: +49 30 23125 140"')
  })

  it('shows the least price of its programme, lowered by the offer, and none for an unknown one', () => {
    const price = (careId: string) =>
      /<p class="action-bar-price">(.*?)<\/p>/.exec(
        renderContent({ ...fixtures[0]!.content, careId }).html,
      )?.[1]
    expect(price('BABWL-FS')).toBe('<strong>ab 178\u00a0€</strong> im Monat')
    expect(price('BABWL-DS')).toBe('<strong>0\u00a0€</strong> im Monat')
    expect(price('')).toBeUndefined()
    expect(price('UNKNOWN')).toBeUndefined()
  })

  it('has what there is, and is not there for nothing', () => {
    expect(html('call')).not.toContain('/forms-space/')
    expect(html('step')).not.toContain('tel:')
    expect(html('empty')).toBe('')
    expect(html('hostile')).not.toMatch(/<script|onclick="alert|tel:/)
  })
})
