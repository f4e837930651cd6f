import { chromiumFlags, findTestChromium } from '../chromium.ts'
import type { BrowserKind } from './engine.ts'
import { launch } from './puppeteer.ts'

/** The browser of the other tests, for comparison: what a journey asserts holds in it as well. */
export const chromium: BrowserKind = {
  name: 'Chromium',
  start: () =>
    launch({
      browser: 'chrome',
      executablePath: findTestChromium(),
      args: [...chromiumFlags],
      // Where they are hidden, a dialog stands beside their place while it is open.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    }),
  // It is installed when it is looked for.
  missing: () => [],
}
