/**
 * Story types whose pages a template builds from their own fields; the pages of all other types consist of their
 * free blocks alone.
 */
export const templatedTypes = [
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
