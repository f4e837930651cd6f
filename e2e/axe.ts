import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The smaller build: a browser takes half a second of processor time for the other one, in each document. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A frame of a service has no origin that messages could name. */
const talksToFrames = ";axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })"

/** The builder injects its source twice for each analysis. Here `createAxe` has injected it before. */
const alreadyThere = 'undefined'

/**
 * Finds accessibility violations. Runs within the page as it is: no second page merges the results of frames, and passed
 * checks are not reported. That takes a quarter of the time.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  // Of a section that is not laid out it finds no places, and so no contrast.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-laid-out', true))
  for (const frame of page.frames())
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source + talksToFrames)
  return new AxeBuilder({ page, axeSource: alreadyThere })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}
