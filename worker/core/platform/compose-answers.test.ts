import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expired, lasting } from '../base/caching/validity.ts'
import { type PlatformAnswer, PRICE_DEADLINE } from './call.ts'
import { callInTurn, composeAnswer } from './compose-answers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const answered = (value: string): PlatformAnswer<string> => ({
  ...{ value, revision: value, freshness: 'hit', validity: lasting },
  fallback: false,
})

describe('answers that decide prices', () => {
  it('are waited for as long as one price, what they are about included; what is held counts then', async () => {
    const things = new Promise<string[]>(resolve =>
      setTimeout(() => resolve(['a', 'b']), PRICE_DEADLINE - 300),
    )
    let found: readonly string[] | undefined
    const calling = callInTurn(things, (thing, { isLate }) =>
      isLate
        ? Promise.resolve(answered(`held ${thing}`))
        : new Promise<PlatformAnswer<string>>(() => undefined),
    ).then(answers => {
      found = answers.map(({ value }) => value)
    })
    await vi.advanceTimersByTimeAsync(PRICE_DEADLINE - 1)
    expect(found).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await calling
    expect(found).toEqual(['held a', 'held b'])
  })

  it('are six at once, and all of them where each is in time', async () => {
    let running = 0
    let most = 0
    const things = Array.from({ length: 20 }, (_, number) => String(number))
    const answers = await callInTurn(Promise.resolve(things), async thing => {
      most = Math.max(most, ++running)
      await scheduler.wait(0)
      running--
      return answered(thing)
    })
    expect([answers.map(({ value }) => value), most]).toEqual([things, 6])
  })

  it('make an answer that holds for its request alone where one has failed', () => {
    const failed = { ...answered('b'), fallback: true }
    expect(composeAnswer('ab', [answered('a'), failed])).toMatchObject({ validity: expired, fallback: true })
    expect(composeAnswer('ab', [answered('a'), answered('b')])).toMatchObject({ fallback: false })
  })
})
