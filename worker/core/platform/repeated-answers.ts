import { type FactName, observe } from '../base/caching/facts.ts'
import { createObservedCache } from '../base/caching/observed-cache.ts'
import { endingAt, expired, revisionOf } from '../base/caching/validity.ts'
import type { Loaded, Read } from '../content/cache/resource.ts'
import { type ContentMark, isSameContent } from '../content/version/version-watch.ts'

/** The query of a call as facts, with the call itself and the name of the site or upstream that answers it. */
type CallFacts = Readonly<Record<string, unknown>>

interface RepeatedAnswer {
  readonly value: unknown
  readonly revision: string
  /** The content that was known when the question was put. */
  readonly state: ContentMark
  /** Epoch milliseconds. */
  readonly until: number
}

/** Answers of 32,000 letters at most, so that all of them take some megabytes. */
const maxAnswers = 128
const maxLength = 32_000
/** Questions that are remembered until they are put a second time. */
const maxMet = 2_000

/** Maximum milliseconds for which an answer is fresh, as for all content. */
const FRESH = 60_000

/** Facts that all answers depend on. */
const first = ['call', 'answeredFor'] as const

/**
 * Cached answers to questions that visitors make up, such as the words of a search. An answer is found by the facts that were read from its question,
 * and is valid until the content changes. Only repeated questions have their answers cached: one-off questions of strangers evict nothing.
 */
export function createRepeatedAnswers() {
  const met = createObservedCache<CallFacts, true>({ max: maxMet })
  const answers = createObservedCache<CallFacts, RepeatedAnswer>({ max: maxAnswers })
  return {
    find(facts: CallFacts, { now, state }: { readonly now: number; readonly state: ContentMark }) {
      const found = answers.find(facts)
      return found && now < found.until && isSameContent(state, found.state) ? found : undefined
    },
    /** Caches an answer, and returns whether it did. */
    keep(facts: CallFacts, read: ReadonlySet<FactName>, answer: RepeatedAnswer): boolean {
      const seen = new Set([...first, ...read])
      if (met.find(facts)) {
        answers.keep(facts, seen, answer)
        return true
      }
      met.keep(facts, seen, true)
      return false
    },
  }
}

export type RepeatedAnswers = ReturnType<typeof createRepeatedAnswers>

interface RepeatedCall<Q, A> {
  readonly call: object
  readonly answeredFor: string
  readonly query: Q
  readonly load: (query: Q) => Promise<Loaded | undefined>
  readonly parse: (body: unknown) => A
}

interface RepeatedCallDependencies {
  readonly repeated?: RepeatedAnswers | undefined
  readonly content: () => ContentMark
  readonly now: () => number
}

/**
 * The answer to a question that a visitor made up; undefined where it is refused. An answer that is not cached is marked `isForOnce`. Rejects where
 * the call fails.
 */
export async function answerRepeated<Q extends object, A>(
  { call, answeredFor, query, load, parse }: RepeatedCall<Q, A>,
  { repeated, content, now }: RepeatedCallDependencies,
): Promise<(Omit<Read<A>, 'anchor'> & { readonly isForOnce: boolean }) | undefined> {
  const own: CallFacts = { ...query, call, answeredFor }
  const state = content()
  const began = now()
  const found = repeated?.find(own, { now: began, state })
  // The cached answer passed the schema of the call that finds it.
  if (found)
    return {
      value: found.value as A,
      revision: found.revision,
      freshness: 'hit',
      validity: endingAt(found.until),
      isForOnce: false,
    }
  const { facts, seen } = observe(query)
  const loaded = await load(facts)
  if (!loaded) return undefined
  const value = parse(loaded.body)
  const until = loaded.isOfStale ? 0 : Math.min(began + FRESH, loaded.validUntil ?? began + FRESH)
  const text = JSON.stringify(value)
  const revision = revisionOf(text)
  const isKept =
    until > now() && text.length <= maxLength && repeated?.keep(own, seen, { value, revision, state, until })
  return isKept
    ? { value, revision, freshness: 'miss', validity: endingAt(until), isForOnce: false }
    : { value, revision: '', freshness: 'miss', validity: expired, isForOnce: true }
}
