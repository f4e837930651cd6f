import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LinkWords } from './anchor.tsx'

describe('words of a link', () => {
  it.each([
    ['berlin@tannhagen.example', '<span class="mailbox">berlin@<wbr/>tannhagen.example</span>'],
    ['E-Mail schreiben', 'E-Mail schreiben'],
    ['Schreib an a@b.example', 'Schreib an a@b.example'],
    ['@tannhagen', '@tannhagen'],
    ['a@', 'a@'],
  ])('%s', (words, html) => {
    expect(renderToStaticMarkup(<LinkWords>{words}</LinkWords>)).toBe(html)
  })
})
