import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object = {}, language = 'de') =>
  renderContent({ component: 'copy-link', _uid: 'c', ...fields }, { language }).html

describe('copy link', () => {
  it('is a button whose flag lasts 1500 ms', () => {
    expect(render()).toMatch(/<button type="button"[^>]* data-copied-for="1500"/)
  })

  it.each([
    ['de', 'Link kopieren', 'Link kopiert'],
    ['en', 'Copy link', 'Link copied'],
    ['pt', 'Copiar a ligação', 'Ligação copiada'],
  ])('says in %s what it does, and that it did', (language, before, after) => {
    expect(render({}, language)).toContain(`<span aria-live="polite">${before}</span>`)
    expect(render({}, language)).toContain(`data-after-copy="${after}"`)
  })

  it('takes the words of an editor', () => {
    expect(render({ copyText: 'Teilen', afterCopyText: 'Geteilt' })).toMatch(
      /data-after-copy="Geteilt".*>Teilen</,
    )
  })

  it('is not there without scripts', () => {
    expect(render()).toContain('needs-script')
  })
})
