import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

interface Count {
  passed: number
  failed: number
}

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

function run(command: string, ...args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
  return status === 0
}

/** One thing that holds or does not. */
const single = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

function readCount(file: string, pick: (report: never) => Count, ok: boolean): Count {
  try {
    const count = pick(JSON.parse(readFileSync(file, 'utf8')) as never)
    return ok ? count : { ...count, failed: Math.max(count.failed, 1) }
  } catch {
    return single(false)
  }
}

function vitest(): Count {
  const file = `${results}/vitest.json`
  const ok = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  return readCount(
    file,
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
    ok,
  )
}

function playwright(): Count {
  const ok = run('playwright', 'test', '--config', 'e2e/playwright.config.ts')
  return readCount(
    `${results}/playwright.json`,
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
    ok,
  )
}

/** In order; what comes later needs what came before, but all are run, so that one run shows all that is wrong. */
const steps: readonly (() => Count)[] = [
  () => single(run('tsc', '-b', 'worker', 'blocks', 'client', 'e2e')),
  () => single(run('biome', 'check', '.')),
  () => single(run('knip')),
  vitest,
  () => single(run('vite', 'build', '--logLevel', 'warn')),
  () => single(run('node', 'e2e/sizes.ts')),
  playwright,
]

const total = steps.reduce<Count>(
  (sum, step) => {
    const { passed, failed } = step()
    return { passed: sum.passed + passed, failed: sum.failed + failed }
  },
  { passed: 0, failed: 0 },
)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
