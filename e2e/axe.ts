import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Finds accessibility violations. Runs within the page as it is: no second page merges the results of frames, and passed
 * checks are not reported. That takes a quarter of the time.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  // Of a section that is not laid out it finds no places, and so no contrast.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-laid-out', true))
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
