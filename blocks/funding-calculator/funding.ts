import type { Graph } from '../_kit/question-graph/graph.ts'

/** The part of an answer of `finance/questions` that is read; the call's schema gives it this shape. */
export interface FundingQuestion {
  readonly key: string
  readonly question: string
  readonly hint?: string | undefined
  readonly answers: readonly {
    readonly value: string
    readonly label: string
    readonly icon?: string | undefined
    readonly image?: { readonly filename: string; readonly alt: string } | undefined
    readonly next?: string | undefined
  }[]
}

/** The part of an entry of `finance/results` that is read. Days are `YYYY-MM-DD`. */
export interface FundingProgramme {
  readonly uuid: string
  readonly title: string
  readonly provider?: string | undefined
  readonly description?: string | undefined
  readonly kind: 'grant' | 'loan' | 'scholarship' | 'employer'
  /** Euros in each period, at most. */
  readonly amount?: number | undefined
  readonly period: 'month' | 'semester' | 'once'
  readonly href?: string | undefined
  readonly linkLabel?: string | undefined
  readonly validFrom?: string | undefined
  readonly checkedOn?: string | undefined
  readonly source?: string | undefined
  readonly sourceHref?: string | undefined
}

/** The questions as a graph, which ends at one result. */
const fundingGraph = (questions: readonly FundingQuestion[]): Graph => ({
  results: ['result'],
  questions: questions.map(({ key, question, hint, answers }) => ({
    ...{ key, text: question, hint },
    choices: answers.map(({ value, label, icon, image, next }) => ({
      ...{ code: value, label, icon, next },
      picture: image,
    })),
  })),
})

/** The graph of an answer of `finance/questions`; an empty one where there is none. */
export function fundingGraphOf(answer: unknown): Graph {
  // The call's schema gives the answer this shape.
  const { value = [] } = (answer ?? {}) as { readonly value?: readonly FundingQuestion[] }
  return fundingGraph(value)
}

const monthsIn = { month: 1, semester: 6, once: Number.POSITIVE_INFINITY } as const

/** The sums in euros: each month, and paid once. Loans are paid back, so that they do not count. */
export function sumsOf(programmes: readonly FundingProgramme[]) {
  const given = programmes.filter(({ kind }) => kind !== 'loan')
  const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((one, other) => one + other, 0))
  return {
    monthly: sum(given.map(({ amount = 0, period }) => amount / monthsIn[period])),
    once: sum(given.flatMap(({ amount = 0, period }) => (period === 'once' ? [amount] : []))),
  }
}
