import { type FactName, readFact } from './observe.ts'

/** A cached value, and its place in the tree. */
interface Leaf<T extends object, V> {
  readonly kind: 'leaf'
  readonly value: V
  readonly parent: Branch<T, V> | undefined
  readonly key: unknown
}

/** The values that one fact had; the values cached for each are below it. */
interface Branch<T extends object, V> {
  readonly kind: 'branch'
  readonly name: FactName
  readonly children: Map<unknown, Leaf<T, V> | Branch<T, V>>
  readonly parent: Branch<T, V> | undefined
  readonly key: unknown
}

type Node<T extends object, V> = Leaf<T, V> | Branch<T, V>

export interface ObservedCache<T extends object, V> {
  /** The cached value made of facts that had the same values, for all facts that were read. */
  find(facts: T): V | undefined
  /** Caches a value made of these facts; `seen` are the names of those that were read. */
  keep(facts: T, seen: ReadonlySet<FactName>, value: V): void
  /** Removes the chosen values. */
  drop(isChosen: (value: V) => boolean): void
  clear(): void
}

/**
 * A least-recently-used cache without written keys: a value is found by the facts that were read to make it, and by no others. It
 * is a decision tree: each branch asks for one fact, or one question. Values are compared as a `Map` does, so that objects stand for themselves. When
 * a new value read other facts than the value in its place, the older one is removed.
 */
export function createObservedCache<T extends object, V>({
  max,
}: {
  readonly max: number
}): ObservedCache<T, V> {
  let root: Node<T, V> | undefined
  const leaves = new Set<Leaf<T, V>>()

  /** Removes the leaves below a node that is about to be replaced. */
  function forget(node: Node<T, V> | undefined): void {
    if (node?.kind === 'leaf') leaves.delete(node)
    else for (const child of node?.children.values() ?? []) forget(child)
  }

  function hang(node: Node<T, V>): void {
    if (node.parent) node.parent.children.set(node.key, node)
    else root = node
  }

  /** Removes a leaf, and the branches that are empty without it. */
  function takeOff(leaf: Leaf<T, V>): void {
    leaves.delete(leaf)
    let node: Node<T, V> = leaf
    while (node.parent) {
      node.parent.children.delete(node.key)
      if (node.parent.children.size) return
      node = node.parent
    }
    root = undefined
  }

  function leafFor(facts: T): Leaf<T, V> | undefined {
    let node = root
    while (node?.kind === 'branch') node = node.children.get(readFact(facts, node.name))
    return node
  }

  /** The branch that asks for one of the facts still to be told apart: the existing branch, where it asks for one of them. */
  function branchAt(
    there: Node<T, V> | undefined,
    place: Pick<Leaf<T, V>, 'parent' | 'key'>,
    left: ReadonlySet<FactName>,
  ): Branch<T, V> {
    if (there?.kind === 'branch' && left.has(there.name)) return there
    forget(there)
    const [name] = left
    const branch: Branch<T, V> = { kind: 'branch', name: name!, children: new Map(), ...place }
    hang(branch)
    return branch
  }

  return {
    find(facts) {
      const leaf = leafFor(facts)
      if (!leaf) return undefined
      // A set keeps the order of insertion: the first is the least recently used.
      leaves.delete(leaf)
      leaves.add(leaf)
      return leaf.value
    },
    keep(facts, seen, value) {
      const left = new Set(seen)
      let there = root
      let place: Pick<Leaf<T, V>, 'parent' | 'key'> = { parent: undefined, key: undefined }
      while (left.size) {
        const branch = branchAt(there, place, left)
        left.delete(branch.name)
        place = { parent: branch, key: readFact(facts, branch.name) }
        there = branch.children.get(place.key)
      }
      forget(there)
      const leaf: Leaf<T, V> = { kind: 'leaf', value, ...place }
      hang(leaf)
      leaves.add(leaf)
      const [oldest] = leaves
      if (leaves.size > max && oldest) takeOff(oldest)
    },
    drop(isChosen) {
      for (const leaf of leaves) if (isChosen(leaf.value)) takeOff(leaf)
    },
    clear() {
      root = undefined
      leaves.clear()
    },
  }
}
