import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const render = (fields: object = {}, language = 'de') =>
  renderContent({ ...content, ...fields }, { language }).html

describe('newsletter field', () => {
  it('posts the address to the form of its page, and goes to its first step', () => {
    const html = render()
    expect(html).toMatch(/<form [^>]*action="\/api\/forms\/newsletter\?page=%2Fnewsletter%2F" method="post"/)
    expect(html).toMatch(/<input [^>]*type="email"[^>]* name="email"/)
    expect(html).toMatch(/<button [^>]*value="step:0"[^>]* name="_go"/)
  })

  it.each([
    ['de', 'Adresse für den Newsletter', 'Newsletter bestellen'],
    ['en', 'Address for the newsletter', 'Subscribe to the newsletter'],
    ['fr', 'Adresse pour la newsletter', 'S’abonner à la newsletter'],
    ['pt', 'Endereço para a newsletter', 'Subscrever a newsletter'],
  ])('has a name for its field and its button in %s', (language, label, button) => {
    const html = render({}, language)
    const [, id] = /<label for="([^"]+)">/.exec(html) ?? []
    expect(html).toContain(`<label for="${id}">${label}</label>`)
    expect(html).toContain(`<input id="${id}"`)
    expect(html).toContain(`aria-label="${button}"`)
  })

  it.each([
    ['no page', { page: undefined }],
    ['a page elsewhere', { page: { linktype: 'url', url: 'https://example.org/newsletter/' } }],
    ['a form whose id is none', { form: '../' }],
  ])('with %s is not there', (_, fields) => {
    expect(render(fields)).toBe('')
  })

  it('leaves the query and the place of the page out', () => {
    expect(render({ page: { linktype: 'url', url: '/newsletter/?a=1#formular' } })).toContain(
      'page=%2Fnewsletter%2F"',
    )
  })
})
