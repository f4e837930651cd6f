/** The server's last markup, and the live nodes that correspond to its nodes. */
export interface Patcher {
  /** Applies the differences between the last markup and the next one to the live tree; changes by the visitor stay. */
  apply(html: string): void
  /** The same for blocks alone, each found by its `data-blok-uid`. Returns false without a change if the page lacks one of them. */
  applyBlocks(html: string): boolean
}

const keyOf = (node: Node) => (node instanceof Element ? node.getAttribute('data-blok-uid') : null)

const isIsland = (node: Node): node is Element => node.nodeName === 'X-ISLAND'

const sameAttributes = (one: Element, other: Element) =>
  one.attributes.length === other.attributes.length &&
  [...one.attributes].every(({ name, value }) => other.getAttribute(name) === value)

function parse(html: string, like: Element): Element {
  const element = document.implementation.createHTMLDocument().createElement(like.localName)
  element.innerHTML = html
  return element
}

/** Attributes that the server changed, and only those: an open section was opened by its reader. */
function patchAttributes(live: Element, base: Element, next: Element): void {
  for (const { name, value } of [...next.attributes])
    if (base.getAttribute(name) !== value) live.setAttribute(name, value)
  for (const { name } of [...base.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name)
}

/**
 * Updates an element to the server's new rendering. There are three trees: the live one, the earlier markup and the new markup; only the
 * differences between the two markups are applied to the live tree. Blocks are matched by `data-blok-uid`, other nodes by their kind and order;
 * an island with unchanged props is left alone.
 */
export function createPatcher(root: Element): Patcher {
  const liveOf = new WeakMap<Node, Node>()
  let base = root.cloneNode(true) as Element

  function remember(one: Node, live: Node): void {
    liveOf.set(one, live)
    if (isIsland(one)) return
    const children = [...live.childNodes]
    for (const [index, child] of [...one.childNodes].entries())
      if (children[index]) remember(child, children[index])
  }
  remember(base, root)

  function insert(next: Node): Node {
    const live = document.importNode(next, true)
    remember(next, live)
    return live
  }

  /** The earlier version of a node. */
  function matcher(before: readonly Node[]) {
    const left = new Set(before)
    return (next: Node): Node | undefined => {
      const key = keyOf(next)
      // The first remaining one nearly always matches.
      for (const node of left)
        if (keyOf(node) === key && node.nodeName === next.nodeName) {
          left.delete(node)
          return node
        }
      return undefined
    }
  }

  function patch(before: Node, next: Node): Node {
    const live = liveOf.get(before)
    if (!live || !(live.parentNode || live === root)) return insert(next)
    if (next instanceof Element && before instanceof Element && live instanceof Element) {
      if (isIsland(next)) {
        if (!sameAttributes(before, next)) return insert(next)
        liveOf.set(next, live)
        return live
      }
      patchAttributes(live, before, next)
      patchChildren(live, before, next)
    } else if (before.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue
    liveOf.set(next, live)
    return live
  }

  function patchChildren(live: Element, before: Element, next: Element): void {
    const matchOf = matcher([...before.childNodes])
    const wanted = [...next.childNodes].map(child => {
      const match = matchOf(child)
      return match ? patch(match, child) : insert(child)
    })
    const stays = new Set(wanted)
    for (const child of before.childNodes) {
      const shown = liveOf.get(child)
      if (shown && !stays.has(shown) && shown.parentNode === live) live.removeChild(shown)
    }
    let place = live.firstChild
    for (const child of wanted) {
      if (child === place) place = place.nextSibling
      else live.insertBefore(child, place)
    }
  }

  return {
    apply(html) {
      const next = parse(html, base)
      patchChildren(root, base, next)
      base = next
      liveOf.set(base, root)
    },
    applyBlocks(html) {
      const pairs = [...parse(html, base).childNodes].map(next => {
        const key = keyOf(next)
        return [[...base.childNodes].find(node => key !== null && keyOf(node) === key), next] as const
      })
      const isThere = (before: Node | undefined) => before !== undefined && liveOf.get(before)?.parentNode
      if (!pairs.every(([before, next]) => isThere(before) && before?.nodeName === next.nodeName))
        return false
      for (const [before, next] of pairs) {
        patch(before!, next)
        base.replaceChild(next, before!)
      }
      return true
    },
  }
}
