import { createPatcher } from '../editing/patch.ts'

interface EditDependencies {
  /** The document of the shown page as the worker renders it now. */
  readonly fetchDocument: () => Promise<Document>
  /** Uses the whole style sheet as it is now. */
  readonly renewSheet: () => Promise<void>
  /** Starts the enhancements of the elements of a part. */
  readonly startEnhancements: (part: ParentNode) => void
  readonly reload: () => void
}

const regionsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-region]')]
const addressOf = ({ pathname, search }: Location) => pathname + search

/**
 * Shows edits of views and stories in the current page, without loading its scripts anew: open sections and islands keep their state. Created before
 * scripts change the server's markup. A page that was left meanwhile, or whose regions changed, is reloaded.
 */
export function createEditViewer({ fetchDocument, renewSheet, startEnhancements, reload }: EditDependencies) {
  const address = addressOf(location)
  const regions = regionsIn(document).map(element => ({ element, patcher: createPatcher(element) }))
  const isShown = () => addressOf(location) === address && regions.every(({ element }) => element.isConnected)

  return async function showViews(): Promise<void> {
    const [next] = await Promise.all([fetchDocument(), renewSheet()])
    const rendered = regionsIn(next)
    const isSame =
      rendered.length === regions.length &&
      regions.every(({ element }, index) => element.dataset.region === rendered[index]?.dataset.region)
    if (!isSame || !isShown()) return reload()
    document.title = next.title
    for (const [index, { element, patcher }] of regions.entries()) {
      patcher.apply(rendered[index]!.innerHTML)
      startEnhancements(element)
    }
  }
}
