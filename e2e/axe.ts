import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for what is not accessible. Runs within the page as it is: no second page puts the results of frames together, and nothing
 * is said about what is well. That takes a quarter of the time.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
