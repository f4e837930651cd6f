/** The folders of the block library in which editors find the blocks of a page, in their order there. */
export const blockCategories = {
  openings: 'Openings and banners',
  text: 'Text',
  media: 'Pictures and films',
  cards: 'Cards and lists',
  layout: 'Layout',
  programmes: 'Programmes and prices',
  tools: 'Tools and search',
  people: 'People and contact',
  forms: 'Forms',
  links: 'Buttons and links',
} as const

export type BlockCategory = keyof typeof blockCategories
