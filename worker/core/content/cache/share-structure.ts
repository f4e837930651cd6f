/**
 * Freezes `next`, and replaces in it every subtree that is equal in `previous` by the former object, so that values cached on that object
 * (validation, fragments) are found again. Entries of lists are compared with those of the same `_uid`, so that a block that moved is still
 * the same object. Frozen values are left as they are.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  return share(previous, next) as T
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function share(previous: unknown, next: unknown): unknown {
  if (!isNode(next) || Object.isFrozen(next)) return next
  if (Array.isArray(next)) return shareList(Array.isArray(previous) ? previous : [], next)
  return shareObject(isNode(previous) && !Array.isArray(previous) ? previous : undefined, next)
}

function shareObject(previous: Node | undefined, next: Node): Node {
  const keys = Object.keys(next)
  let same = previous !== undefined && Object.keys(previous).length === keys.length
  for (const key of keys) {
    // A name such as `__proto__` must not find an inherited property.
    const before = previous && Object.hasOwn(previous, key) ? previous[key] : undefined
    const value = share(before, next[key])
    next[key] = value
    if (same && (!Object.hasOwn(previous!, key) || previous![key] !== value)) same = false
  }
  if (same) return previous!
  return Object.freeze(next)
}

const uidOf = (value: unknown) => (isNode(value) && typeof value._uid === 'string' ? value._uid : undefined)

function shareList(previous: readonly unknown[], next: unknown[]): readonly unknown[] {
  const byUid = new Map(previous.flatMap(entry => (uidOf(entry) ? [[uidOf(entry), entry] as const] : [])))
  let same = previous.length === next.length
  for (let index = 0; index < next.length; index++) {
    const uid = uidOf(next[index])
    const value = share(uid ? byUid.get(uid) : previous[index], next[index])
    next[index] = value
    if (value !== previous[index]) same = false
  }
  return same ? previous : Object.freeze(next)
}
