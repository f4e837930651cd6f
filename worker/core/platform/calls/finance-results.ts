import type { FundingProgramme } from '../../../../blocks/funding-calculator/funding.ts'
import { listed } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { type FundingInput, fundingInput, fundingResult, fundingResults } from '../funding.ts'

/**
 * The programmes that match the answers in the funding calculator. A failure must not look like a result.
 */
export const call = platformCall<FundingInput, { readonly value: readonly FundingProgramme[] } | undefined>({
  method: 'POST',
  path: 'v2/finance/results',
  query: fundingInput,
  answer: listed('value', fundingResult),
  async embedded({ answers, language }, { stories, defaultLanguage, links }) {
    const { value } = await stories.ofType('funding-programme', language || defaultLanguage)
    return { answer: { value: fundingResults(value, answers, links) } }
  },
  deadline: 2000,
  fallback: undefined,
  isList: true,
})
