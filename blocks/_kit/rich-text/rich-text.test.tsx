import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readDocument, type TypedNode } from '../fields/rich-text-document.ts'
import type { LinkTarget } from '../resolved.ts'
import { RichText } from '../rich-text.tsx'

const nodesOf = (content: readonly TypedNode[]): TypedNode[] =>
  content.flatMap(node => [node, ...nodesOf(node.content)])

/** Renders any nodes as the CMS delivers them; links keep their address. */
function render(content: unknown): string {
  const document = readDocument({ type: 'doc', content })
  if (!document) return ''
  const links = nodesOf(document.content).flatMap(({ marks }) =>
    marks.flatMap((mark): [object, LinkTarget][] => {
      if (mark.type !== 'link' || !mark.attrs.href) return []
      const { href, title, target } = mark.attrs
      return [
        [mark, { href, ...(title && { title }), ...(target === '_blank' && { target, rel: 'noopener' }) }],
      ]
    }),
  )
  const value = {
    kind: 'richtext',
    document,
    blocks: new Map(),
    links: new Map(links),
    texts: new Map(),
  } as const
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
    ['a text that is no text', [paragraph({ type: 'text', text: 7 }, text('x'))], '<p>x</p>'],
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
      '<pre tabindex="0" data-enhance="scroll-region"><code>a &lt; b</code></pre>',
    ],
    ['one link of two', [paragraph(text('x', { type: 'link' }, { type: 'link' }))], '<p>x</p>'],
    [
      'form values with and without a format',
      [paragraph(text('{fv:a|label}{fv:b} {fv:}'))],
      '<p><span data-form-value="a" data-format="label" dir="auto"></span><span data-form-value="b" data-format="raw" dir="auto"></span> {fv:}</p>',
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
    const html = render([{ type: 'table', content: rows }])
    const [, id] = /<tr id="([^"]+)"/.exec(html)!
    expect(html.replaceAll(id!, 'row')).toBe(
      '<div class="prose-scroll" tabindex="0" role="group" aria-labelledby="row" data-enhance="scroll-region"><table><thead><tr id="row"><th scope="col" colSpan="2"><p>Modell</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Vollzeit</p></th><td rowSpan="100"><p>359</p></td></tr></tbody></table></div>',
    )
  })

  const table = (...rows: (readonly string[])[]) => ({
    type: 'table',
    content: rows.map((texts, index) => ({
      type: 'tableRow',
      content: texts.map(words => cell(index ? 'tableCell' : 'tableHeader', words)),
    })),
  })

  it('names the column in each cell of a table of three columns, which a phone shows as cards', () => {
    const html = render([table(['Modell', 'Dauer', 'Kosten'], ['Teilzeit', '48', '297'])])
    expect(html).toContain(
      '<tr role="row"><td role="cell"><p>Teilzeit</p></td><td role="cell" data-label="Dauer" class="cell-figure"><p>48</p></td><td role="cell" data-label="Kosten" class="cell-figure"><p>297</p></td></tr>',
    )
    expect(html).toMatch(
      /<table role="table" class="stacked"><thead role="rowgroup"><tr role="row" id="[^"]+"><th role="columnheader"/,
    )
  })

  it.each([
    [
      'two columns',
      [
        ['Modell', 'Dauer'],
        ['Teilzeit', '48'],
      ],
    ],
    ['no head', [[], ['Teilzeit', '48', '297']]],
  ])('a table of %s stays one', (_name, rows) => {
    expect(render([table(...rows)])).not.toMatch(/stacked|data-label|role="cell"/)
  })

  it('takes filled texts by the identity of their nodes', () => {
    const document = readDocument({ type: 'doc', content: [paragraph(text('x'))] })!
    const texts = new Map([[document.content[0]!.content[0]!, 'filled']])
    const value = { kind: 'richtext', document, blocks: new Map(), links: new Map(), texts } as const
    expect(renderToStaticMarkup(<RichText value={value} />)).toBe('<div class="prose"><p>filled</p></div>')
  })

  const link = (href: string, more?: object) => ({ type: 'link', attrs: { href, linktype: 'url', ...more } })
  const bold = { type: 'bold' }
  const links: [string, object[], string][] = [
    [
      'is one around words of several marks',
      [
        text('Mehr ', link('/a')),
        text('zu', bold, link('/a')),
        text(' Kosten', link('/a'), { type: 'italic' }),
      ],
      '<a href="/a">Mehr <strong>zu</strong><em> Kosten</em></a>',
    ],
    [
      'goes around other marks, whatever their order',
      [text('x', link('/a'), { type: 'superscript' })],
      '<a href="/a"><sup>x</sup></a>',
    ],
    [
      'ends where the next one leads elsewhere',
      [text('a', link('/a')), text('b', link('/b'))],
      '<a href="/a">a</a><a href="/b">b</a>',
    ],
    [
      'ends where the next one opens elsewhere',
      [text('a', link('/a')), text('b', link('/a', { target: '_blank' }))],
      '<a href="/a">a</a><a href="/a" target="_blank" rel="noopener">b<span class="visually-hidden"> (neuer Tab)</span></a>',
    ],
    [
      'ends where the next one has another title',
      [text('a', link('/a', { custom: { title: 'A' } })), text('b', link('/a', { custom: { title: 'B' } }))],
      '<a title="A" href="/a">a</a><a title="B" href="/a">b</a>',
    ],
    [
      'ends at a break that it does not hold',
      [text('a', link('/a')), { type: 'hard_break' }, text('b', link('/a'))],
      '<a href="/a">a</a><br/><a href="/a">b</a>',
    ],
    [
      'holds a break and an emoji of its own',
      [
        text('a', link('/a')),
        { type: 'hard_break', marks: [link('/a')] },
        { type: 'emoji', attrs: { emoji: '*' }, marks: [link('/a')] },
      ],
      '<a href="/a">a<br/>*</a>',
    ],
    ['ends at words without one', [text('a', link('/a')), text(' b ')], '<a href="/a">a</a> b '],
  ]
  it.each(links)('a link %s', (_name, content, expected) => {
    expect(render([paragraph(...content)])).toBe(`<p>${expected}</p>`)
  })

  const aligned = (type: string, textAlign: unknown) => ({
    type,
    attrs: { textAlign, level: 3 },
    content: [text('x')],
  })
  it.each([
    [aligned('paragraph', 'center'), '<p class="align-center">x</p>'],
    [aligned('paragraph', 'right'), '<p class="align-right">x</p>'],
    [aligned('paragraph', 'justify'), '<p class="align-justify">x</p>'],
    [aligned('paragraph', 'left'), '<p class="align-left">x</p>'],
    [aligned('paragraph', 'inset-0'), '<p>x</p>'],
    [aligned('heading', 'center'), '<h3 class="heading heading-h3 align-center">x</h3>'],
    [aligned('heading', null), '<h3 class="heading heading-h3">x</h3>'],
  ])('alignment: %j', (node, expected) => {
    expect(render([node])).toBe(expected)
  })

  it.each([
    ['js', ' class="language-js"'],
    ['language-TypeScript', ' class="language-typescript"'],
    ['c++', ' class="language-c++"'],
    ['fixed inset-0', ''],
    [null, ''],
  ])('code in %s', (language, expected) => {
    const html = render([{ type: 'code_block', attrs: { class: language }, content: [text('x')] }])
    expect(html).toBe(`<pre tabindex="0" data-enhance="scroll-region"><code${expected}>x</code></pre>`)
  })

  it.each([
    [{ colwidth: [150] }, ' class="cell-160"'],
    [{ colwidth: 200 }, ' class="cell-160"'],
    [{ colwidth: [200, 300], colspan: 2 }, ' colSpan="2" class="cell-480"'],
    [{ colwidth: [0, null] }, ''],
    [{ backgroundColor: 'rgb(163, 38, 42)' }, ' class="cell-tone accent-red"'],
    [{ backgroundColor: '#f2c04bff', colwidth: [80] }, ' class="cell-80 cell-tone accent-yellow"'],
    [{ backgroundColor: 'red; position: fixed' }, ''],
  ])('a cell with %j', (attrs, expected) => {
    const html = render([
      { type: 'table', content: [{ type: 'tableRow', content: [cell('tableCell', 'x', attrs)] }] },
    ])
    expect(html).toContain(`<td${expected}><p>x</p></td>`)
  })

  it('keeps only the text of what is nested without end', () => {
    let node: unknown = text('tief')
    for (let depth = 0; depth < 20_000; depth++) node = { type: 'blockquote', content: [node] }
    const html = render([node])
    expect(html).toContain('tief')
    expect(html.match(/<blockquote>/g)?.length).toBeLessThan(40)
  })
})
