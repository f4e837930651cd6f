const blocks: ReadonlyMap<string, string> = new Map([
  ['form-config', 'form'],
  ['header', 'header'],
  ['footer', 'footer'],
])

/**
 * The block that shows a story without a page, by the story's type: editors see it as the story's draft. Visitors get no such page.
 * Undefined for types that no block shows alone.
 */
export const shownBy = (type: string): string | undefined => blocks.get(type)
