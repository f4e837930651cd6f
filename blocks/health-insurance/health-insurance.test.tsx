import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('health insurance number', () => {
  it('is a number in a box to copy, with its title', () => {
    const html = render('default')
    expect(html).toContain('Absendernummer für deine Krankenkasse')
    expect(html).toContain('<code class="copy-box-value">H0004712</code>')
    expect(html).toMatch(/data-after-copy="Nummer kopiert".*>Nummer kopieren</)
  })

  it.each(['', ' ', undefined])('renders nothing for the number %j', number => {
    expect(render('default', { number })).toBe('')
  })

  it('has words for its button without those of an editor', () => {
    expect(render('number-only')).toMatch(/data-after-copy="Kopiert".*>Kopieren</)
  })
})
