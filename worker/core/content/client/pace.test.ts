import { describe, expect, it } from 'vitest'
import { createPace, paced } from './pace.ts'

const SECOND = 1000

/** Twenty calls a second for a minute, to a source that allows fewer of them in each second: whether each call that was sent was refused. */
function requestForAMinute(limit: number): readonly boolean[] {
  let now = 0
  const pace = createPace({ now: () => now })
  const waiting: number[] = []
  const answered: number[] = []
  const refusals: boolean[] = []
  for (; now < 60 * SECOND; now += 10) {
    if (now % 50 === 0) {
      const wait = pace.reserve()
      if (wait !== undefined) waiting.push(now + wait)
    }
    waiting.sort((one, other) => one - other)
    while (waiting.length && waiting[0]! <= now) {
      waiting.shift()
      const again = pace.isClosed ? pace.reserve(false, true) : 0
      if (again) waiting.push(now + again)
      if (again !== 0) continue
      const isRefused = answered.filter(at => now - at < SECOND).length >= limit
      refusals.push(isRefused)
      if (isRefused) pace.refused()
      else {
        answered.push(now)
        pace.answered()
      }
    }
  }
  return refusals
}

describe('the pace of a source', () => {
  it('lets fifty calls go at once, and fifty a second after them', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    const waits = Array.from({ length: 150 }, () => pace.reserve())
    expect(waits.slice(0, 50)).toEqual(Array(50).fill(0))
    expect(waits[50]).toBeCloseTo(20)
    expect(waits[99]).toBeCloseTo(1000)
    expect(pace.isBusy).toBe(true)
    now = 5 * SECOND
    expect([pace.isBusy, pace.reserve()]).toEqual([false, 0])
  })

  it('takes no place for a call that would wait for more than a second and a half', () => {
    const pace = createPace({ now: () => 0 })
    const waits = Array.from({ length: 300 }, () => pace.reserve())
    expect(waits.filter(wait => wait !== undefined)).toHaveLength(125)
    expect(waits.at(-1)).toBeUndefined()
  })

  it('leaves half of the rate to visitors where a call runs in the background', () => {
    const pace = createPace({ now: () => 0 })
    const waits = Array.from({ length: 50 }, () => pace.reserve(true))
    expect(waits.filter(wait => wait === 0).length).toBeLessThanOrEqual(25)
    expect(waits.at(-1)).toBeGreaterThan(400)
  })

  it('waits as long as a refusal says, and is as fast then as the source was before it', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    for (let count = 0; count < 10; count++) pace.reserve()
    now = 80
    for (let count = 0; count < 5; count++) pace.answered()
    for (let count = 0; count < 5; count++) pace.refused(1000)
    const waits = Array.from({ length: 7 }, () => pace.reserve()!)
    expect(waits.slice(0, 5)).toEqual(Array(5).fill(1000))
    expect(waits[5]).toBeCloseTo(1200)
    expect(waits[6]).toBeCloseTo(1400)
  })

  it('is half as fast where the source answered more than that, and counts refusals that come together as one', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    for (let count = 0; count < 50; count++) pace.answered()
    for (let count = 0; count < 20; count++) pace.refused()
    now = 300
    const waits = [pace.reserve(), pace.reserve()]
    expect(waits[1]! - waits[0]!).toBeCloseTo(40)
  })

  it('trusts a source with four calls a second that refuses one of few', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    pace.refused(1000)
    now = 1000
    const waits = Array.from({ length: 5 }, () => pace.reserve())
    expect(waits).toEqual([0, 0, 0, 0, 250])
  })

  it('sends calls that waited when the source closed before those that come later', () => {
    let now = 0
    const pace = createPace({ now: () => now, perSecond: 5 })
    const first = Array.from({ length: 8 }, () => pace.reserve()!)
    expect(first.map(Math.round)).toEqual([0, 0, 0, 0, 0, 200, 400, 600])
    now = 100
    pace.refused(1000)
    // These have no place, or a later one.
    const later = [pace.reserve(), pace.reserve()].map(wait => now + (wait ?? Number.POSITIVE_INFINITY))
    const again = first.slice(5).map(at => {
      now = at
      return at + pace.reserve(false, true)!
    })
    expect(Math.max(...again)).toBeLessThanOrEqual(Math.min(...later))
  })

  it('never stands still, and rises again with answers', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    for (let count = 0; count < 20; count++) {
      pace.refused()
      now += SECOND
    }
    expect([pace.reserve(), pace.reserve()]).toEqual([0, 1000])
    for (let count = 0; count < 20_000; count++) {
      now += SECOND / 50
      pace.answered()
    }
    now += 10 * SECOND
    const waits = Array.from({ length: 50 }, () => pace.reserve())
    expect(waits.at(-1)).toBe(0)
  })

  it('is as fast as before some calls after a short burst of refusals', () => {
    let now = 0
    const pace = createPace({ now: () => now })
    for (let count = 0; count < 15; count++) {
      pace.refused()
      now += 100
    }
    now += 10 * SECOND
    for (let count = 0; count < 40; count++) pace.answered()
    now += SECOND
    const waits = Array.from({ length: 20 }, () => pace.reserve())
    expect(waits).toEqual(Array(20).fill(0))
  })

  it('finds the limit of a source that allows five calls a second, and uses most of it', () => {
    const sent = requestForAMinute(5)
    const refused = sent.filter(isRefused => isRefused).length
    expect(sent.length - refused).toBeGreaterThan(180)
    expect(refused).toBeLessThan(30)
  })
})

describe('a paced source', () => {
  const source = (answers: readonly Response[]) => {
    const requested: number[] = []
    const waits: number[] = []
    let now = 0
    const pace = createPace({ now: () => now })
    const made = paced(
      {
        endpoint: '',
        token: '',
        version: 'published',
        fetch: async () => {
          requested.push(now)
          return answers[requested.length - 1] ?? new Response('{}')
        },
      },
      {
        pace,
        wait: async milliseconds => {
          waits.push(milliseconds)
          now += milliseconds
        },
      },
    )
    return { fetch: (init?: RequestInit) => made.fetch('http://source.example/', init), requested, waits }
  }

  const refusal = (retryAfter: string) =>
    new Response('', { status: 429, headers: { 'retry-after': retryAfter } })

  it('heeds the seconds of a refusal, and of any other text waits a moment', async () => {
    for (const [text, pause] of [
      ['1', 1000],
      ['soon', 300],
      ['', 300],
      ['-5', 300],
    ] as const) {
      const { fetch, waits } = source([refusal(text)])
      expect((await fetch()).status).toBe(429)
      expect((await fetch()).status).toBe(200)
      expect(waits).toEqual([pause])
    }
  })

  it('sends nothing for as long as the source wants, and says so at once', async () => {
    const { fetch, requested } = source([refusal('60')])
    await fetch()
    const answer = await fetch()
    expect([answer.status, await answer.json(), requested.length]).toEqual([
      429,
      { error: 'The source is called too often.' },
      1,
    ])
  })

  it('gives the place of a call that nobody waits for any more to another one', () => {
    const pace = createPace({ now: () => 0, perSecond: 5 })
    const waits = Array.from({ length: 7 }, () => pace.reserve())
    pace.giveUp()
    expect(pace.reserve()).toBe(waits.at(-1))
  })

  it('does not send an aborted call', async () => {
    const { fetch, requested } = source([refusal('1')])
    await fetch()
    await expect(fetch({ signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    expect(requested).toHaveLength(1)
  })
})
