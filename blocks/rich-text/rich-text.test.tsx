import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const render = (...content: unknown[]) =>
  renderContent({
    component: 'rich-text',
    _uid: 'r',
    content: {
      type: 'doc',
      content: [...content, { type: 'paragraph', content: [{ type: 'text', text: '.' }] }],
    },
  })
const text = (words: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, marks }],
})
const fixture = (name: string) => renderContent(fixtures.find(entry => entry.name === name)!.content)

describe('rich text', () => {
  const marks: [string, object, string][] = [
    ['bold', {}, '<strong>x</strong>'],
    ['italic', {}, '<em>x</em>'],
    ['underline', {}, '<u>x</u>'],
    ['strike', {}, '<s>x</s>'],
    ['code', {}, '<code>x</code>'],
    ['superscript', {}, '<sup>x</sup>'],
    ['subscript', {}, '<sub>x</sub>'],
    ['highlight', {}, '<mark class="mark">x</mark>'],
    ['textStyle', { color: '#0b5563' }, '<span class="ink-tone accent-petrol">x</span>'],
    ['textStyle', { color: 'red;background:url(x)' }, '<p>x</p>'],
    ['anchor', { id: 'kosten' }, '<span id="kosten">x</span>'],
    ['styled', { class: 'lead' }, '<span class="text-lead">x</span>'],
    ['styled', { class: 'fixed inset-0' }, '<p>x</p>'],
    ['link', { href: '/a/', linktype: 'url' }, '<a href="/a/">x</a>'],
    ['link', { href: 'javascript:alert(1)' }, '<p>x</p>'],
    ['link', { href: 'a@b.example', linktype: 'email' }, '<a href="mailto:a@b.example">x</a>'],
    ['constructor', {}, '<p>x</p>'],
  ]
  it.each(marks)('mark %s %o', (type, attrs, expected) => {
    expect(render(text('x', { type, attrs })).html).toContain(expected)
  })

  it.each([
    ['texas_rose', 2, true],
    ['texas_rose', 3, false],
    ['default', 2, false],
  ])('in %s a heading of level %i is highlighted: %s', (theme, level, expected) => {
    const heading = { type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'x' }] }
    const content = { component: 'rich-text', _uid: 'r', content: { type: 'doc', content: [heading] } }
    const { html } = renderContent(content, { theme })
    expect(html.includes('<span class="heading-highlight">x</span>')).toBe(expected)
  })

  const nodes: [string, object, string][] = [
    [
      'heading',
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'x' }] },
      '<h3 class="heading heading-h3">x</h3>',
    ],
    [
      'heading of level 1',
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x' }] },
      '<h1 class="heading heading-h1">x</h1>',
    ],
    ['ordered list with a start', { type: 'ordered_list', attrs: { order: 3 } }, '<ol start="3">'],
    [
      'emoji by name',
      { type: 'emoji', attrs: { name: '+1' } },
      '<span role="img" aria-label="thumbs up" lang="en">\u{1F44D}</span>',
    ],
    ['emoji heart', { type: 'emoji', attrs: { name: 'heart' } }, '❤️'],
    ['unknown node', { type: 'unknown', content: [{ type: 'text', text: 'x' }] }, 'x'],
    ['line break', { type: 'paragraph', content: [{ type: 'hard_break' }] }, '<br/>'],
  ]
  it.each(nodes)('node: %s', (_name, node, expected) => {
    expect(render(node).html).toContain(expected)
  })

  it('form values are places for the browser to fill', () => {
    expect(render(text('Start: {fv:start|date}!')).html).toContain(
      'Start: <span data-form-value="start" data-format="date" dir="auto"></span>!',
    )
  })

  it('form values and query placeholders may stand in one text', () => {
    const { html } = renderContent(
      {
        component: 'rich-text',
        content: { type: 'doc', content: [text('{{get_name}}, {fv:start|date}: {{get_ort}}')] },
      },
      { query: '?name=Ada&ort={fv:x}' },
    )
    expect(html).toContain('Ada, <span data-form-value="start" data-format="date" dir="auto"></span>: {fv:x}')
  })

  it('embedded blocks are rendered, hostile addresses are not', () => {
    expect(fixture('default').html).toContain('Modulplan ansehen')
    expect(fixture('hostile').html).not.toContain('javascript:')
  })

  it('malformed nodes do not throw', () => {
    expect(fixture('sparse').log).toEqual([])
    expect(
      render(
        null,
        5,
        'text',
        { type: 5 },
        { type: 'paragraph', content: 'x' },
        { type: 'text', marks: 'x', text: 5 },
      ).log,
    ).toEqual([])
  })

  it('nesting without end ends', () => {
    const deep = Array.from({ length: 100 }).reduce<object>(
      node => ({ type: 'blockquote', content: [node] }),
      { type: 'paragraph' },
    )
    expect(render(deep).log).toEqual([])
  })
})
