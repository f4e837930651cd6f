import * as v from 'valibot'
import type { FundingQuestion } from '../../../../blocks/funding-calculator/funding.ts'
import { listed } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { fundingQuestion, readFundingQuestions } from '../funding.ts'
import { language } from '../page-query.ts'

/** The questions of the funding calculator. */
export const call = platformCall<
  { readonly language: string },
  { readonly value: readonly FundingQuestion[] }
>({
  path: 'v2/finance/questions',
  query: v.object({ language }),
  answer: listed('value', fundingQuestion),
  async embedded({ language }, { stories, defaultLanguage }) {
    return { answer: { value: await readFundingQuestions(stories, language || defaultLanguage) } }
  },
  deadline: 1500,
  fallback: { value: [] },
  keeping: 'lasting',
})
