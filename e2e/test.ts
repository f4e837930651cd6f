import { mkdirSync, rmSync } from 'node:fs'
import { type Count, runStep, type Step } from './run-step.ts'
import { serveSite } from './server.ts'
import { sourceSteps } from './source-steps.ts'
import { testSite } from './test-site.ts'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

if (process.argv.includes('--full')) process.env.FULL_SIZE = 'true'

const vitest: Step = {
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
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

const browserTests = (name: string, workers: number, projects: readonly string[]) =>
  playwright(name, 'e2e/playwright.config.ts', [
    `--workers=${workers}`,
    ...projects.map(project => `--project=${project}`),
  ])

/** All steps run, so that one run shows all failures. */
async function runSteps(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await runStep(step))
  return counts
}

/**
 * Both runs of the browser on one site: first the tests that run beside any other, then, once the others have ended as well, those that
 * measure time or publish content. A test of the browser waits for its pages for a quarter of its time, so that three keep two cores at work.
 */
async function visitSite(others: Promise<unknown>): Promise<Count[]> {
  const site = await serveSite(testSite.port, testSite.state, testSite.variables)
  try {
    const counts = await runSteps([browserTests('browser', 3, ['desktop', 'mobile'])])
    await others
    return [
      ...counts,
      ...(await runSteps([browserTests('browser-timed', 2, ['desktop-timed', 'mobile-timed'])])),
    ]
  } finally {
    await site.stop()
  }
}

/** Types, lint, builds, and the tests of the builds. */
const buildSteps: readonly Step[] = [
  ...sourceSteps,
  { command: ['vite', 'build', '--logLevel', 'warn'] },
  { command: ['node', 'e2e/sizes.ts'] },
  { command: ['node', 'client/vite/build-deployed.ts'], environment: { WRANGLER_LOG: 'error' } },
  playwright('deployed', 'e2e/deployed/playwright.config.ts', []),
  playwright('development', 'e2e/development/playwright.config.ts', []),
]

// Two lines of steps, so that no core is idle while a test waits for a timer.
const vitestCounts = runSteps([vitest])
const counts = [
  ...(await runSteps(buildSteps)),
  ...(await visitSite(vitestCounts).catch((error): Count[] => [
    { passed: 0, failed: 1, failure: String(error) },
  ])),
  ...(await vitestCounts),
]

for (const { failure } of counts) if (failure) console.log(`\nFAILED ${failure}`)
const first = counts.find(({ firstError }) => firstError)?.firstError
if (first) console.log(`\nFIRST ERROR ${first}`)
const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)
