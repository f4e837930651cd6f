import type { Page } from './page.ts'

/** What a visitor does, written once for every browser. A file in `journeys/` exports one by this name. */
export interface Journey {
  readonly name: string
  /** What pages may report on the way. */
  readonly expected?: RegExp
  /** Throws where the visitor would be disappointed. The window is 1280 px wide when it begins. */
  run(page: Page): Promise<void>
}
