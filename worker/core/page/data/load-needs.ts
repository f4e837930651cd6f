import type { Need, NeedAddress } from '../../../../blocks/_kit/context.ts'
import { lasting } from '../../base/caching/validity.ts'
import type { PlatformAnswer, PlatformCall } from '../../platform/call.ts'
import { platformCalls } from '../../platform/platform.ts'
import { type Datum, deferredDatum } from './datum.ts'
import type { AnswerWithOriginal, CallForPage } from './load-original.ts'
import { needKey } from './needs.ts'
import type { CallParameters } from './page-data.ts'

interface NeedsDependencies {
  readonly callParameters: Promise<CallParameters>
  readonly callForPage: CallForPage
  /** The address of the visitor's request. */
  readonly address: NeedAddress
}

type NeedAnswer = AnswerWithOriginal<unknown>

const notCalled: PlatformAnswer<unknown> = {
  value: undefined,
  revision: 'not called',
  freshness: 'hit',
  validity: lasting,
  fallback: false,
}

const callOf = ({ call }: Need) => platformCalls[call] as PlatformCall | undefined

/** The parameters of a call that come from the address; undefined if the call has such parameters and the address has none of them. */
function addressedPart({ parameters }: Need, { parameter }: NeedAddress) {
  if (!parameters) return {}
  const given = Object.entries(parameters).flatMap(([name, own]) => {
    const value = parameter(own)
    return value ? [[name, value] as const] : []
  })
  return given.length ? Object.fromEntries(given) : undefined
}

const absent: Datum<unknown> = { state: 'ready', value: undefined, revision: '', fallback: true }

/**
 * Finds the data of needs. Apart from what loads them: page data is cached, and a function that is made where the request is at hand would keep the
 * request with it.
 */
export const findIn =
  (...loaded: readonly ReadonlyMap<string, () => Datum<unknown>>[]) =>
  (need: string): Datum<unknown> =>
    loaded.find(data => data.has(need))?.get(need)?.() ?? absent

/** Loads the answers to all needs; their data are found by their keys. Each call gets the parameters of page and visitor that it declares. */
export function loadNeeds(
  needs: readonly Need[],
  { callParameters, callForPage, address }: NeedsDependencies,
) {
  const answers = new Map<string, Promise<NeedAnswer>>()

  /**
   * The input of the need's call beside the parameters of page and visitor; undefined where there is nothing to call for, or the earlier
   * call failed.
   */
  async function inputOf(need: Need): Promise<object | undefined> {
    const addressed = addressedPart(need, address)
    if (!need.after || !addressed) return addressed
    const before = await answerTo(need.after.need)
    const following = before.fallback ? undefined : need.after.input(before.value, address)
    return following && { ...addressed, ...following }
  }

  async function load(need: Need): Promise<NeedAnswer> {
    const call = callOf(need)
    const own = call && (await inputOf(need))
    if (!own) return notCalled
    const { besidePlatform } = need
    return callForPage(need.call, call, {
      callParameters: await callParameters,
      own: { ...need.query, ...own },
      how: besidePlatform && { besidePlatform },
    })
  }

  function answerTo(need: Need): Promise<NeedAnswer> {
    const key = needKey(need)
    const answer = answers.get(key) ?? load(need)
    answers.set(key, answer)
    return answer
  }

  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) if (callOf(need)) data.set(needKey(need), deferredDatum(answerTo(need)))
  return { answers: [...answers.values()], data }
}
