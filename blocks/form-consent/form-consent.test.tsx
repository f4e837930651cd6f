import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const render = (fields: object) =>
  renderContent({ component: 'form-consent', _uid: 'c', name: 'privacy', wording: 'Ja, gern.', ...fields })
    .html
const valueIn = (html: string) => /type="checkbox"[^>]* value="([^"]*)"/.exec(html)![1]!

describe('form consent', () => {
  it('is a box that its exact words label, links and all', () => {
    const { html } = renderContent(fixtures[0]!.content)
    expect(html).toMatch(/type="checkbox"[^>]*aria-labelledby="field-privacy-words"/)
    expect(html).toMatch(
      /id="field-privacy-words"[^>]*>.*<a href="\/datenschutz\/">Datenschutzerklärung<\/a>/,
    )
    expect(html).not.toContain('checked=""')
  })

  it('has a value that holds for these words only', () => {
    expect(valueIn(render({}))).toMatch(/^yes-[\da-z]+$/)
    expect(valueIn(render({}))).toBe(valueIn(render({ hint: 'x', required: true })))
    expect(valueIn(render({}))).not.toBe(valueIn(render({ wording: 'Ja, sehr gern.' })))
  })

  it('as a plain check box says yes', () => {
    expect(valueIn(render({ kind: 'checkbox' }))).toBe('yes')
  })
})
