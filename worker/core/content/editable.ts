import { type JsonObject, ownField } from './tree.ts'

/** `<` and `>` as escapes, so that no component name can end the comment. */
const quoted = (value: string) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`)

type Editing = { readonly spaceId: number; readonly storyId: number }

/**
 * The comment by which the visual editor finds a block, for blocks of a draft only; every value is a string.
 * https://www.storyblok.com/docs/concepts/visual-editor
 */
export function editableComment(node: JsonObject, { spaceId, storyId }: Editing): string | null {
  const component = ownField(node, 'component')
  const uid = ownField(node, '_uid')
  if (typeof component !== 'string' || typeof uid !== 'string') return null
  const fields = { name: component, space: String(spaceId), uid, id: String(storyId) }
  const pairs = Object.entries(fields).map(([name, value]) => `"${name}": ${quoted(value)}`)
  return `<!--#storyblok#{${pairs.join(', ')}}-->`
}
