import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findTestChromium, ignoredFlags, withoutSuggestions } from '../chromium.ts'
import { isFullSize } from '../full-size.ts'

const port = 8782

/**
 * Journeys under the development server, which serves each module by itself instead of a build: a short one, and at full size every
 * journey of the editor that the built site has.
 */
export default defineConfig({
  testDir: '..',
  testMatch: ['development/*.spec.ts', ...(isFullSize ? ['journeys/editor*.spec.ts'] : [])],
  outputDir: '../../test-results/development',
  workers: 1,
  // The first page and its scripts are compiled on request, beside other steps of `npm test`.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/development.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findTestChromium(),
      args: [...chromiumFlags, withoutSuggestions],
      ignoreDefaultArgs: ignoredFlags,
    },
  },
  webServer: {
    command: 'exec node commands/serve/dev.ts --fresh --persist-to .wrangler/e2e-development',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
  },
})
