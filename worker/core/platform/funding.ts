import * as v from 'valibot'
import { graphOf } from '../../../blocks/_kit/question-graph/graph-fields.ts'
import type { FundingProgramme, FundingQuestion } from '../../../blocks/funding-calculator/funding.ts'
import type { Stories } from '../content/stories/stories.ts'
import {
  FUNDING_RESULT,
  fundingProgrammeSchema as programmeSchema,
  fundingQuestionsSchema as questionsSchema,
} from '../content/types/funding.ts'
import { readContent } from '../content/types/read-content.ts'
import { type Story, storyName } from '../content/types/story.ts'
import type { LinkRules } from '../request/site/links.ts'
import { filled, href, hrefOf, image, imageOf, number, text } from './answer-fields.ts'
import { codesIn } from './audience.ts'
import { language } from './page-query.ts'

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** The posted body: the answers, and the language of the result. */
export const fundingInput = v.object({
  answers: v.pipe(
    v.custom<object>(value => !Array.isArray(value), 'not an object'),
    v.record(code, code),
    v.check(answers => Object.keys(answers).length <= 50, 'too many answers'),
  ),
  language,
})

export type FundingInput = v.InferOutput<typeof fundingInput>

export const fundingQuestion = v.object({
  key: v.string(),
  question: v.string(),
  hint: text,
  answers: v.array(v.object({ value: v.string(), label: v.string(), icon: text, image, next: text })),
})

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)

export const fundingResult = v.object({
  uuid: v.optional(v.string(), ''),
  title: v.string(),
  provider: text,
  description: text,
  kind: v.fallback(v.picklist(['grant', 'loan', 'scholarship', 'employer']), 'grant'),
  amount: number,
  period: v.fallback(v.picklist(['month', 'semester', 'once']), 'month'),
  href,
  linkLabel: text,
  validFrom: day,
  checkedOn: day,
  source: text,
  sourceHref: href,
})

/** Value of an answer by key of its question. */
type FundingAnswers = Readonly<Record<string, string>>

/** The questions of a story of type `funding-questions`, in the editors' order. */
function fundingQuestions(story: Story | undefined): readonly FundingQuestion[] {
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

/** The programmes whose conditions the answers meet; an unanswered question meets no condition. */
export function fundingResults(
  programmes: readonly Story[],
  answers: FundingAnswers,
  links: LinkRules,
): readonly FundingProgramme[] {
  return programmes.flatMap(story => {
    const { conditions, link, title, sourceLink, ...shown } = readContent(
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
      sourceHref: hrefOf(sourceLink, links),
    }
    return [filled(fields)]
  })
}

/**
 * A short code by which an adviser sees the same answers: the index of each answer among its question's choices, 0 for none. It
 * needs no storage.
 */
export const fundingReference = (questions: readonly FundingQuestion[], answers: FundingAnswers): string =>
  `F${questions
    .map(({ key, answers: choices }) => choices.findIndex(({ value }) => value === answers[key]) + 1)
    .map(place => place.toString(36))
    .join('')}`.toUpperCase()
