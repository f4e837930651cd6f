import { deployedFolder } from '../client/vite/build-deployed.ts'
import { spaceEntries } from '../worker/tools/content-api/space.ts'
import { heldMemory, mostMemory } from './inspector.ts'
import { openConnection } from './load.ts'
import { manyPages } from './many-pages.ts'
import { fortyVisitorsOf } from './requests.ts'
import { siteWorker } from './site-worker.ts'
import { writeConfig, writeEntries } from './variants.ts'
import { forgetPeak, peakMemory, type Server, serve } from './workerd.ts'

/** Megabytes before a flood of pages and after it. */
export interface MemoryGrowth {
  /** The maximum of the whole process, with the storage's worker. */
  readonly peak: readonly [number, number]
  /** Memory of the site's isolate after garbage collection. */
  readonly held: readonly [number, number]
  /** The most memory of the isolate meanwhile, with what was not collected yet. */
  readonly most: number
}

const pages = 500
const visitors = 40
const content = 'many-entries.json'

const site = { name: 'many pages', worker: () => siteWorker(deployedFolder) }

/** Requests each page once for each visitor: all pages for one visitor, then for the next. */
async function flood({ port }: Server, paths: readonly string[]): Promise<void> {
  const byPath = paths.map(fortyVisitorsOf)
  const requests = Array.from({ length: visitors }, (_, visitor) => byPath.map(own => own[visitor]!)).flat()
  let turn = 0
  async function keepAsking(): Promise<void> {
    const connection = openConnection(port)
    while (turn < requests.length) {
      const request = requests[turn++]!
      const status = await connection.request(request)
      if (status !== 200) throw new Error(`answered ${status}: ${request.toString().split('\r\n')[0]}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: 8 }, keepAsking))
}

/** Requests 500 pages as 40 kinds of visitors; one of the pages was requested before, so that content and code are loaded. */
export async function memoryGrowth(): Promise<MemoryGrowth> {
  const { space, paths } = manyPages(pages)
  writeEntries(content, spaceEntries(space))
  const server = await serve(writeConfig(site, content), { inspect: true })
  const inspected = { port: server.inspectorPort!, service: 'site' }
  const held = () => heldMemory(inspected, () => flood(server, paths.slice(0, 1)))
  try {
    await flood(server, paths.slice(0, 1))
    const heldBefore = await held()
    forgetPeak(server.pid)
    const peakBefore = peakMemory(server.pid)
    const most = await mostMemory(inspected, () => flood(server, paths))
    const peakAfter = peakMemory(server.pid)
    return { peak: [peakBefore, peakAfter], held: [heldBefore, await held()], most }
  } finally {
    server.stop()
  }
}

/** Maximum after collection and before it (MB): the platform ends an isolate of 128 MB. */
const [mostHeld, mostAtPeak] = [64, 110]

const growth = ([before, after]: readonly [number, number]) =>
  `from ${before.toFixed(0)} to ${after.toFixed(0)} MB`

const verdict = (value: number, most: number) => (value <= most ? 'holds ' : 'MISSED')

/** Lines of the targets, of the isolate as the debugger counts it: the process has no limit here, and the storage's worker in it. */
export function memoryHolds({ peak, held, most }: MemoryGrowth): readonly string[] {
  const what = `${pages} pages for ${visitors} kinds of visitors`
  return [
    `${verdict(held[1], mostHeld)}  ${what}, at most ${mostHeld} MB after collection: ${growth(held)}`,
    `${verdict(most, mostAtPeak)}  ${what}, at most ${mostAtPeak} MB before collection: ${most.toFixed(0)} MB; the process at its peak ${growth(peak)}`,
  ]
}

if (import.meta.main) {
  for (const line of memoryHolds(await memoryGrowth())) console.log(line)
  process.exit()
}
