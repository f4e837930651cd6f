import { describe, expect, it } from 'vitest'
import { placeFloating } from './floating.tsx'
import { renderContent } from './testing/render-content.ts'

const link = { linktype: 'url', url: '/bachelor/' }
const button = { component: 'elevation-button', _uid: 'b', text: 'Infos', href: link }
const words = { component: 'rich-text', _uid: 't', content: 'Worte' }
const text = (block: object) => ({
  type: 'doc',
  content: [{ type: 'blok', attrs: { body: [block] } }],
})

const places = (block: object): readonly (readonly [string, object])[] => [
  ['a container', { component: 'container', _uid: 'c', body: [words, block] }],
  ['a text', { component: 'rich-text', _uid: 'r', content: text(block) }],
  [
    'a tab that is not shown',
    {
      component: 'tabs',
      _uid: 'p',
      items: [
        { component: 'tab', label: 'A', body: [words] },
        { component: 'tab', label: 'B', body: [words, block] },
      ],
    },
  ],
  [
    'a closed accordion',
    {
      component: 'accordion',
      _uid: 'a',
      accordionLists: [
        {
          component: 'accordion-list',
          accordionItems: [{ component: 'accordion-item', title: 'A', content: text(block) }],
        },
      ],
    },
  ],
  ['a modal', { component: 'modal', _uid: 'm', linkText: 'A', content: text(block) }],
]

describe.each([
  ['an elevation button', button, '<div class="elevation-button"'],
  [
    'the button to the top',
    { component: 'back-to-top', _uid: 'b' },
    '<button type="button" class="back-to-top lifted"',
  ],
  [
    'the bar of actions',
    { component: 'action-bar', _uid: 'b', text: 'Los', href: link },
    '<nav class="action-bar',
  ],
])('%s', (_, block, start) => {
  it.each(places(block))('in %s is written after the block of the page', (_place, content) => {
    const { html, log } = renderContent(content)
    expect(log).toEqual([])
    const around = html.slice(0, html.indexOf(start))
    expect(around.match(/<(?!br|img|input|source)[a-z]/g)?.length).toBe(around.match(/<\//g)?.length)
    expect(html.split(start)).toHaveLength(2)
  })

  it('alone is unchanged', () => {
    expect(renderContent(block).html.startsWith(start)).toBe(true)
  })
})

it('keeps the element by which editors find it', () => {
  const inDraft = '<div class="contents" data-blok-uid="b">\u{F0006}<nav>b</nav>\u{F0007}</div>'
  expect(placeFloating(`<section><div>a</div>${inDraft}</section>`)).toBe(
    '<section><div>a</div></section><div class="contents" data-blok-uid="b"><nav>b</nav></div>',
  )
})
