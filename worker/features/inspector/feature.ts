import type { Feature } from '../../core/answer/feature.ts'

/** Shows operators how a page was made. Its code is loaded with the first page that shows it. */
export const inspector: Feature = {
  async openInspector(page) {
    const { openInspector } = await import('./open-inspector.ts')
    return openInspector(page)
  },
}
