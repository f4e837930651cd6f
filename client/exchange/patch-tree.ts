/** Attributes by which a node is matched in two states of a tool. Inputs of one name are distinguished by their value. */
const names = ['id', 'class', 'type', 'name'] as const

function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const all = node instanceof HTMLInputElement && node.type !== 'search' ? [...names, 'value'] : names
  return [node.localName, ...all.map(name => node.getAttribute(name))].join('|')
}

/** A disclosure that the visitor has opened stays open. */
function patchAttributes(live: Element, next: Element): void {
  for (const { name } of [...live.attributes])
    if (name !== 'open' && !next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
}

/** Sets the state of a control to its new attributes: after a visitor's input a browser no longer derives it from them. */
function patchControl(live: Element): void {
  if (live instanceof HTMLSelectElement)
    live.selectedIndex = Math.max(
      0,
      [...live.options].findIndex(option => option.defaultSelected),
    )
  if (!(live instanceof HTMLInputElement)) return
  live.checked = live.defaultChecked
  // The visitor may be typing.
  if (live.type === 'search' && live !== document.activeElement) live.value = live.defaultValue
}

function patch(live: Node, next: Node): void {
  if (live instanceof Element && next instanceof Element) {
    patchAttributes(live, next)
    patchChildren(live, next)
    patchControl(live)
  } else if (live.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue
}

/**
 * Gives an element the content of another one. Nodes that both have stay, in their order, so that focus, open disclosures, inner scrolling
 * and live regions survive the change; new nodes are taken from `next`.
 */
export function patchChildren(live: Element, next: Element): void {
  const before = [...live.childNodes]
  const wanted = [...next.childNodes].map(child => {
    const key = keyOf(child)
    const index = before.findIndex(node => keyOf(node) === key)
    if (index < 0) return child
    const passed = before.splice(0, index + 1)
    const kept = passed.pop()!
    for (const node of passed) node.remove()
    patch(kept, child)
    return kept
  })
  for (const node of before) node.remove()
  let place = live.firstChild
  for (const child of wanted) {
    if (child === place) place = place.nextSibling
    else live.insertBefore(child, place)
  }
}
