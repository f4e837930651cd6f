import type { RichTextNode } from '../blocks/_kit/fields/richtext.ts'
import type { BlockDraft } from './stories/blocks.ts'

/** Nodes of running text beside those that `rich` makes of plain words; each language has a document of its own. */

export const words = (text: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length && { marks }),
})

export const line = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })

export const subheading = (text: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'heading',
  attrs: { level: 2, textAlign: null },
  content: [words(text, ...marks)],
})

export const program = (language: string, text: string): RichTextNode => ({
  type: 'code_block',
  attrs: { class: `language-${language}` },
  content: [words(text)],
})

export const emoji = (name: string, character: string): RichTextNode => ({
  type: 'emoji',
  attrs: { name, emoji: character, fallbackImage: '' },
})

/** A picture stands in a paragraph. */
export const drawing = (src: string, alt: string): RichTextNode =>
  line({
    type: 'image',
    attrs: { id: null, src, alt, title: null, source: null, copyright: null, meta_data: null },
  })

/** Blocks in running text. */
export const embedded = (...body: BlockDraft[]): RichTextNode => ({ type: 'blok', attrs: { id: null, body } })
