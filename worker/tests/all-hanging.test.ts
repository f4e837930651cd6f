import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { database, withMethods } from '../features/forms/testing/test-stores.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const never = () => new Promise<never>(() => undefined)

/** A binding whose calls never settle. */
const hanging = <T extends object>(binding: T): T =>
  new Proxy(binding, {
    get: (target, name) =>
      typeof Reflect.get(target, name) === 'function' ? never : Reflect.get(target, name),
  })

const hangingDatabase = () => {
  const statement = { bind: () => statement, all: never, first: never, run: never, raw: never }
  return withMethods(database, { prepare: () => statement as never, batch: never, exec: never })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const createCold = () =>
  createTestSite({
    fetch: () => never,
    versions: hanging(memoryVersionStore()),
    index: createContentIndex(hangingDatabase(), 'space'),
    bindings: {
      CONTENT: hanging(testKv),
      DB: hangingDatabase(),
      INDEX: hangingDatabase(),
      UPLOADS: undefined,
      PLATFORM_ORIGIN: 'https://platform.example',
    },
    network: never,
  })

/** Milliseconds on the clock until the whole answer is there. */
async function timeOf(site: TestSite, path: string) {
  let done: Response | undefined
  const asking = site.send(path).then(async response => {
    await response.clone().text()
    done = response
  })
  let took = 0
  for (; !done && took < 20_000; took += 50) {
    await vi.advanceTimersByTimeAsync(50)
    site.turnClock(50)
    for (let turn = 0; turn < 2; turn++) await scheduler.wait(1)
  }
  await asking
  return { took, status: done!.status }
}

it.each(['/gibt-es-nicht/', '/', '/bachelor/'])(
  'a cold answer for %s is there within two seconds while no store answers',
  async path => {
    const { took, status } = await timeOf(await createCold(), path)
    expect(status).toBe(503)
    expect(took).toBeLessThanOrEqual(2_000)
  },
)

it('a cold health answer is there within two seconds while no store answers', async () => {
  const { took, status } = await timeOf(await createCold(), '/api/health')
  expect(status).toBe(503)
  expect(took).toBeLessThanOrEqual(2_000)
})
