const blocks: ReadonlyMap<string, string> = new Map([
  ['form-config', 'form'],
  ['header', 'header'],
  ['footer', 'footer'],
])

/**
 * The block that shows a story which is no page, by the story's type: its draft is what an editor sees of it. Visitors get no such page.
 * Undefined for types that nothing shows by itself.
 */
export const shownBy = (type: string): string | undefined => blocks.get(type)
