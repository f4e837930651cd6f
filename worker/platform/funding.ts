import { graphOf } from '../../blocks/_kit/question-graph/graph-fields.ts'
import { dayIn } from '../../blocks/_kit/zoned-time.ts'
import type { Stories } from '../content/stories/stories.ts'
import { schema as programmeSchema } from '../content/types/funding-programme.ts'
import { FUNDING_RESULT, schema as questionsSchema } from '../content/types/funding-questions.ts'
import { readContent } from '../content/types/read-content.ts'
import { type Story, storyName } from '../content/types/story.ts'
import type { LinkRules } from '../site/links.ts'
import { filled, hrefOf, imageOf } from './answer-fields.ts'
import { codesIn } from './audience.ts'

/** One step of the funding calculator. */
export interface FundingQuestion {
  readonly key: string
  readonly question: string
  readonly hint?: string | undefined
  readonly answers: readonly FundingAnswer[]
}

interface FundingAnswer {
  readonly value: string
  readonly label: string
  readonly icon?: string | undefined
  readonly image?: { readonly filename: string; readonly alt: string } | undefined
  /** Key of the question that follows, or `result`. Default: the next question of the list, after the last one the result. */
  readonly next?: string | undefined
}

export type FundingKind = 'grant' | 'loan' | 'scholarship' | 'employer'
export type FundingPeriod = 'month' | 'semester' | 'once'

/** Money that a visitor may get, as far as the answers tell. */
export interface FundingResult {
  readonly uuid: string
  readonly title: string
  readonly provider?: string | undefined
  readonly description?: string | undefined
  readonly kind: FundingKind
  /** Euros in each period, at most. */
  readonly amount?: number | undefined
  readonly period: FundingPeriod
  readonly href?: string | undefined
  readonly linkLabel?: string | undefined
  /** Days, `YYYY-MM-DD`: since when the amount holds, and when it was last compared with its source. */
  readonly validFrom?: string | undefined
  readonly checkedOn?: string | undefined
  readonly source?: string | undefined
  readonly sourceHref?: string | undefined
}

/** Value of an answer by key of its question. */
export type FundingAnswers = Readonly<Record<string, string>>

/** The questions of a story of type `funding-questions`, in the editors' order. */
export function fundingQuestions(story: Story | undefined): readonly FundingQuestion[] {
  if (story?.content.component !== 'funding-questions') return []
  const graph = graphOf(readContent(questionsSchema.fields, story.content), [FUNDING_RESULT])
  return graph.questions.map(({ key, text, hint, choices }) =>
    filled({
      ...{ key, question: text, hint },
      answers: choices.map(({ code, label, icon, picture, next }) =>
        filled({ value: code, label, icon, image: imageOf(picture), next }),
      ),
    }),
  )
}

/** The questions of the site. */
export async function readFundingQuestions(stories: Stories, language: string) {
  const story = await stories.bySlug('settings/funding/questions', language)
  return fundingQuestions(story?.value)
}

const dayOf = (moment: number | undefined) =>
  moment === undefined ? undefined : dayIn(moment, 'Europe/Berlin')

/** The programmes whose conditions the answers meet; a question that was not answered meets none. */
export function fundingResults(
  programmes: readonly Story[],
  answers: FundingAnswers,
  links: LinkRules,
): readonly FundingResult[] {
  return programmes.flatMap(story => {
    const { conditions, link, title, validFrom, checkedOn, sourceLink, ...shown } = readContent(
      programmeSchema.fields,
      story.content,
    )
    const qualifies = conditions.every(({ question = '', answers: accepted }) => {
      const given = Object.hasOwn(answers, question) ? answers[question] : undefined
      return given !== undefined && codesIn(accepted).includes(given)
    })
    if (!qualifies) return []
    const fields = {
      ...{ uuid: story.uuid, title: title ?? storyName(story), ...shown },
      href: hrefOf(link, links),
      validFrom: dayOf(validFrom),
      checkedOn: dayOf(checkedOn),
      sourceHref: hrefOf(sourceLink, links),
    }
    return [filled(fields)]
  })
}

const monthsOf: Readonly<Record<FundingPeriod, number>> = { month: 1, semester: 6, once: Infinity }

/** The sums of the results in euros: monthly, and paid once. Loans do not count. */
export function fundingSums(results: readonly FundingResult[]) {
  const given = results.filter(({ kind }) => kind !== 'loan')
  const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((a, b) => a + b, 0))
  return {
    monthly: sum(given.map(({ amount = 0, period }) => amount / monthsOf[period])),
    once: sum(given.flatMap(({ amount = 0, period }) => (period === 'once' ? [amount] : []))),
  }
}

/**
 * A short code by which an adviser sees the same answers: the place of each answer among its question's choices, 0 for none. It
 * needs no storage.
 */
export const fundingReference = (questions: readonly FundingQuestion[], answers: FundingAnswers): string =>
  `F${questions
    .map(({ key, answers: choices }) => choices.findIndex(({ value }) => value === answers[key]) + 1)
    .map(place => place.toString(36))
    .join('')}`.toUpperCase()
