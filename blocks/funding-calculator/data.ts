import type { Need } from '../_kit/context.ts'
import { parametersOf } from '../_kit/question-graph/address.ts'
import { answersOnWay, readWay } from '../_kit/question-graph/question-props.ts'
import { fundingGraphOf } from './funding.ts'

export const fundingQuestions: Need = { call: 'finance-questions', query: {} }

/** The funding programmes for the visitor's answers. The call is not made while a question is open. */
export const fundingResults: Need = {
  call: 'finance-results',
  query: {},
  after: {
    need: fundingQuestions,
    input(questions, { parameter }) {
      const graph = fundingGraphOf(questions)
      const given = parametersOf(graph).map(name => [name, parameter(name)] as const)
      const way = readWay(
        graph,
        given.filter(([, value]) => value !== ''),
      )
      return way.shown.at.kind === 'result' ? { answers: Object.fromEntries(answersOnWay(way)) } : undefined
    },
  },
}

export const data = (): readonly Need[] => [fundingQuestions, fundingResults]
