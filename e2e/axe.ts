import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Finds accessibility violations. Runs within the page as it is: no second page merges the results of frames, and passed
 * checks are not reported. That takes a quarter of the time.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
