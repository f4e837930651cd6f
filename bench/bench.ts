import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { cachedHolds, countCached } from './cached-fragments.ts'
import { editsToPage } from './edit-to-page.ts'
import { finishedPages } from './finished-pages.ts'
import { firstAnswers, firstAnswersHold } from './first-answer.ts'
import { paintCosts } from './first-paint.ts'
import { visitCosts, visitHolds } from './first-visit.ts'
import { editingHolds, liveEditing } from './live-editing.ts'
import { loadVariant, measure, type Running } from './measure.ts'
import { memoryGrowth, memoryHolds } from './memory.ts'
import { checkPage, type FinishedPages, fetchPage, writePages } from './page.ts'
import { costLines } from './page-costs.ts'
import { profileVariants } from './profile.ts'
import { relevance, relevanceLines } from './relevance.ts'
import {
  costsRow,
  editRow,
  keystrokeRow,
  memoryRow,
  navigationRow,
  phoneRow,
  relevanceRow,
  searchRow,
  startUpRow,
  tapRow,
  toolsRow,
} from './row-names.ts'
import { pageSizes } from './sizes.ts'
import { softNavigations } from './soft-navigation.ts'
import { startUp, startUpHolds } from './start-up.ts'
import { measureStories } from './stories.ts'
import { navigationLines, paintLines, printRows, printSizes, printVariants } from './table.ts'
import { tapCosts, tapLines } from './taps.ts'
import { toolCosts, toolLines } from './tools.ts'
import { uploadMemory, uploadsHold } from './upload-memory.ts'
import { type Variant, variantsFor, writeConfig, writeContent } from './variants.ts'
import type { Options } from './words.ts'
import { complaints, serve } from './workerd.ts'

/** Number of requests until an answer is cached: the first makes it, the second finds its fragments and stores it. */
const untilCached = 2

/** Serves a variant and warms it up: its content, its fragments, its answers, the compiler. */
async function start(variant: Variant, { home, frozen }: FinishedPages): Promise<Running> {
  const server = await serve(writeConfig(variant))
  const running = { variant, server }
  const { path = '/' } = variant
  const finished = path === '/' ? home : frozen
  checkPage({ ...variant, ready: undefined }, await fetchPage(server.port, { path }), finished)
  await loadVariant(running, 16, 2000, variant.isNew ? 0 : untilCached * variant.requests.length)
  checkPage(variant, await fetchPage(server.port, { path }), finished)
  return running
}

/** Builds in a separate process, so that the builder's memory does not disturb the measuring one. Ends the run if a build fails. */
function build({ built, stories }: Options): void {
  const { status } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, 'build.ts'),
      ...(built ? [] : ['--site']),
      ...(stories ? ['--no-variants'] : []),
    ],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(1)
}

let failed = false

async function bench(options: Options): Promise<void> {
  if (options.stories) return measureStories(options.stories, options.limits)
  writeContent()
  const { finished, consent } = await finishedPages()
  writePages(finished)
  if (options.profile) return profileVariants()
  const running: Running[] = []
  const { rows, rounds, milliseconds } = options
  const chosen = variantsFor({ etag: finished.home.headers.etag ?? '', consent }).filter(
    ({ name }) => rows === undefined || rows.test(name),
  )
  for (const variant of chosen) running.push(await start(variant, finished))
  const results = await measure(running, { rounds, milliseconds })
  for (const { server } of running) server.stop()
  if (rows !== undefined) {
    printRows(results)
    const isAsked = (name: string) => rows.test(name)
    if (isAsked(startUpRow)) for (const line of startUpHolds(await startUp())) console.log(line)
    if (isAsked(toolsRow))
      for (const line of toolLines(await toolCosts({ rounds, milliseconds }))) console.log(line)
    if (isAsked(searchRow)) for (const line of await measureSearch()) console.log(line)
    if (isAsked(relevanceRow)) for (const line of relevanceLines(relevance())) console.log(line)
    if (isAsked(costsRow)) for (const line of costLines(results)) console.log(line)
    if (isAsked(memoryRow)) for (const line of memoryHolds(await memoryGrowth())) console.log(line)
    if (isAsked(tapRow)) for (const line of tapLines(await tapCosts())) console.log(line)
    if (isAsked(navigationRow)) for (const line of navigationLines(await softNavigations())) console.log(line)
    if (isAsked(keystrokeRow)) for (const line of (await liveEditing()).map(editingHolds)) console.log(line)
    if (isAsked(phoneRow)) for (const line of paintLines(await paintCosts())) console.log(line)
    // Not part of the whole table: it edits sources.
    if (isAsked(editRow)) for (const line of await editsToPage()) console.log(line)
    return
  }
  printVariants(results)
  printSizes(pageSizes(finished.home.html))
  for (const measureCost of costs) await attempt(measureCost)
  await attempt(async () => costLines(results))
}

/** The modules of the search find the schemas of content by `import.meta.glob`, which Vite has to write out. */
async function measureSearch(): Promise<readonly string[]> {
  const file = join(import.meta.dirname, 'search-costs.ts')
  const { module } = await runnerImport<typeof import('./search-costs.ts')>(file, { configFile: false })
  return module.searchLines(await module.searchCosts())
}

/** Measurements beside the variants; each resolves to its lines. */
const costs: readonly (() => Promise<readonly string[]>)[] = [
  async () => navigationLines(await softNavigations()),
  async () => tapLines(await tapCosts()),
  async () => paintLines(await paintCosts()),
  async () => visitHolds(await visitCosts()),
  async () => [cachedHolds(await countCached())],
  async () => memoryHolds(await memoryGrowth()),
  async () => [uploadsHold(await uploadMemory())],
  async () => (await liveEditing()).map(editingHolds),
  async () => [firstAnswersHold(await firstAnswers())],
  async () => startUpHolds(await startUp()),
  async () => toolLines(await toolCosts({ rounds: 3, milliseconds: 1000 })),
  measureSearch,
  async () => relevanceLines(relevance()),
]

/** Prints lines as soon as they are measured. A failed measurement does not stop the others, and the run ends with status 1. */
async function attempt(measureCost: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await measureCost()) console.log(line)
  } catch (error) {
    failed = true
    console.error(error)
  }
}

/** Builds, measures and prints, and ends the process: with status 1 where something failed. */
export async function runBench(options: Options): Promise<never> {
  build(options)
  try {
    await bench(options)
  } catch (error) {
    failed = true
    console.error(error)
  }
  for (const line of complaints()) console.error(line)
  // Ends the servers too.
  process.exit(failed ? 1 : 0)
}
