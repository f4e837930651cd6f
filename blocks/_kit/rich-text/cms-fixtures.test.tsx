import { expect, it } from 'vitest'
import { renderContent } from '../testing/render-content.ts'

/**
 * Documents of every form in the tests of the CMS's own renderer (`@storyblok/richtext`), with the expected result here. Intended
 * differences are explained in `docs/decisions/rich-text-has-our-own-schema-and-renderer.md`.
 */
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const mark = (type: string, attrs?: object) => ({ type, ...(attrs && { attrs }) })
const link = (href: string, more: object = {}) =>
  mark('link', { href, linktype: 'url', target: null, anchor: null, uuid: null, ...more })
const item = (words: string) => ({ type: 'list_item', content: [paragraph(text(words))] })
const cell = (type: string, words: string, attrs: object = {}) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [paragraph(text(words))],
})
const table = (...rows: object[][]) => ({
  type: 'table',
  content: rows.map(content => ({ type: 'tableRow', content })),
})
/** The first row names the table. */
const scroll = (rows: string) =>
  `<div class="prose-scroll" tabindex="0" role="group" aria-labelledby="row" data-enhance="scroll-region"><table>${rows.replace('<tr>', '<tr id="row">')}</table></div>`

const newTab = 'target="_blank" rel="noopener"'
const hint = '<span class="visually-hidden"> (öffnet in neuem Tab)</span>'

const cases: readonly [name: string, node: object, html: string][] = [
  ['a paragraph', paragraph(text('Hallo')), '<p>Hallo</p>'],
  ['an empty paragraph', paragraph(), ''],
  ['a text alone', text('Nur Text'), 'Nur Text'],
  [
    'a quotation',
    { type: 'blockquote', content: [paragraph(text('x'))] },
    '<blockquote><p>x</p></blockquote>',
  ],
  ['a list', { type: 'bullet_list', content: [item('a')] }, '<ul><li><p>a</p></li></ul>'],
  [
    'a numbered list',
    { type: 'ordered_list', attrs: { order: 5 }, content: [item('a')] },
    '<ol start="5"><li><p>a</p></li></ol>',
  ],
  [
    'code',
    { type: 'code_block', attrs: { class: 'js' }, content: [text('const x = 1')] },
    '<pre tabindex="0" data-enhance="scroll-region"><code class="language-js">const x = 1</code></pre>',
  ],
  ['a rule', { type: 'horizontal_rule' }, '<hr/>'],
  ['a break', paragraph(text('a'), { type: 'hard_break' }), '<p>a<br/></p>'],
  ['a document in a document', { type: 'doc', content: [paragraph(text('innen'))] }, '<p>innen</p>'],
  [
    'an emoji',
    { type: 'emoji', attrs: { emoji: '🚀', name: 'rocket', fallbackImage: 'https://a.example/r.png' } },
    '🚀',
  ],
  ...['left', 'center', 'right', 'justify'].map((textAlign): [string, object, string] => [
    `a paragraph, ${textAlign}`,
    { ...paragraph(text('x')), attrs: { textAlign } },
    `<p class="align-${textAlign}">x</p>`,
  ]),
  ...[1, 2, 3, 4, 5, 6].map((level): [string, object, string] => [
    `a heading of level ${level}`,
    { type: 'heading', attrs: { level, textAlign: 'center' }, content: [text('x')] },
    `<h${level} class="heading heading-h${level} align-center">x</h${level}>`,
  ]),
  ['an empty paragraph with an alignment', { ...paragraph(), attrs: { textAlign: 'center' } }, ''],

  ['bold', paragraph(text('x', mark('bold'))), '<p><strong>x</strong></p>'],
  ['italic', paragraph(text('x', mark('italic'))), '<p><em>x</em></p>'],
  ['struck', paragraph(text('x', mark('strike'))), '<p><s>x</s></p>'],
  ['underlined', paragraph(text('x', mark('underline'))), '<p><u>x</u></p>'],
  ['code in a line', paragraph(text('x', mark('code'))), '<p><code>x</code></p>'],
  ['superscript', paragraph(text('x', mark('superscript'))), '<p><sup>x</sup></p>'],
  ['subscript', paragraph(text('x', mark('subscript'))), '<p><sub>x</sub></p>'],
  ['marked', paragraph(text('x', mark('highlight', { color: null }))), '<p><mark class="mark">x</mark></p>'],
  ['an anchor', paragraph(text('x', mark('anchor', { id: 'a-1' }))), '<p><span id="a-1">x</span></p>'],
  [
    'a known style',
    paragraph(text('x', mark('styled', { class: 'lead' }))),
    '<p><span class="text-lead">x</span></p>',
  ],
  ['an unknown style', paragraph(text('x', mark('styled', { class: 'headline-9' }))), '<p>x</p>'],
  [
    'a colour by name',
    paragraph(text('x', mark('textStyle', { color: 'red', id: null, class: null }))),
    '<p><span class="ink-tone accent-red">x</span></p>',
  ],
  ['two marks', paragraph(text('x', mark('bold'), mark('italic'))), '<p><em><strong>x</strong></em></p>'],

  [
    'a link out',
    paragraph(text('x', link('https://a.example', { target: '_blank' }))),
    `<p><a href="https://a.example" ${newTab}>x${hint}</a></p>`,
  ],
  [
    'a link to a story',
    paragraph(text('x', link('/a', { linktype: 'story' }))),
    '<p><a href="/a/">x</a></p>',
  ],
  [
    'a link to a place in a story',
    paragraph(text('x', link('/a', { linktype: 'story', anchor: 'b' }))),
    '<p><a href="/a/#b">x</a></p>',
  ],
  [
    'a link to a mailbox',
    paragraph(text('x', link('a@b.example', { linktype: 'email' }))),
    '<p><a href="mailto:a@b.example">x</a></p>',
  ],
  [
    'a link to a file',
    paragraph(text('x', link('https://a.example/f.pdf', { linktype: 'asset' }))),
    '<p><a href="https://a.example/f.pdf">x</a></p>',
  ],
  [
    'a link with relations',
    paragraph(text('x', link('/a', { custom: { rel: 'NoFollow ugc opener', 'data-a': 'b' } }))),
    '<p><a href="/a" rel="nofollow ugc">x</a></p>',
  ],
  [
    'neighbouring links with a title',
    paragraph(
      text('a ', link('/a', { custom: { title: 'T' } })),
      text('b', link('/a', { custom: { title: 'T' } })),
    ),
    '<p><a title="T" href="/a">a b</a></p>',
  ],
  [
    'a link around a marked heading',
    {
      type: 'heading',
      attrs: { level: 4, textAlign: 'right' },
      content: [text('x', mark('highlight', { color: 'rgb(163, 38, 42)' }), link('/a'))],
    },
    '<h4 class="heading heading-h4 align-right"><a href="/a"><mark class="mark mark-tone accent-red">x</mark></a></h4>',
  ],
  ['a link that runs', paragraph(text('x', link('javascript:alert("xss")'))), '<p>x</p>'],
  ['markup in a text', paragraph(text('<script>x</script>')), '<p>&lt;script&gt;x&lt;/script&gt;</p>'],

  [
    'a table with a head',
    table(
      [cell('tableHeader', 'A'), cell('tableHeader', 'B')],
      [cell('tableCell', 'a'), cell('tableCell', 'b')],
    ),
    scroll(
      '<thead><tr><th scope="col"><p>A</p></th><th scope="col"><p>B</p></th></tr></thead>' +
        '<tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody>',
    ),
  ],
  [
    'cells that span',
    table([cell('tableCell', 'a', { colspan: 2, rowspan: 2 })]),
    scroll('<tbody><tr><td colSpan="2" rowSpan="2"><p>a</p></td></tr></tbody>'),
  ],
  [
    'cells with widths and colours',
    table([
      cell('tableCell', 'a', { colwidth: [200], backgroundColor: 'rgb(242, 192, 75)' }),
      cell('tableCell', 'b', { colwidth: 320 }),
    ]),
    scroll(
      '<tbody><tr><td class="cell-160 cell-tone accent-yellow"><p>a</p></td><td class="cell-320"><p>b</p></td></tr></tbody>',
    ),
  ],

  [
    'blocks among the text',
    {
      type: 'blok',
      attrs: {
        id: 'b',
        body: [
          { _uid: '1', component: 'divider' },
          { _uid: '2', component: 'divider' },
        ],
      },
    },
    '<div class="prose-block">',
  ],
  ['a place for blocks without any', { type: 'blok', attrs: { id: 'b', body: null } }, ''],
]

it.each(cases)('%s', (_name, node, expected) => {
  const content = { type: 'doc', content: [node, paragraph(text('Ende'))] }
  const { html, log } = renderContent({ component: 'rich-text', _uid: 'r', content })
  // A refused link is left out and logged.
  expect(log.filter(({ event }) => event !== 'link-lost')).toEqual([])
  const [, row] = /<tr id="([^"]+)"/.exec(html) ?? []
  expect(row ? html.replaceAll(row, 'row') : html).toContain(`<div class="prose">${expected}`)
  expect(html).toContain('<p>Ende</p>')
})
