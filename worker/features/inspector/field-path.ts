import { isNode } from '../../core/content/tree.ts'

/**
 * The path of the block with this `_uid` in a story's content, in the form that editors know: `body[2].items[0]`; undefined if it is
 * not there.
 */
export function fieldPath(content: unknown, uid: string): string | undefined {
  if (!isNode(content)) return undefined
  for (const [name, value] of Object.entries(content)) {
    const place = Array.isArray(content) ? `[${name}]` : name
    if (!isNode(value)) continue
    if (value._uid === uid) return place
    const inside = fieldPath(value, uid)
    if (inside !== undefined) return inside.startsWith('[') ? place + inside : `${place}.${inside}`
  }
  return undefined
}
