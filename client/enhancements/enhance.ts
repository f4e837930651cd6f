const present = new Map<Element, AbortController>()

function endAbsent(): void {
  for (const [element, gone] of present)
    if (!element.isConnected) {
      present.delete(element)
      gone.abort()
    }
}

/**
 * A signal that is aborted once the element has left the page, at the latest when the next page is shown: for listeners on the window,
 * the document and media queries, which would keep the element and the whole page around it in memory.
 */
export function presenceOf(element: Element): AbortSignal {
  endAbsent()
  // Adding the same listener again has no effect (DOM, 2.7).
  document.addEventListener('page-shown', endAbsent)
  const gone = present.get(element) ?? new AbortController()
  present.set(element, gone)
  return gone.signal
}

/** `gone` is aborted once the element has left the page: with it end the listeners that are not on the element or in it. */
type Enhance = (element: HTMLElement, gone: AbortSignal) => void

/** Those of nearly every page. */
const usual = import.meta.glob<Enhance>(
  ['../../blocks/contact-bubble/enhance.ts', '../exit-layer/exit-layer.ts'],
  { import: 'enhance', eager: true },
)

const others = import.meta.glob<Enhance>(
  [
    '../../blocks/*/enhance.ts',
    '../../blocks/_kit/enhancements/*.ts',
    '../exchange/exchange.ts',
    '../site-search/site-search.ts',
    '../services/embed.ts',
    '!../../blocks/contact-bubble/enhance.ts',
    '!**/*.test.ts',
  ],
  { import: 'enhance' },
)

const find = async (path: string): Promise<Enhance | undefined> => usual[path] ?? (await others[path]?.())

/**
 * Gives an element the native behaviour that its `data-enhance` names: a block's (`blocks/<name>/enhance.ts`), the kit's, a service's,
 * which needs a grant, that of tools, which call the navigator, that of the exit layer, which sets a cookie, or that of the header's search.
 * Rejects when its code cannot be loaded, or the name is unknown.
 */
export async function enhance(element: HTMLElement): Promise<void> {
  for (const name of (element.dataset.enhance ?? '').split(' ')) {
    const start =
      (await find(`../../blocks/${name}/enhance.ts`)) ??
      (await find(`../../blocks/_kit/enhancements/${name}.ts`)) ??
      (await find(`../services/${name}.ts`)) ??
      (await find(`../${name}/${name}.ts`))
    if (!start) throw new Error(`no enhancement "${name}"`)
    start(element, presenceOf(element))
  }
}
