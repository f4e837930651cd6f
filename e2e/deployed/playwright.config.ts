import { defineConfig } from '@playwright/test'
import { isFullSize } from '../full-size.ts'

/** Tests of the deployed worker. They need neither a browser nor a port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/deployed',
  workers: 1,
  grepInvert: isFullSize ? [] : [/@full/],
  timeout: 120_000,
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/deployed.json' }]],
})
