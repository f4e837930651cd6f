import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { RichTextDocument } from '../../../../blocks/_kit/fields/richtext.ts'
import type { MessageName } from '../../../../blocks/_kit/messages.ts'
import type { programmeFields } from '../../content/types/programmes.ts'
import type { Product } from './facts.ts'
import { rowsOf } from './facts.ts'
import type { Section, Sheet } from './template.ts'
import { linkValue } from './template.ts'

interface Topic {
  readonly title: string | undefined
  readonly content: RichTextDocument | undefined
}

function accordionOf({ make }: Sheet, place: string, topics: readonly Topic[]): RawBlock[] {
  const accordionItems = topics.flatMap(({ title, content }, index) =>
    title && content ? [make(`${place}-item-${index}`, 'accordion-item', { title, content })] : [],
  )
  if (!accordionItems.length) return []
  const list = make(`${place}-list`, 'accordion-list', { accordionItems })
  return [make(`${place}-accordion`, 'accordion', { accordionLists: [list] })]
}

/** More than this make a long row of cards: then the words open on demand. */
const maxCards = 6

type CareerPaths = FieldsOutput<typeof programmeFields>['careerPaths']

function careerCards({ make }: Sheet, paths: CareerPaths): RawBlock[] {
  return paths.flatMap(({ title, content, image, link }, index) => {
    if (!title && !content) return []
    const variant = image ? 'default' : 'compact'
    return [make(`careers-${index}`, 'card', { variant, title, content, image, link: linkValue(link) })]
  })
}

export const careersSection = (sheet: Sheet, paths: CareerPaths): Section => ({
  name: 'careers',
  title: sheet.say('sectionCareers'),
  blocks:
    paths.length > maxCards
      ? accordionOf(sheet, 'careers', paths)
      : rowsOf(sheet, 'careers', careerCards(sheet, paths)),
})

/** Short points; undefined without any. */
export function checklistOf({ make }: Sheet, place: string, titles: readonly (string | undefined)[]) {
  const checklistItems = titles.flatMap((text, index) =>
    text ? [make(`${place}-check-${index}`, 'checklist-item', { text })] : [],
  )
  return checklistItems.length ? [make(`${place}-checklist`, 'checklist-grid', { checklistItems })] : []
}

/** Points without an explanation are ticked; the others open. */
export function admissionSection(sheet: Sheet, product: Product | undefined): Section {
  const requirements = product?.admissionRequirementsItems ?? []
  const plain = requirements.filter(({ content }) => !content).map(({ title }) => title)
  return {
    name: 'admission',
    title: sheet.say('sectionAdmission'),
    blocks: [...checklistOf(sheet, 'admission', plain), ...accordionOf(sheet, 'admission', requirements)],
    layout: 'margin',
  }
}

/** Running text under its own title. */
export const textSection = (
  sheet: Sheet,
  name: string,
  { title, content }: { readonly title: MessageName; readonly content: RichTextDocument | undefined },
): Section => ({
  name,
  title: sheet.say(title),
  blocks: content ? [sheet.make(`${name}-text`, 'rich-text', { content })] : [],
  layout: 'margin',
})
