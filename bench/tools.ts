import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaceEntries } from '../worker/tools/content-api/space.ts'
import { benchFolder } from './build.ts'
import { manyProgrammes } from './many-programmes.ts'
import { loadVariant, measure, type Result, type Running, timesCpu } from './measure.ts'
import { fetchPage, stylesOf } from './page.ts'
import { requestOf } from './requests.ts'
import { siteWorker } from './site-worker.ts'
import { entryFolder, type Variant, writeConfig, writeEntries } from './variants.ts'
import { serve } from './workerd.ts'

const programmes = 500
const content = 'programme-entries.json'
const visitor = { 'cf-ipcountry': 'DE' }

/** A tool, an address of its plain page, one with a query that is requested repeatedly, and enough others that none of them is cached. */
interface Tool {
  readonly name: string
  readonly path: string
  readonly again: string
  readonly paths: readonly string[]
}

const many = <T>(make: (index: number) => T): readonly T[] =>
  Array.from({ length: 5_000 }, (_, index) => make(index))

const toolsOf = (codes: readonly string[]): readonly Tool[] => {
  const code = (index: number) => codes[(index * 7919) % codes.length]!
  const compared = `/vergleich/?p=${[0, 1, 2, 3].map(code).join(',')}`
  return [
    {
      name: 'finder',
      path: '/studienfinder/',
      again: '/studienfinder/?sort=title',
      // A code of a programme to be compared is a choice that changes every link of the page.
      paths: many(index => `/studienfinder/?p=${code(index)},${code(index + 1)}&sort=title`),
    },
    {
      name: 'search',
      path: '/suche/?q=studium',
      again: '/suche/?q=studium',
      paths: many(index => `/suche/?q=studium+${index}`),
    },
    {
      name: 'comparison',
      path: compared,
      again: compared,
      paths: many(index => `/vergleich/?p=${[0, 1, 2, 3].map(next => code(index + next)).join(',')}`),
    },
  ]
}

const requestsOf = (paths: readonly string[]) => paths.map(path => requestOf(visitor, path))

function variantsOf({ name, path, again, paths }: Tool): readonly Variant[] {
  const site = () => siteWorker(entryFolder('tools'))
  const plain = () => siteWorker(entryFolder('react-tools'), ['(name = "STYLES", text = embed "tool.css")'])
  return [
    { name: `${name}, uncached`, worker: site, requests: requestsOf(paths), isNew: true },
    { name: `${name}, requested again`, worker: site, requests: requestsOf([again]) },
    { name: `${name}, react`, worker: plain, requests: requestsOf([path]) },
  ]
}

export interface ToolCost {
  readonly name: string
  readonly results: readonly Result[]
}

/** The costs of the pages of finder, search and comparison, beside the same pages as one tree rendered for each request. */
export async function toolCosts(options: {
  rounds: number
  milliseconds: number
}): Promise<readonly ToolCost[]> {
  const { space, codes } = manyProgrammes(programmes)
  writeEntries(content, spaceEntries(space))
  const costs: ToolCost[] = []
  for (const tool of toolsOf(codes)) {
    const running: Running[] = []
    for (const variant of variantsOf(tool)) {
      const server = await serve(writeConfig(variant, content))
      const { html } = await fetchPage(server.port, { path: tool.path })
      if (!running.length) writeFileSync(join(benchFolder, 'tool.css'), stylesOf(html))
      const one = { variant, server }
      await loadVariant(one, 16, 2000)
      running.push(one)
    }
    costs.push({ name: tool.name, results: await measure(running, options) })
    for (const { server } of running) server.stop()
  }
  return costs
}

/** Maximum ratio: an uncached page may cost half of the plain one's costs. */
const most = 0.5

/** A line for each tool. */
export const toolLines = (costs: readonly ToolCost[]): readonly string[] =>
  costs.map(({ name, results }) => {
    const [uncached, again, plain] = results as [Result, Result, Result]
    const ratio = timesCpu(uncached, plain)
    const milliseconds = results.map(({ samples }) => samples[1]!.cpu.toFixed(2)).join(' / ')
    return `${ratio <= most ? 'holds ' : 'MISSED'}  ${name} with ${programmes} programmes at most ${most} times react: ${ratio.toFixed(2)}, requested again ${timesCpu(again, plain).toFixed(2)} (${milliseconds} ms of CPU uncached, again, react)`
  })
