import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ResolvedRichText } from '../resolved.ts'
import { RichText } from '../rich-text.tsx'

/** Renders nodes as they come from the CMS, whatever they are. */
function render(content: unknown, parts: Partial<ResolvedRichText> = {}): string {
  const value = {
    kind: 'richtext',
    document: { type: 'doc', content },
    blocks: new Map(),
    links: new Map(),
    texts: new Map(),
    ...parts,
  } as unknown as ResolvedRichText
  const html = renderToStaticMarkup(<RichText value={value} newTabHint="neuer Tab" />)
  return html.replace(/^<div class="prose">|<\/div>$/g, '')
}

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const cell = (type: string, words: string, attrs?: object) => ({
  type,
  content: [paragraph(text(words))],
  ...(attrs && { attrs }),
})

describe('RichText', () => {
  const cases: [string, unknown, string][] = [
    ['content that is no list', 'x', ''],
    ['entries that are no nodes', [null, 1, 'x', []], ''],
    ['a node without a type shows its children', [{ content: [text('x')] }], 'x'],
    ['an empty paragraph', [{ type: 'paragraph' }], ''],
    ['marks that are no list', [paragraph({ type: 'text', text: 'x', marks: 'bold' })], '<p>x</p>'],
    ['a text that is no text', [paragraph({ type: 'text', text: 7 })], '<p></p>'],
    [
      'a heading with its level as text',
      [{ type: 'heading', attrs: { level: '3' }, content: [text('x')] }],
      '<h3 class="heading heading-h3">x</h3>',
    ],
    [
      'a heading far too deep',
      [{ type: 'heading', attrs: { level: 99 }, content: [text('x')] }],
      '<h6 class="heading heading-h6">x</h6>',
    ],
    [
      'an emoji it does not know',
      [paragraph({ type: 'emoji', attrs: { name: 'x', emoji: '*' } })],
      '<p>*</p>',
    ],
    [
      'an emoji named like a property',
      [paragraph({ type: 'emoji', attrs: { name: 'toString' } })],
      '<p></p>',
    ],
    ['a picture with a hostile address', [{ type: 'image', attrs: { src: 'javascript:x' } }], ''],
    [
      'code as it is',
      [{ type: 'code_block', content: [text('a < b', { type: 'bold' })] }],
      '<pre tabindex="0"><code>a &lt; b</code></pre>',
    ],
    ['one link of two', [paragraph(text('x', { type: 'link' }, { type: 'link' }))], '<p>x</p>'],
    [
      'form values with and without a format',
      [paragraph(text('{fv:a|label}{fv:b} {fv:}'))],
      '<p><span data-form-value="a" data-format="label"></span><span data-form-value="b" data-format="raw"></span> {fv:}</p>',
    ],
  ]
  it.each(cases)('%s', (_name, content, expected) => {
    expect(render(content)).toBe(expected)
  })

  it('puts rows of headings into the head and keeps spans within reason', () => {
    const rows = [
      { type: 'tableRow', content: [cell('tableHeader', 'Modell', { colspan: 2 })] },
      {
        type: 'tableRow',
        content: [cell('tableHeader', 'Vollzeit'), cell('tableCell', '359', { rowspan: 1e9 })],
      },
    ]
    expect(render([{ type: 'table', content: rows }])).toBe(
      '<div class="prose-scroll" tabindex="0"><table><thead><tr><th scope="col" colSpan="2"><p>Modell</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Vollzeit</p></th><td rowSpan="100"><p>359</p></td></tr></tbody></table></div>',
    )
  })

  it('takes links and filled texts by the identity of their nodes', () => {
    const mark = { type: 'link', attrs: { href: 'https://example.org' } }
    const node = text('x', mark)
    const html = render([paragraph(node)], {
      links: new Map([[mark, { href: 'https://example.org', target: '_blank', rel: 'noopener' }]]),
      texts: new Map([[node, 'filled']]),
    })
    expect(html).toBe(
      '<p><a href="https://example.org" target="_blank" rel="noopener">filled<span class="visually-hidden"> (neuer Tab)</span></a></p>',
    )
  })

  it('keeps only the text of what is nested without end', () => {
    let node: unknown = text('tief')
    for (let depth = 0; depth < 20_000; depth++) node = { type: 'blockquote', content: [node] }
    const html = render([node])
    expect(html).toContain('tief')
    expect(html.match(/<blockquote>/g)?.length).toBeLessThan(40)
  })
})
