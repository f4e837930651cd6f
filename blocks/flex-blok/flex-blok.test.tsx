import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const button = { component: 'button', _uid: 'b', text: 'Bewerben', href: { linktype: 'url', url: '/b/' } }
const nowhere = { ...button, _uid: 'n', href: undefined }
const render = (fields: object) =>
  renderContent({ component: 'flex-blok', _uid: 'f', content: [button], ...fields }).html

describe('flex block', () => {
  it.each([
    [{}, 'flex-blok flex-blok-row flex-blok-start'],
    [{ layout: 'row' }, 'flex-blok flex-blok-row flex-blok-start'],
    [{ layout: 'col' }, 'flex-blok flex-blok-col flex-blok-start'],
    [{ layout: 'diagonal' }, 'flex-blok flex-blok-row flex-blok-start'],
    [{ alignSelf: 'center' }, 'flex-blok flex-blok-row flex-blok-center'],
    [{ alignSelf: 'end' }, 'flex-blok flex-blok-row flex-blok-end'],
    [{ layout: 'col', alignSelf: 'stretch' }, 'flex-blok flex-blok-col flex-blok-stretch'],
  ])('%j is %s', (fields, className) => {
    expect(render(fields)).toContain(`<div class="${className}">`)
  })

  it('holds its blocks in order', () => {
    const content = [button, { ...button, _uid: 'c', text: 'Beratung' }]
    expect(render({ content })).toMatch(/Bewerben.*Beratung/)
  })

  it.each([[[]], [[nowhere]]])('shows nothing around nothing (%#)', content => {
    expect(render({ content })).toBe('')
  })

  const link = { component: 'link', _uid: 'l', label: 'Bewerben', href: button.href }
  it.each([
    ['richtext-button', button],
    ['syntea-button', button],
    ['syntea-link', link],
  ])('holds %s, which is another name', (component, content) => {
    // The button that opens the chat carries the attribute for it.
    const html = render({ content: [{ ...content, component }] })
    expect(html.replace(/ data-(?:enhance|contact)="[^"]*"/g, '')).toBe(render({ content: [content] }))
  })
})
