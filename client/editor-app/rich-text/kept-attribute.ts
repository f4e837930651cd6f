import type { Attribute } from '@tiptap/core'

function read(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/**
 * An attribute that the text keeps unchanged, also when it is copied and pasted. `parse` reads it from markup of other programs.
 */
export const keptAttribute = (
  name: string,
  parse: (element: HTMLElement) => unknown = () => null,
): Partial<Attribute> => ({
  default: null,
  parseHTML: element => read(element.getAttribute(`data-${name}`)) ?? parse(element),
  renderHTML: ({ [name]: value }) =>
    value === null || value === undefined ? {} : { [`data-${name}`]: JSON.stringify(value) },
})

/** Attributes of one kind of node or mark, all of them kept. */
export const keptAttributes = (...names: readonly string[]): Record<string, Partial<Attribute>> =>
  Object.fromEntries(names.map(name => [name, keptAttribute(name)]))
