import * as v from 'valibot'
import { type FundingProgramme, sumsOf } from '../../../../blocks/funding-calculator/funding.ts'
import { anyId } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import {
  type FundingInput,
  fundingInput,
  fundingReference,
  fundingResult,
  fundingResults,
  readFundingQuestions,
} from '../funding.ts'

const euros = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0)

interface Summary {
  /** The code by which an adviser finds the same answers. */
  readonly reference: string
  /** Euros a month, and once. */
  readonly monthly: number
  readonly once: number
  readonly results: readonly FundingProgramme[]
}

const summary = v.object({
  reference: anyId,
  monthly: euros,
  once: euros,
  results: v.optional(v.array(fundingResult), []),
})

/** Ends the funding calculator: returns the sums, and a reference to them. A failure must not look like a result. */
export const call = platformCall<FundingInput, { readonly value: Summary } | undefined>({
  method: 'POST',
  path: 'v2/finance/submit',
  query: fundingInput,
  answer: v.object({ value: summary }),
  async embedded({ answers, language: requested }, { stories, defaultLanguage, links }) {
    const language = requested || defaultLanguage
    const [questions, programmes] = await Promise.all([
      readFundingQuestions(stories, language),
      stories.ofType('funding-programme', language),
    ])
    const results = fundingResults(programmes.value, answers, links)
    const reference = fundingReference(questions, answers)
    return { answer: { value: { reference, ...sumsOf(results), results } } }
  },
  deadline: 3000,
  fallback: undefined,
})
