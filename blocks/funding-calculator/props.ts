import { withParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { queryOf } from '../_kit/question-graph/address.ts'
import {
  answersOf,
  answersOnWay,
  type GraphScene,
  questionProps,
  readScene,
  sceneProps,
} from '../_kit/question-graph/question-props.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { fundingQuestions } from './data.ts'
import { type FundingQuestion, fundingGraph } from './funding.ts'
import { messages } from './messages.ts'
import { resultProps } from './result-props.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const linkTo = (link: LinkTarget | undefined, parameters: string) => link && withParameters(link, parameters)

function stageOf(scene: GraphScene, content: Content, context: Context) {
  const question = questionProps(scene)
  if (question) return { kind: 'question' as const, question }
  const answers = answersOnWay(scene)
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
  return {
    ...sceneProps(scene, content, place),
    words: context.words(messages),
    stage: stageOf(scene, content, context),
  }
}

export type FundingCalculatorProps = ReturnType<typeof props>
