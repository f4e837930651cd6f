import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import { memoryVersionStore, type VersionStore } from '../../core/content/version/version-store.ts'
import { demoSpace } from './demo-space.ts'
import { type NotedCalls, notedDatabase } from './noted-database.ts'
import { testKv } from './test-kv.ts'
import { createTestSite, type TestSiteOptions } from './test-site.ts'
import { startVirtualTime } from './virtual-time.ts'

const origin = 'https://www.tannhagen.example'

/** Milliseconds that an answer takes, as an instance far from the stores sees them. */
const delays = { kv: 80, database: 280, object: 280 }

/** What one request took from outside its instance. */
export interface Taken {
  readonly status: number
  readonly etag: string
  readonly bytes: number
  /** Milliseconds to the first byte. */
  readonly firstByte: number
  readonly kvCalls: number
  readonly kvKeys: readonly string[]
  readonly kvWrites: number
  /** SQL, without its line breaks; one of a batch each. */
  readonly statements: readonly string[]
  readonly databaseCalls: number
  /** Rows that the statements have read. */
  readonly rows: number
  readonly objectReads: number
  readonly fetches: number
}

const nothing = () => ({
  kvKeys: [] as string[],
  statements: [] as string[],
  ...{ kvCalls: 0, kvWrites: 0, databaseCalls: 0, rows: 0, objectReads: 0, fetches: 0 },
})

/**
 * A site whose content is stored, and new instances of it with empty memories, which note what they ask of others. With `isFar` answers take
 * their time.
 */
export async function createStoredSite(paths: readonly string[]) {
  const versions = memoryVersionStore()
  const space = crypto.randomUUID()
  const bindings = { SITE_ORIGIN: origin }
  const index = createContentIndex(env.INDEX!, space)
  // All instances have the rows of the same search.
  const disturb: NonNullable<TestSiteOptions['disturb']> = ({ dependencies, ...world }) => ({
    ...world,
    dependencies: { ...dependencies, searchSpace: space },
  })
  const site = await createTestSite({ space: demoSpace, versions, index, bindings, disturb })
  const ask = (path: string) => site.send(path, {}, 'GET', origin)

  /** Lets minutes pass in which the site is visited, so that all copies are settled. */
  async function visit(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      site.turnClock(60_000)
      await site.runSchedule()
      for (const path of paths) await (await ask(path)).arrayBuffer()
      await site.settle()
    }
  }

  /** Opens a new instance. Each of its requests tells what it took. */
  async function openNew({ isFar = false } = {}) {
    let noted = nothing()
    let turnClock: (milliseconds: number) => void = () => undefined
    const time = isFar ? startVirtualTime(milliseconds => turnClock(milliseconds)) : undefined
    async function after<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
      await time?.wait(milliseconds)
      return time ? time.instant({ work }).work() : work()
    }
    const kv = new Proxy(testKv, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return (...values: unknown[]) => {
          if (name === 'put') noted.kvWrites++
          if (name === 'get') {
            noted.kvCalls++
            noted.kvKeys.push(...[values[0] as string | string[]].flat())
          }
          return after(delays.kv, () => method.apply(target, values) as Promise<unknown>)
        }
      },
    })
    const own = storedInstance(space, versions, {
      kv,
      note: sql => noted.statements.push(sql.replace(/\s+/g, ' ')),
      async call(work) {
        noted.databaseCalls++
        const answer = await after(delays.database, work)
        for (const { meta } of [answer].flat()) noted.rows += meta.rows_read
        return answer
      },
      read(work) {
        noted.objectReads++
        return after(delays.object, work)
      },
    })
    const instance = await createTestSite({
      ...own,
      disturb,
      now: site.now(),
      bindings: { ...bindings, ...own.bindings },
      fetch: next => (input, init) => {
        noted.fetches++
        return next(input, init)
      },
    })
    turnClock = instance.turnClock

    async function ask(path: string, headers: Record<string, string> = {}): Promise<Taken> {
      noted = nothing()
      const began = instance.now()
      let answer: Response | undefined
      let firstByte = 0
      const asking = instance.send(path, headers, 'GET', origin).then(response => {
        answer = response
        firstByte = instance.now() - began
        return response.arrayBuffer()
      })
      if (time) {
        while (!answer) await time.goOn(40)
        await time.goOn(2_000)
      }
      const { byteLength } = await asking
      await instance.settle()
      if (time) vi.useRealTimers()
      const { status, headers: own } = answer!
      return { ...noted, status, etag: own.get('etag') ?? '', bytes: byteLength, firstByte }
    }
    return { ask }
  }

  /** Asks a new instance for a page. */
  const askNew = async (path: string, options = {}) => (await openNew(options)).ask(path)

  return { site, visit, openNew, askNew }
}

interface Noting extends NotedCalls {
  readonly kv: KVNamespace
  readonly read: <T>(work: () => Promise<T>) => Promise<T>
}

/** The options of a further instance of a site, with its stores noted. */
function storedInstance(
  space: string,
  versions: VersionStore,
  { kv, note, call, read }: Noting,
): TestSiteOptions {
  const noted = (database: D1Database | undefined) => notedDatabase(database!, { note, call })
  const index = noted(env.INDEX)
  return {
    seeded: true,
    versions: Object.assign(Object.create(versions), versions, { read: () => read(() => versions.read()) }),
    index: createContentIndex(index, space),
    bindings: { CONTENT: kv, INDEX: index, DB: noted(env.DB), RECORDS: noted(env.RECORDS) },
  }
}
