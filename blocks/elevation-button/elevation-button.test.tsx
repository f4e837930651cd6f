import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html
const css = readFileSync(new URL('./style.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')

describe('elevation button', () => {
  it('shows only where it is allowed', () => {
    expect(html('default')).toContain('href="/bachelor/"')
    expect(html('not-allowed')).toBe('')
  })

  it('shows only while no modal is open', () => {
    expect(css).toContain('html:has(dialog:modal) .elevation-button { display: none; }')
  })

  it('shows on phones only while neither the attention bubble nor the chat shows', () => {
    expect(css).toContain(
      '@media (max-width: 767.98px) { html:has([data-chat-shown]) .elevation-button, html:has(.contact-attention[data-shown]) .elevation-button { display: none; } }',
    )
  })
})
