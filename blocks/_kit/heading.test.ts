import { expect, it } from 'vitest'
import { renderContent } from './testing/render-content.ts'

const figure = '71\u00a0%'
const content = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'arbeiten.' }] }],
}
const heading = { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: figure }] }

it.each([
  ['card', { title: figure, content }],
  ['card', { title: figure, content, link: { linktype: 'url', url: 'https://partner.example/' } }],
  ['fact', { title: figure, titleProps: [{ level: 'h3' }] }],
  ['headline', { text: figure, level: 'h3' }],
  ['intro-box', { headline: figure, text: content }],
  ['media-text', { headline: figure, text: content }],
  ['rich-text', { content: { type: 'doc', content: [heading] } }],
  ['testimonial', { headline: figure, quote: 'arbeiten.' }],
])('a figure is no heading: %s', (component, fields) => {
  const { html } = renderContent({ component, _uid: 'x', ...fields })
  expect(html).toContain(figure)
  expect(html).not.toMatch(/<h[1-6]/)
})

it.each([
  ['card', { title: '7 Gründe', content }],
  ['fact', { title: '7 Gründe', titleProps: [{ level: 'h3' }] }],
  ['intro-box', { headline: '7 Gründe', text: content }],
  ['media-text', { headline: '7 Gründe', text: content }],
])('a number with what it counts is a heading: %s', (component, fields) => {
  expect(renderContent({ component, _uid: 'x', ...fields }).html).toMatch(/<h[1-6][^>]*>7.Gründe/)
})

it('the title of a page may be a figure', () => {
  expect(renderContent({ component: 'headline', text: '404', level: 'h1' }).html).toContain('<h1')
})
