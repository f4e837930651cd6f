import type { Journey } from '../journey.ts'
import { inPieces } from '../watched-site.ts'

/** Blocks are invisible until the document continues after them: browsers must notice that it does. */
export const journey: Journey = {
  name: 'a page that arrives in pieces is seen as a whole',
  async run(page) {
    for (const path of ['/', '/datenschutz/', '/gibt-es-nicht/']) {
      await page.open(path + inPieces)
      await page.until(`all blocks of ${path} are visible`, () => {
        const blocks = [...document.querySelectorAll('[data-region] > *')]
        const isHidden = (block: Element) => getComputedStyle(block).visibility === 'hidden'
        return blocks.length > 3 && document.readyState === 'complete' && !blocks.some(isHidden)
      })
    }
  },
}
