import * as v from 'valibot'
import { oneLine } from '../../../blocks/_kit/one-line.ts'
import { call } from '../../core/platform/calls/story-library-search.ts'
import type { CallPlatform } from '../../core/platform/platform.ts'

export interface AssistantQuestion {
  /** Query of the request. */
  readonly query: URLSearchParams
  readonly unit: string
  readonly language: string
  readonly callPlatform: CallPlatform
}

const words = v.pipe(v.string(), v.transform(oneLine), v.minLength(1), v.maxLength(200))

/** Passages in one answer, and searches for it. */
const [most, mostSearches] = [4, 4]
/** Minimum letters of a word that is searched for alone; shorter ones are articles, pronouns and the like. */
const fewest = 4

/**
 * The searches for a question: the question itself, then its longest words, because people write sentences, and the search finds documents
 * with all words.
 */
function searchesFor(question: string): string[] {
  const single = question.match(/[\p{L}\p{N}]+/gu) ?? []
  const long = [...new Set(single)].filter(word => word.length >= fewest)
  return [question, ...long.sort((a, b) => b.length - a.length)].slice(0, mostSearches)
}

/**
 * Passages of this site for a visitor's words, for the demonstration assistant: `{passages: [{title, text, path}]}`. 400 for an empty or
 * malformed question, 503 where the search does not answer.
 */
export async function answerAssistant({ query, unit, language, callPlatform }: AssistantQuestion) {
  const question = v.safeParse(words, query.get('q'))
  if (!question.success) return { status: 400, body: { error: 'no question' } } as const
  for (const search of searchesFor(question.output)) {
    const asked = { space: unit, language, search, limit: '2' }
    const { value, fallback } = await callPlatform('story-library-search', call, asked, { persist: false })
    if (fallback || !value) return { status: 503, body: { error: 'no answer' } } as const
    const passages = value.data
      .flatMap(({ items }) => items)
      .slice(0, most)
      .map(({ title, subtitle = '', path }) => ({ title, text: subtitle, path }))
    if (passages.length) return { status: 200, body: { passages } } as const
  }
  return { status: 200, body: { passages: [] } } as const
}
