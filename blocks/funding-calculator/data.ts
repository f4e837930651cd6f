import type { Need } from '../_kit/context.ts'

export const fundingQuestions: Need = { call: 'finance-questions', query: {} }

export const data = (): readonly Need[] => [fundingQuestions]
