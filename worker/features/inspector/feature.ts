import type { Feature } from '../../core/answer/feature.ts'

/** Shows operators what a page was made of. Its code is loaded at its first page. */
export const inspector: Feature = {
  async openInspector(page) {
    const { openInspector } = await import('./open-inspector.ts')
    return openInspector(page)
  },
}
