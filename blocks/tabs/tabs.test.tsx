import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const content = fixtures[0]!.content
const idsOf = (html: string) => [...html.matchAll(/<div id="([^"]+)"/g)].map(match => match[1])

describe('tabs', () => {
  it('names its panels tab-0, tab-1, ...', () => {
    expect(idsOf(renderContent(content).html)).toEqual(['tab-0', 'tab-1', 'tab-2'])
    const prefixed = { ...content, anchorPrefix: 'Zweite Reiter!' }
    expect(idsOf(renderContent(prefixed).html)[0]).toBe('zweite-reiter-tab-0')
  })

  it('leads to its panels without script, each with its heading', () => {
    const { html } = renderContent(content)
    expect(html).toContain('<a href="#tab-1"')
    expect(html).not.toContain('role="tab')
    expect(html.match(/tab-panel-label/g)).toHaveLength(3)
  })

  it('needs no control for one panel, and shows nothing for none', () => {
    const [only] = content.items as object[]
    expect(renderContent({ ...content, items: [only] }).html).not.toContain('data-enhance')
    expect(renderContent({ ...content, items: [{ _uid: '1', label: 'Leer', body: [] }] }).html).toBe('')
  })
})
