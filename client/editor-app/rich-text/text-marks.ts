import { Mark } from '@tiptap/core'
import { keptAttribute, keptAttributes } from './kept-attribute.ts'

/** A mark that is one HTML element. It combines with all others, as in the content system. */
const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** A mark with an attribute that defines the look of its words; the editor's own style sheet shows it. */
const spanMark = (name: string, ...attributes: readonly string[]) =>
  Mark.create({
    name,
    addAttributes: () => keptAttributes(...attributes),
    parseHTML: () => [{ tag: `span[data-mark="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', { 'data-mark': name, ...HTMLAttributes }, 0],
  })

const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    ...keptAttributes('uuid', 'anchor', 'target', 'custom', 'story'),
    href: keptAttribute('href', element => element.getAttribute('href')),
    linktype: keptAttribute('linktype', () => 'url'),
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  // Without `href`, so that a click in the editor does not navigate.
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const highlight = plainMark('highlight', 'mark').extend({ addAttributes: () => keptAttributes('color') })

/** Marks of Storyblok that the text editor's kit lacks or names otherwise. */
export const textMarks = [
  plainMark('code', 'code'),
  plainMark('superscript', 'sup'),
  plainMark('subscript', 'sub'),
  highlight,
  spanMark('textStyle', 'color'),
  spanMark('anchor', 'id'),
  spanMark('styled', 'class'),
  link,
]
