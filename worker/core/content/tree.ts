import { isObject } from '../../../blocks/_kit/fields/is-object.ts'

/** An object or an array of a content's tree. */
export type JsonNode = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null

/** A JSON object of stored content. */
export type JsonObject = { readonly [key: string]: unknown }
/** The fields that the copy of an object gets. */
type FieldsOf = (node: JsonObject) => Iterable<readonly [string, unknown]>

/** Content below this level is cut to null: clients walk answers recursively and overflow some thousand levels deep. */
const MAXIMUM_DEPTH = 1_000

/** Reads an own property only, so that `constructor` or `__proto__` in a query finds nothing. */
export const ownField = (node: JsonObject, name: string): unknown =>
  Object.hasOwn(node, name) ? node[name] : undefined

const childrenOf = (node: unknown): readonly unknown[] => {
  if (Array.isArray(node)) return node
  return isObject(node) ? Object.values(node) : []
}

/** Every value of a tree in document order, the root first, without recursion. */
export function* valuesOf(root: unknown): Generator<unknown> {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const node = open.pop()
    yield node
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) open.push(children[index])
  }
}

/** Every object of a tree in document order. */
export function* objectsOf(root: unknown): Generator<JsonObject> {
  for (const value of valuesOf(root)) if (isObject(value)) yield value
}

type Fill = () => void

/** Copies a tree without recursion, each object with the fields that `fieldsOf` returns for it. */
export function copyTree(root: JsonObject, fieldsOf: FieldsOf): JsonObject {
  const open: Fill[] = []
  const copyObject = (source: JsonObject, depth: number): JsonObject => {
    const target: Record<string, unknown> = {}
    open.push(() => {
      // Assigning `__proto__` would replace the copy's prototype.
      for (const [name, value] of fieldsOf(source))
        if (name !== '__proto__') target[name] = copy(value, depth + 1)
    })
    return target
  }
  const copyList = (source: readonly unknown[], depth: number): unknown[] => {
    const target: unknown[] = []
    open.push(() => {
      for (const value of source) target.push(copy(value, depth + 1))
    })
    return target
  }
  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (depth > MAXIMUM_DEPTH) return null
    if (Array.isArray(value)) return copyList(value, depth)
    return isObject(value) ? copyObject(value, depth) : null
  }
  const result = copyObject(root, 1)
  for (let fill = open.pop(); fill; fill = open.pop()) fill()
  return result
}
