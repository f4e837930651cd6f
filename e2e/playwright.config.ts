import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findTestChromium, ignoredFlags, withoutSuggestions } from './chromium.ts'
import { isFullSize } from './full-size.ts'
import { testSite } from './test-site.ts'

const { port, url, state, variables, receiver } = testSite
const vars = variables.map(variable => `--var '${variable}'`).join(' ')

/** Specs that measure time or a line, or publish content that others read: they run after all others, a file by one worker. */
const timed =
  /\/(?:editor(?:-saving|-states|-stories)?|first-load|form-republished|fonts|navigation-(?:prefetch|transition)|slow-first-visit)\.spec\.ts$/

// Tests with @mobile in their name run on both, those with @phone on the phone only, those with @mobile-full on the phone in the full run.
// Those with the tag @full are further samples of a kind.
const skipped = isFullSize ? [] : [/@full/]
const desktop = {
  use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 800 } },
  grepInvert: [/@phone/, ...skipped],
}
const mobile = {
  use: { ...devices['Pixel 7'], channel: undefined },
  grep: isFullSize ? /@mobile|@phone/ : /@mobile(?!-full)|@phone/,
  grepInvert: skipped,
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // `npm test` has two.
  workers: 1,
  // Four times the longest test's time alone on two cores: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: url,
    launchOptions: {
      executablePath: findTestChromium(),
      args: [...chromiumFlags, withoutSuggestions],
      ignoreDefaultArgs: ignoredFlags,
    },
  },
  projects: [
    { name: 'desktop', ...desktop, testIgnore: timed },
    { name: 'mobile', ...mobile, testIgnore: timed },
    { name: 'desktop-timed', ...desktop, testMatch: timed, fullyParallel: false },
    { name: 'mobile-timed', ...mobile, testMatch: timed, fullyParallel: false },
  ],
  webServer: [
    {
      command: `exec node commands/serve/start.ts --fresh --persist-to ${state} ${vars}`,
      cwd: '..',
      env: { PORT: String(port) },
      url: `${url}/api/health`,
      // `npm test` serves one site to all its runs.
      reuseExistingServer: process.env.SITE_IS_SERVED === 'true',
      timeout: 60_000,
      stdout: 'ignore',
    },
    { command: 'exec node receiver.ts', url: receiver.url, reuseExistingServer: true, stdout: 'ignore' },
  ],
})
