import type { LinkRules } from '../../request/site/links.ts'
import { isForms } from '../../request/site/page-path.ts'
import { pageSchema as page } from './page.ts'
import { fieldsNamed, readContent } from './read-content.ts'
import { originalSlug, type Story } from './story.ts'

/**
 * Story types whose pages a template builds from their own fields; the pages of all other types consist of their
 * free blocks alone.
 */
const templatedTypes = [
  'variant',
  'lp-variant',
  'variant-grouping',
  'individual-grouping',
  'lp-variant-grouping',
  'lp-individual-grouping',
  'location',
  'lp-location',
  'person',
  'event',
] as const

export type TemplatedType = (typeof templatedTypes)[number]

const known: ReadonlySet<string> = new Set(templatedTypes)

/** Whether pages of a story type are made by a template. */
export const hasTemplate = (type: string): type is TemplatedType => known.has(type)

type Layout = 'basic' | 'page' | 'blank'

const layoutField = fieldsNamed(page.fields, 'layout')

/**
 * The layout of a story by its type. Pages choose their own; forms pages are blank (requirement page-resolution/layout).
 */
export function layoutOf(story: Story, links: Pick<LinkRules, 'folder'>): Layout {
  if (isForms(originalSlug(story), links)) return 'blank'
  const { content } = story
  if (hasTemplate(content.component)) return 'basic'
  return content.component === 'page' ? readContent(layoutField, content).layout : 'blank'
}
