import { afterEach, describe, expect, it, vi } from 'vitest'
import { endingAt } from '../../base/caching/validity.ts'
import type { PlatformCall } from '../../platform/call.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import { createCallForPage } from './load-original.ts'

const get = {} as PlatformCall<object, unknown>
const callParameters = { unit: 'dach', slug: 'fr/aide', language: 'fr' }
const original = { slug: 'hilfe', language: 'de' }

interface CallInput {
  readonly slug: string
  readonly language: string
  readonly limit?: string
  readonly isLate?: boolean
}

/** A platform whose answer contains the requested language. */
function platform(changes: (language: string) => Promise<object> = async () => ({})) {
  const calls: CallInput[] = []
  const callPlatform = (async (_name: string, _call: unknown, input: CallInput, how: object = {}) => {
    calls.push({ ...input, ...how })
    const answer = { value: input.language, revision: input.language, freshness: 'hit', fallback: false }
    return { ...answer, validity: endingAt(9), ...(await changes(input.language)) }
  }) as unknown as CallPlatform
  return { calls, callPlatform }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  it('of a page in the site’s own language is made once', async () => {
    const { calls, callPlatform } = platform()
    const answer = await createCallForPage(callPlatform, undefined)('news-list', get, { callParameters })
    expect([calls.length, answer.original]).toEqual([1, undefined])
  })

  it('of a page in another one is made for its original, too, as that page makes it', async () => {
    const { calls, callPlatform } = platform()
    const callForPage = createCallForPage(callPlatform, original)
    const answer = await callForPage('news-list', get, { callParameters, own: { limit: '3' } })
    expect(calls).toEqual([
      { ...callParameters, limit: '3' },
      { unit: 'dach', ...original, limit: '3' },
    ])
    expect(answer).toMatchObject({ value: 'fr', revision: 'fr', original: 'de' })
  })

  it('whose answer tells its languages is made once', async () => {
    const { calls, callPlatform } = platform()
    await createCallForPage(callPlatform, original)(
      'price-list',
      { ...get, tellsLanguages: true },
      { callParameters },
    )
    expect(calls.length).toBe(1)
  })

  it('that is a POST is not sent for the original', async () => {
    const { calls, callPlatform } = platform()
    await createCallForPage(callPlatform, original)(
      'finance-results',
      { ...get, method: 'POST' },
      { callParameters },
    )
    expect(calls.map(({ isLate }) => isLate)).toEqual([undefined, true])
  })

  it.each(['fr', 'de'])('that fails in %s is not compared', async failing => {
    const { callPlatform } = platform(async language => ({ fallback: language === failing }))
    const answer = await createCallForPage(callPlatform, original)('news-list', get, { callParameters })
    expect(answer).toMatchObject({ value: 'fr', fallback: failing === 'fr', validity: { until: 9 } })
    expect(answer.original).toBeUndefined()
  })

  it('does not wait for an original that is late, and is not kept then', async () => {
    vi.useFakeTimers()
    const { callPlatform } = platform(language =>
      language === 'de' ? new Promise<object>(() => undefined) : Promise.resolve({}),
    )
    const answer = createCallForPage(callPlatform, original)('news-list', get, { callParameters })
    await vi.advanceTimersByTimeAsync(50)
    expect(await answer).toMatchObject({
      value: 'fr',
      fallback: false,
      isForOnce: true,
      validity: { until: 0 },
    })
  })
})
