import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { wordsOrEnd } from '../commands/run-command.ts'
import { buildSite } from '../commands/serve/build-site.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { serveSite } from './server.ts'

/** One page of each template, the home page, and a page with forms. */
const templates = [
  '/',
  '/bachelor/betriebswirtschaftslehre/fernstudium/',
  '/bachelor/betriebswirtschaftslehre/duales-studium/',
  '/bachelor/betriebswirtschaftslehre/',
  '/campus/berlin/',
  '/hochschule/lehrende/linh-tran/',
  '/kontakt/',
]
/** Paths given on the command line; all by default. */
const given = wordsOrEnd({
  usage: 'npm run lighthouse -- [/path/]...',
  read(paths) {
    const noPath = paths.find(path => !path.startsWith('/'))
    if (noPath === undefined) return paths
    throw new Error(`a page is named by its path, such as /kontakt/, not "${noPath}"`)
  },
})
buildSite()
const pages = given.length ? given : templates
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
const folder = 'test-results/lighthouse'

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number
        readonly displayValue?: string
        readonly score: number | null
        readonly title: string
      }
    >
  >
}

/** Lighthouse itself is installed on demand: it is as large as all other packages together. */
function audit(url: string, file: string): Report {
  const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`
  const args = [
    'exec',
    '--yes',
    '--package=lighthouse@13.5.0',
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    flags,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const run = () => execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  try {
    run()
  } catch {
    // On a busy machine the browser may end before Lighthouse reads its trace; Lighthouse then needs another run.
    run()
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

// Only production may be crawled, and there a host must be known where any is named.
const port = 8786
const production = ['ENVIRONMENT:production', 'SITE_HOSTS:{}', `SITE_ORIGIN:http://127.0.0.1:${port}`]
const server = await serveSite(port, '.wrangler/lighthouse', production)
try {
  mkdirSync(folder, { recursive: true })
  for (const path of pages) {
    const reports = [1, 2, 3].map(run =>
      audit(server.url + path, `${folder}/${path.replaceAll('/', '_')}${run}.json`),
    )
    const scores = categories.map(
      name =>
        `${name} ${Math.round(100 * median(reports.map(report => report.categories[name]?.score ?? 0)))}`,
    )
    const figures = metrics.map(
      name =>
        `${name} ${median(reports.map(report => report.audits[name]?.numericValue ?? Number.NaN)).toFixed(name.endsWith('shift') ? 3 : 0)}`,
    )
    console.log(`${path}\n  ${scores.join(', ')}\n  ${figures.join(', ')}`)
    const [first] = reports
    const lost = Object.entries(first!.audits).filter(([, { score }]) => score !== null && score < 0.9)
    for (const [id, { title, displayValue }] of lost) console.log(`    ${id}: ${title} ${displayValue ?? ''}`)
  }
} finally {
  await server.stop()
}
