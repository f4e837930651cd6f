import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../commands/run-command.ts'
import { withoutFull } from './full-size.ts'
import { type Count, runStep, type Step } from './run-step.ts'
import { type Server, serveSite } from './server.ts'
import { sourceSteps } from './source-steps.ts'
import { testSite } from './test-site.ts'

const { full } = wordsOrEnd({
  usage: 'npm test, or npm run test:full',
  read: args => parseArgs({ args, options: { full: { type: 'boolean' } } }).values,
})
if (full) process.env.FULL_SIZE = 'true'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const vitest: Step = {
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/vitest.json`,
    ...(full ? [] : [withoutFull]),
  ],
  report: {
    file: `${results}/vitest.json`,
    count: (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  },
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** A run of Playwright that reports into a file of its own. */
function playwright(name: string, config: string, options: readonly string[]): Step {
  const file = `${results}/${name}.json`
  return {
    command: ['playwright', 'test', `--config=${config}`, `--output=${results}/${name}`, ...options],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, SITE_IS_SERVED: 'true' },
    report: {
      file,
      count: ({ stats }: BrowserReport) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    },
  }
}

const browserTests = (name: string, projects: readonly string[]) =>
  playwright(name, 'e2e/playwright.config.ts', [
    '--workers=2',
    ...projects.map(project => `--project=${project}`),
  ])

/** All steps run, so that one run shows all failures. */
async function runSteps(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await runStep(step))
  return counts
}

/** The site for the browser tests, or the reason why it could not start. */
const startSite = (): Promise<Server | string> =>
  serveSite(testSite.port, testSite.state, testSite.variables).catch(String)

/** Both runs of the browser on one site: first the tests that run beside any other, then those that measure time or publish content. */
async function visit(site: Server | string): Promise<Count[]> {
  if (typeof site === 'string') return [{ passed: 0, failed: 1, failure: site }]
  try {
    return await runSteps([
      browserTests('browser', ['desktop', 'mobile']),
      browserTests('browser-timed', ['desktop-timed', 'mobile-timed']),
    ])
  } finally {
    await site.stop()
  }
}

/** Checks of copies of the project that lack something, or have something more. */
const changedCopies = ['e2e/without-tools.ts', 'e2e/seventh-language.ts'].map(
  (file): Step => ({ command: ['node', file] }),
)

// Tests that wait for timers leave a core idle, and so do builds, types, lint and a site that starts. The tests of the browser do not.
const [ofVitest, { others, site }] = await Promise.all([
  runSteps([vitest]),
  runSteps([
    ...sourceSteps,
    // The build of `npm start`.
    { command: ['vite', 'build', '--logLevel', 'warn'], isSilent: true },
    { command: ['node', 'e2e/sizes.ts'] },
    { command: ['node', 'client/vite/build-deployed.ts'], environment: { WRANGLER_LOG: 'error' } },
    playwright('deployed', 'e2e/deployed/playwright.config.ts', []),
    ...(full
      ? [playwright('development', 'e2e/development/playwright.config.ts', []), ...changedCopies]
      : []),
  ]).then(async others => ({ others, site: await startSite() })),
])
const counts = [...ofVitest, ...others, ...(await visit(site))]

for (const { failure } of counts) if (failure) console.log(`\nFAILED ${failure}`)
const first = counts.find(({ firstError }) => firstError)?.firstError
if (first) console.log(`\nFIRST ERROR ${first}`)
const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)
