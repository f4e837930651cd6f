import { withParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import { queryOf } from '../_kit/question-graph/address.ts'
import type { Answers } from '../_kit/question-graph/graph.ts'
import {
  answersOf,
  type GraphScene,
  questionProps,
  readScene,
} from '../_kit/question-graph/question-props.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { fundingQuestions } from './data.ts'
import { type FundingQuestion, fundingGraph } from './funding.ts'
import { messages } from './messages.ts'
import { resultProps } from './result-props.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The answers on the visitor's way, without those that are kept for another one. */
const givenAnswers = ({ walk }: GraphScene): Answers =>
  new Map(walk.steps.map(({ question, choice }) => [question.key, choice.code]))

const linkTo = (link: LinkTarget | undefined, parameters: string) => link && withParameters(link, parameters)

function stageOf(scene: GraphScene, content: Content, context: Context) {
  const question = questionProps(scene)
  if (question) return { kind: 'question' as const, question }
  const answers = givenAnswers(scene)
  const { result: length, contactLink, resultLink } = content
  const result = scene.shown.at.kind === 'result' && resultProps(answers, length, context)
  const { words, walk, path, id } = scene
  const given = answersOf(walk.steps, scene)
  const common = { words, given, again: `${path}#${id}` }
  if (!result) return { kind: 'unavailable' as const, ...common, contact: contactLink }
  const query = queryOf({ answers, step: undefined })
  const reference = result.reference ? `&funding=${encodeURIComponent(result.reference)}` : ''
  return {
    ...{ kind: 'result' as const, ...common, result },
    isShort: length === 'short',
    details: length === 'short' ? linkTo(resultLink, query) : undefined,
    contact: linkTo(contactLink, query + reference),
  }
}

/** Requirement tools/funding. A site without questions, or whose questions cannot be asked for, says so. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const answer = context.data(fundingQuestions) as { readonly value: readonly FundingQuestion[] } | undefined
  const scene = readScene(fundingGraph(answer?.value ?? []), context, place)
  const { headline, headlineLevel, intro, contactLabel } = content
  const isAtStart = scene.shown.before.length === 0 && scene.shown.at.kind === 'question'
  return {
    id: scene.id,
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    intro: isAtStart ? intro : undefined,
    level: headline ? levelBelow(headlineLevel) : levelBelow(place.headingAbove()),
    words: context.words(messages),
    contactLabel: contactLabel ?? scene.words.contact,
    stage: stageOf(scene, content, context),
  }
}

export type FundingCalculatorProps = ReturnType<typeof props>
