import { globSync } from 'node:fs'
import { serveSite } from '../server.ts'
import type { Engine, EngineKind } from './engine.ts'
import { firefox } from './firefox.ts'
import type { Journey } from './journey.ts'
import { createPage } from './page.ts'
import { until } from './until.ts'
import { type WatchedSite, watchSite } from './watched-site.ts'
import { webkit } from './webkit.ts'

const port = 8790
const width = 1280
/** Milliseconds that a journey may take. */
const limit = 30_000

/** Names of journeys that are asked for on the command line; all when there are none. */
const wanted = process.argv.slice(2)

async function findJourneys(): Promise<Journey[]> {
  const files = globSync('journeys/*.ts', { cwd: import.meta.dirname }).sort()
  const modules = files.map(file => import(`./${file}`) as Promise<{ readonly journey: Journey }>)
  const journeys = (await Promise.all(modules)).map(({ journey }) => journey)
  return journeys.filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
}

/** What the pages of a journey reported, once the last of them has said that it has no more to say. */
async function readProblems({ run }: Engine, site: WatchedSite): Promise<string[]> {
  const problems: string[] = []
  await run(path => navigator.sendBeacon(path, 'end'), '/_watch')
  await until('the page reports', async () => {
    problems.push(...site.takeProblems())
    return problems.includes('end')
  })
  return problems.filter(problem => problem !== 'end')
}

async function travel(engine: Engine, site: WatchedSite, { run, expected }: Journey): Promise<void> {
  await engine.resize(width)
  await run(createPage(engine, site))
  const problems = (await readProblems(engine, site)).filter(problem => !expected?.test(problem))
  if (problems.length) throw new Error(problems.join('\n'))
}

/** Rejects when the time is up; what was begun may go on. */
async function withinLimit(work: Promise<void>): Promise<void> {
  const { promise: isOver, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`took more than ${limit / 1000} seconds`)), limit)
  await Promise.race([work, isOver]).finally(() => clearTimeout(timer))
}

/** Runs the journeys one after the other; one that failed leaves the next a new browser. Returns how many failed. */
async function travelAll(kind: EngineKind, site: WatchedSite, journeys: readonly Journey[]): Promise<number> {
  let engine: Engine | undefined
  let failed = 0
  try {
    for (const journey of journeys) {
      const start = performance.now()
      const say = (result: string) =>
        console.log(`${result} ${kind.name}  ${journey.name} (${Math.round(performance.now() - start)} ms)`)
      try {
        engine ??= await kind.start()
        await withinLimit(travel(engine, site, journey))
        say('ok    ')
      } catch (error) {
        say('FAILED')
        console.log(error)
        failed++
        await engine?.close()
        engine = undefined
        site.takeProblems()
      }
    }
  } finally {
    await engine?.close()
  }
  return failed
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const kinds = [firefox, webkit]
const present = kinds.filter(kind => !kind.missing())
for (const kind of kinds) if (kind.missing()) console.log(`${kind.name} is not installed: ${kind.missing()}`)

let failed = 0
if (present.length) {
  const journeys = await findJourneys()
  const server = await serveSite(port, '.wrangler/browsers')
  const site = await watchSite(server.url)
  try {
    for (const kind of present) failed += await travelAll(kind, site, journeys)
  } finally {
    await site.close()
    await server.stop()
  }
  console.log(`\n${present.length * journeys.length - failed} passed, ${failed} failed`)
}
process.exit(failed ? 1 : 0)
