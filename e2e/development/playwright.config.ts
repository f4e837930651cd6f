import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '../chromium.ts'

const port = 8782

/** One journey under the development server, which serves each module by itself instead of a build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/development',
  workers: 1,
  // The first page and its scripts are compiled when they are asked for, beside other steps of `npm test`.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/development.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
  webServer: {
    command: 'exec node kv-seed/dev.ts --fresh --persist-to .wrangler/e2e-development',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
  },
})
