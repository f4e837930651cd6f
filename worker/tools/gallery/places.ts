import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const words = paragraph('Words of the place that the block stands in.')
/** A text with the block in it. */
const textAround = (content: RawBlock) => ({
  type: 'doc',
  content: [words, { type: 'blok', attrs: { body: [content] } }, words],
})
const text = (content: unknown): RawBlock => ({ component: 'rich-text', content })
const container = (body: readonly RawBlock[]): RawBlock => ({ component: 'container', body })

/** Sections before the fifth are always laid out (`blocks/_kit/styles/section.css`). */
const sectionsBefore = Array.from({ length: 4 }, () => container([text({ type: 'doc', content: [words] })]))

interface Place {
  readonly before?: readonly RawBlock[]
  readonly around: (content: RawBlock, index: number) => RawBlock | readonly RawBlock[]
}

/**
 * Places in which the gallery shows a block: alone, with text between it and the next one, and where it has to look the same (requirement
 * layout-blocks/embedded-context).
 */
const galleryPlaces: Readonly<Record<string, Place>> = {
  page: { around: content => [content, text({ type: 'doc', content: [words] })] },
  text: { around: content => text(textAround(content)) },
  tab: {
    around: (content, index) => ({
      component: 'tabs',
      anchorPrefix: `place-${index}`,
      items: [
        { component: 'tab', label: 'First', body: [text({ type: 'doc', content: [words] })] },
        { component: 'tab', label: 'Second', body: [content] },
      ],
    }),
  },
  accordion: {
    around: content => ({
      component: 'accordion',
      accordionLists: [
        {
          component: 'accordion-list',
          accordionItems: [{ component: 'accordion-item', title: 'Closed', content: textAround(content) }],
        },
      ],
    }),
  },
  modal: {
    around: (content, index) => ({
      component: 'modal',
      linkText: 'Open',
      headline: 'Place',
      anchor: `place-${index}`,
      content: textAround(content),
    }),
  },
  container: { before: sectionsBefore, around: content => container([content]) },
}

/** Blocks, each in the place with this name. */
export function placeBlocks(blocks: readonly RawBlock[], name: string | undefined): readonly RawBlock[] {
  const place = name !== undefined && Object.hasOwn(galleryPlaces, name) ? galleryPlaces[name] : undefined
  return place ? [...(place.before ?? []), ...blocks.flatMap(place.around)] : blocks
}
