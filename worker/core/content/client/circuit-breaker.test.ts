import { describe, expect, it } from 'vitest'
import { BrokenCircuit, createBreaker } from './circuit-breaker.ts'

const outage = new Error('down')
const answer = new Error('404')
const silent = new Error('a list took too long')

function setUp() {
  let now = 0
  let calls = 0
  const breaker = createBreaker({
    name: 'source',
    now: () => now,
    isOutage: error => error === outage,
    isSilent: error => error === silent,
  })
  const run = (result: unknown) =>
    breaker.run(async () => {
      calls++
      if (result instanceof Error) throw result
      return result
    })
  return {
    breaker,
    run,
    calls: () => calls,
    turn: (milliseconds: number) => {
      now += milliseconds
    },
    async fail(times: number) {
      for (let time = 0; time < times; time++) await expect(run(outage)).rejects.toBe(outage)
    },
  }
}

describe('circuit breaker', () => {
  it('lets answers and errors through', async () => {
    const { run, fail, breaker } = setUp()
    expect(await run(5)).toBe(5)
    await fail(4)
    expect(breaker.openSince).toBeUndefined()
    expect(await run(6)).toBe(6)
  })

  it('opens after five failures in a row, and then calls nobody', async () => {
    const { run, fail, breaker, calls } = setUp()
    await fail(5)
    expect(breaker.openSince).toBe(0)
    await expect(run(1)).rejects.toThrow(BrokenCircuit)
    expect(calls()).toBe(5)
  })

  it('lets a page’s calls try after a pause: it closes on an answer, and pauses again on a failure', async () => {
    const { run, fail, breaker, turn } = setUp()
    await fail(5)
    turn(5_000)
    await fail(1)
    await expect(run(1)).rejects.toThrow(BrokenCircuit)
    turn(5_000)
    expect(await Promise.all([run(1), run(2)])).toEqual([1, 2])
    expect(breaker.openSince).toBeUndefined()
  })

  it('lets no more than that try when none of them ends', async () => {
    const { breaker, fail, turn } = setUp()
    await fail(5)
    turn(5_000)
    for (let trial = 0; trial < 10; trial++) void breaker.run(() => new Promise(() => undefined))
    await expect(breaker.run(async () => 1)).rejects.toThrow(BrokenCircuit)
  })

  it('is not opened by what the source says', async () => {
    const { run, fail, breaker } = setUp()
    await fail(4)
    await expect(run(answer)).rejects.toBe(answer)
    await fail(4)
    expect(breaker.openSince).toBeUndefined()
  })

  it('neither opens nor closes by what says nothing of the source', async () => {
    const { run, fail, breaker, turn } = setUp()
    for (let time = 0; time < 20; time++) await expect(run(silent)).rejects.toBe(silent)
    expect(breaker.openSince).toBeUndefined()
    await fail(4)
    await expect(run(silent)).rejects.toBe(silent)
    await fail(1)
    expect(breaker.openSince).toBe(0)
    turn(5_000)
    await expect(run(silent)).rejects.toBe(silent)
    expect(breaker.openSince).toBe(0)
  })
})
