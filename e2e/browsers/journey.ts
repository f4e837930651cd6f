import type { Page } from './page.ts'

/** The steps of a visitor, written once for every browser. A file in `journeys/` exports one by this name. */
export interface Journey {
  readonly name: string
  /** Errors that pages may report during the journey. */
  readonly expected?: RegExp
  /** False for a first visit, with the consent notice; otherwise the visitor has declined all services. */
  readonly hasDecided?: boolean
  /** Throws where the page behaves differently. The window is 1280 px wide when it begins. */
  run(page: Page): Promise<void>
}
