import { expect, it } from 'vitest'
import { loopCount, loopTime } from './setup/loop-count.ts'
import { createTestSite } from './setup/test-site.ts'

/** A namespace in memory that counts writes; real ones are slower than the tested code. */
function countingKv() {
  const values = new Map<string, string>()
  const written: string[] = []
  function read(key: string, type: unknown): unknown {
    const value = values.get(key) ?? null
    return value !== null && type === 'json' ? JSON.parse(value) : value
  }
  const kv = {
    async get(keys: string | readonly string[], type?: unknown) {
      return typeof keys === 'string' ? read(keys, type) : new Map(keys.map(key => [key, read(key, type)]))
    },
    async put(key: string, value: string) {
      written.push(key)
      values.set(key, value)
    },
    async delete(key: string) {
      values.delete(key)
    },
  }
  return { kv, written }
}

/** The paths of one second alone are twenty times as many as the calls that the source then allows. */
const paths = loopCount(50_000, 125)
const perSecond = 1000

it(
  `${paths} paths that nobody has write nothing, and reach the source at a bounded rate`,
  async () => {
    const { kv, written } = countingKv()
    const calls: string[] = []
    const site = await createTestSite({
      bindings: { CONTENT: kv },
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    await site.runSchedule()
    for (let index = 0; index < paths; index++) {
      // Payloads leave out the error page, which is the same each time; most are not read, because reading takes longest.
      const answer = await site.send(`/niemand-${index.toString(36)}/_payload.json`)
      if (index % perSecond === 0) {
        expect(await answer.json()).toMatchObject({ kind: 'error', error: { statusCode: 404 } })
        await site.settle()
      } else await answer.body?.cancel()
      site.turnClock(1000 / perSecond)
    }
    await site.settle()
    expect(written.filter(key => key.includes('niemand'))).toEqual([])
    expect(written.length).toBeLessThanOrEqual(10)
    // Burst and rate per second (docs/decisions, addresses).
    const unknown = calls.filter(call => call.includes('niemand')).length
    expect(unknown).toBeGreaterThan(50)
    expect(unknown).toBeLessThanOrEqual(50 + (paths / perSecond) * 5)
    expect(calls.length - unknown).toBeLessThanOrEqual(30)
  },
  loopTime(60_000),
)
