import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'
import { linkSecret } from './link-secret.ts'

const port = 8788

/** The second unit of the demonstration site, and the first one in the themes that no unit has. */
const hosts = {
  [`ds.localhost:${port}`]: { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
  [`rust.localhost:${port}`]: { unit: 'dach', theme: 'rust' },
  [`texas-rose.localhost:${port}`]: { unit: 'dach', theme: 'texas_rose' },
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // The site and the browser share the machine: two at a time on two cores make each other late.
  workers: 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 800 } },
    },
    { name: 'mobile', use: { ...devices['Pixel 7'], channel: undefined }, grep: /@mobile/ },
  ],
  webServer: {
    command: `exec node kv-seed/start.ts --fresh --persist-to .wrangler/e2e --var LINK_SECRET:${linkSecret} --var 'SITE_HOSTS:${JSON.stringify(hosts)}'`,
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 60_000,
    stdout: 'ignore',
  },
})
