import type { Need } from '../../blocks/_kit/context.ts'
import type { PlatformCall } from '../platform/call.ts'
import { type CallPlatform, type PlatformAnswer, platformCalls } from '../platform/platform.ts'
import { type Datum, deferredDatum } from './datum.ts'
import { needKey } from './needs.ts'
import type { Asker } from './page-data.ts'

/** The answers to all needs, and how to find one by its key. Each call takes of the page and its visitor what it knows. */
export function loadNeeds(needs: readonly Need[], asker: Promise<Asker>, callPlatform: CallPlatform) {
  const answers: Promise<PlatformAnswer<unknown>>[] = []
  const data = new Map<string, () => Datum<unknown>>()
  for (const need of needs) {
    const call = platformCalls[need.call] as PlatformCall | undefined
    if (!call) continue
    const answer = asker.then(own => callPlatform(need.call, call, { ...own, ...need.query }))
    answers.push(answer)
    data.set(needKey(need), deferredDatum(answer))
  }
  return { answers, data: (key: string) => data.get(key)?.() }
}
