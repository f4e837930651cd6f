import { defineConfig } from '@playwright/test'

/** Tests of the deployed worker. They need neither a browser nor a port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/deployed',
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/deployed.json' }]],
})
