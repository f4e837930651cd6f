import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, language = 'de') =>
  renderContent({ ...fixture(name), ...changes }, { language }).html

describe('voucher', () => {
  it.each(['', ' ', undefined])('renders nothing for the code %j', code => {
    expect(render('default', { code })).toBe('')
  })

  it('is its code in a box to copy, with label and button', () => {
    const html = render('default')
    expect(html).toContain('600\u00a0€ weniger')
    expect(html).toMatch(/<code class="copy-box-value">START600<\/code><button type="button"/)
    expect(html).toMatch(/data-after-copy="Code kopiert".*>Code kopieren</)
    expect(html).toMatch(/<a [^>]*href="\/einschreiben\/".*Jetzt einschreiben/)
  })

  it.each(['buttonText', 'buttonLink'])('has no button to somewhere without %s', field => {
    expect(render('default', { [field]: undefined })).not.toContain('<a ')
  })

  it.each([
    ['de', 'Kopieren', 'Kopiert'],
    ['en', 'Copy', 'Copied'],
  ])('without words of its own it says in %s what the button does', (language, before, after) => {
    const html = render('code-only', {}, language)
    expect(html).toContain(`>${before}</span>`)
    expect(html).toContain(`data-after-copy="${after}"`)
  })
})
