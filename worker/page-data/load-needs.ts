import type { Need } from '../../blocks/_kit/context.ts'
import type { PlatformCall } from '../platform/call.ts'
import { type CallPlatform, type PlatformAnswer, platformCalls } from '../platform/platform.ts'
import { type Datum, deferredDatum } from './datum.ts'
import { needKey } from './needs.ts'
import type { Asker, LoadFacts } from './page-data.ts'

interface NeedsDependencies {
  readonly asker: Promise<Asker>
  readonly callPlatform: CallPlatform
  /** A parameter of the visitor's address; empty where it has none. */
  readonly parameter: LoadFacts['parameter']
}

const notAsked: Datum<unknown> = { state: 'ready', value: undefined, revision: 'not asked', fallback: false }

/** The parameters of a call that the address gives; undefined where the call takes some and the address gives none. */
function addressedPart({ parameters }: Need, parameter: LoadFacts['parameter']) {
  if (!parameters) return {}
  const given = Object.entries(parameters).flatMap(([name, own]) => {
    const value = parameter(own)
    return value ? [[name, value] as const] : []
  })
  return given.length ? Object.fromEntries(given) : undefined
}

/** An answer that is not cached is a datum that no fragment is kept with. */
async function datumOf(asked: Promise<PlatformAnswer<unknown>>) {
  const answer = await asked
  return answer.isForOnce ? { ...answer, fallback: true } : answer
}

/** The answers to all needs, and how to find one by its key. Each call takes of the page and its visitor what it knows. */
export function loadNeeds(needs: readonly Need[], { asker, callPlatform, parameter }: NeedsDependencies) {
  const answers: Promise<PlatformAnswer<unknown>>[] = []
  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) {
    const call = platformCalls[need.call] as PlatformCall | undefined
    if (!call) continue
    const addressed = addressedPart(need, parameter)
    if (!addressed) {
      data.set(needKey(need), () => notAsked)
      continue
    }
    const answer = asker.then(own => callPlatform(need.call, call, { ...own, ...need.query, ...addressed }))
    answers.push(answer)
    data.set(needKey(need), deferredDatum(datumOf(answer)))
  }
  return { answers, data: (key: string) => data.get(key)?.() }
}
