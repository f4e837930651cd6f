import { createBoundedMap } from './bounded-map.ts'
import { type FactName, factReader } from './facts.ts'

/** The parent of a node: a branch, and the value of its fact that leads to the node; the root has none. */
interface Place<T extends object, V> {
  readonly parent: Branch<T, V> | undefined
  readonly key: unknown
}

/** A fact that distinguishes values; one object for each name, because thousands of values are made from the same facts. */
interface Fact<T extends object> {
  readonly name: FactName
  readonly read: (facts: T) => unknown
}

/** A fact, and the value that it had. */
interface Condition<T extends object> {
  readonly fact: Fact<T>
  readonly value: unknown
}

/** A cached value. */
interface Leaf<T extends object, V> {
  readonly kind: 'leaf'
  readonly value: V
  place: Place<T, V>
  /** Its dependencies beside the branches above it: facts that need no branch as long as only one value is cached here. */
  conditions: readonly Condition<T>[]
}

/** The values that one fact had; the values cached for each are below it. */
interface Branch<T extends object, V> {
  readonly kind: 'branch'
  readonly fact: Fact<T>
  readonly children: Map<unknown, Leaf<T, V> | Branch<T, V>>
  readonly place: Place<T, V>
}

type Node<T extends object, V> = Leaf<T, V> | Branch<T, V>

export interface ObservedCache<T extends object, V> {
  /** The cached value that was made from the same values of all facts that were read. */
  find(facts: T): V | undefined
  /** Caches a value made from these facts; `seen` are the names of the facts that were read. */
  keep(facts: T, seen: ReadonlySet<FactName>, value: V): void
  /** Removes the chosen values. */
  drop(isChosen: (value: V) => boolean): void
  clear(): void
}

function holdFor<T extends object>(conditions: readonly Condition<T>[], facts: T): boolean {
  for (const { fact, value } of conditions) if (fact.read(facts) !== value) return false
  return true
}

const maxFacts = 1000

/** Gives the same name the same fact. */
function createFacts<T extends object>(): (name: FactName) => Fact<T> {
  const known = createBoundedMap<FactName, Fact<T>>(maxFacts)
  return name => {
    const before = known.get(name)
    if (before) return before
    const fact = { name, read: factReader<T>(name) }
    known.set(name, fact)
    return fact
  }
}

/**
 * A least-recently-used cache without explicit keys: a value is found by exactly the facts that were read to make it. It is a decision tree: each
 * branch checks one fact, or one function with an argument; a leaf checks its remaining conditions. Values are compared by identity. When a new value
 * read other facts than the value in its place, the older value is removed.
 */
export function createObservedCache<T extends object, V>({
  max,
}: {
  readonly max: number
}): ObservedCache<T, V> {
  const top: Place<T, V> = { parent: undefined, key: undefined }
  const factOf = createFacts<T>()
  let root: Node<T, V> | undefined
  const leaves = new Set<Leaf<T, V>>()
  /** The last of the leaves. */
  let newest: Leaf<T, V> | undefined

  /** Removes the leaves below a node that is about to be replaced. */
  function forget(node: Node<T, V> | undefined): void {
    if (node?.kind === 'leaf') leaves.delete(node)
    else for (const child of node?.children.values() ?? []) forget(child)
  }

  function hang(node: Node<T, V>): void {
    const { parent, key } = node.place
    if (parent) parent.children.set(key, node)
    else root = node
  }

  /** Removes a leaf, and the branches that are empty without it. */
  function takeOff(leaf: Leaf<T, V>): void {
    leaves.delete(leaf)
    let { place } = leaf
    while (place.parent) {
      const { children } = place.parent
      children.delete(place.key)
      if (children.size) return
      place = place.parent.place
    }
    root = undefined
  }

  /** A set keeps the order of insertion: the first is the least recently used. */
  function moveToEnd(leaf: Leaf<T, V>): void {
    leaves.delete(leaf)
    leaves.add(leaf)
    newest = leaf
  }

  /** Moves the first conditions of a leaf into branches above it. */
  function raise(leaf: Leaf<T, V>, count: number): void {
    for (const { fact, value } of leaf.conditions.slice(0, count)) {
      const branch: Branch<T, V> = { kind: 'branch', fact, children: new Map(), place: leaf.place }
      hang(branch)
      leaf.place = { parent: branch, key: value }
    }
    leaf.conditions = leaf.conditions.slice(count)
    hang(leaf)
  }

  /** Follows the branches that check the facts of these names, and removes those names from `left`. */
  function descend(from: Place<T, V>, facts: T, left: Set<FactName>) {
    let place = from
    let there = from.parent ? from.parent.children.get(from.key) : root
    while (there?.kind === 'branch' && left.delete(there.fact.name)) {
      place = { parent: there, key: there.fact.read(facts) }
      there = there.children.get(place.key)
    }
    return { place, there }
  }

  /** How many conditions must become branches to distinguish a leaf from these facts; 0 if none does. */
  function countToTellApart({ conditions }: Leaf<T, V>, facts: T, names: ReadonlySet<FactName>): number {
    const index = conditions.findIndex(
      ({ fact, value }) => !names.has(fact.name) || fact.read(facts) !== value,
    )
    return index >= 0 && names.has(conditions[index]!.fact.name) ? index + 1 : 0
  }

  /** The place for a value made from these facts; removes from `left` the names that the branches above it check. */
  function makePlace(facts: T, left: Set<FactName>): Place<T, V> {
    const { place, there } = descend(top, facts, left)
    const count = there?.kind === 'leaf' ? countToTellApart(there, facts, left) : 0
    if (there?.kind !== 'leaf' || !count) {
      forget(there)
      return place
    }
    raise(there, count)
    return descend(place, facts, left).place
  }

  return {
    find(facts) {
      let node = root
      while (node?.kind === 'branch') node = node.children.get(node.fact.read(facts))
      if (!node || !holdFor(node.conditions, facts)) return undefined
      if (node !== newest) moveToEnd(node)
      return node.value
    },
    keep(facts, seen, value) {
      const left = new Set(seen)
      const place = makePlace(facts, left)
      const conditions = [...left].map(name => {
        const fact = factOf(name)
        return { fact, value: fact.read(facts) }
      })
      const leaf: Leaf<T, V> = { kind: 'leaf', value, place, conditions }
      hang(leaf)
      moveToEnd(leaf)
      const [oldest] = leaves
      if (leaves.size > max && oldest) takeOff(oldest)
    },
    drop(isChosen) {
      for (const leaf of leaves) if (isChosen(leaf.value)) takeOff(leaf)
    },
    clear() {
      root = undefined
      newest = undefined
      leaves.clear()
    },
  }
}
