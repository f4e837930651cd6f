import { globSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { wordsOrEnd } from '../../commands/run-command.ts'
import { buildSite } from '../../commands/serve/build-site.ts'
import { serveSite } from '../server.ts'
import { chromium } from './chromium.ts'
import type { Browser, BrowserKind, Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import type { Journey } from './journey.ts'
import { noteCommands } from './note-commands.ts'
import { createPage } from './page.ts'
import { sayMissing } from './say-missing.ts'
import { until } from './until.ts'
import { declinePath, type WatchedSite, watchSite } from './watched-site.ts'
import { webkit } from './webkit.ts'

const port = 8790
const width = 1280
/** Milliseconds that a journey may take. */
const limit = 30_000

async function loadJourneys(): Promise<readonly Journey[]> {
  const files = globSync('journeys/*.ts', { cwd: import.meta.dirname }).sort()
  const modules = files.map(file => import(`./${file}`) as Promise<{ readonly journey: Journey }>)
  return (await Promise.all(modules)).map(({ journey }) => journey)
}

const all = await loadJourneys()
/** The journeys named on the command line; all by default. */
const journeys = wordsOrEnd({
  usage: 'npm run test:browsers -- [WORD]...',
  read(wanted) {
    const found = all.filter(({ name }) => !wanted.length || wanted.some(part => name.includes(part)))
    if (found.length) return found
    throw new Error(`no journey has a name with ${wanted.join(' or ')}`)
  },
})

/** Says in the page that all is reported. Not by a beacon, which browsers may drop. Sent as text. */
function sendEnd(path: string): void {
  const request = new XMLHttpRequest()
  request.open('POST', path, false)
  request.send('end')
}

/** The reports of a journey's pages, once the last page has sent all of its own. */
async function readProblems({ run }: Engine, site: WatchedSite): Promise<string[]> {
  const problems: string[] = []
  await run(sendEnd, '/_watch')
  await until('the page reports', async () => {
    problems.push(...site.takeProblems())
    return problems.includes('end')
  })
  return problems.filter(problem => problem !== 'end')
}

/** Figures that distinguish a hanging browser from a busy machine. */
const describeMachine = () => `load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`

/** Rejects when the time is up, with the browser's last command; pending work may go on. */
async function withinLimit(work: Promise<void>, lastCommand: () => string): Promise<void> {
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>()
  const sayTime = () =>
    reject(new Error(`took more than ${limit / 1000} seconds (${describeMachine()}); last: ${lastCommand()}`))
  const timer = setTimeout(sayTime, limit)
  await Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer))
}

/** A journey has a window of its own, so that caches of another one do not affect it. */
async function travel(browser: Browser, site: WatchedSite, journey: Journey): Promise<void> {
  const { run, expected, hasDecided = true } = journey
  const { engine, lastCommand } = noteCommands(await browser.open())
  try {
    await engine.resize(width)
    if (hasDecided) await engine.load(site.origin + declinePath)
    await withinLimit(run(createPage(engine, site)), lastCommand)
    const problems = (await readProblems(engine, site)).filter(problem => !expected?.test(problem))
    if (problems.length) throw new Error(problems.join('\n'))
  } finally {
    await engine.close()
    site.takeProblems()
    site.releaseAll()
  }
}

/** Runs the journeys one after the other; returns how many failed. */
async function travelAll(
  kind: BrowserKind,
  site: WatchedSite,
  journeys: readonly Journey[],
): Promise<number> {
  const browser = await kind.start()
  let failed = 0
  try {
    for (const journey of journeys) {
      const start = performance.now()
      const error = await travel(browser, site, journey).then(
        () => undefined,
        (reason: unknown) => reason ?? 'no reason',
      )
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${error ? 'FAILED' : 'ok    '} ${kind.name}  ${journey.name} (${seconds} s)`)
      if (error) console.log(error)
      if (error) failed++
    }
  } finally {
    await browser.close()
  }
  return failed
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const kinds = [chromium, firefox, webkit]
const present = kinds.filter(kind => !sayMissing(kind))
for (const line of kinds.map(kind => sayMissing(kind))) if (line) console.log(line)

let failed = 0
if (present.length) {
  buildSite()
  const server = await serveSite(port, '.wrangler/browsers')
  const site = await watchSite(server.url)
  try {
    for (const kind of present) failed += await travelAll(kind, site, journeys)
  } finally {
    await site.close()
    await server.stop()
  }
  const seconds = (performance.now() / 1000).toFixed(0)
  console.log(
    `\n${present.length * journeys.length - failed} passed, ${failed} failed (${seconds} s, ${describeMachine()})`,
  )
} else console.log('No journey was run.')
process.exit(failed ? 1 : 0)
