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
import { fundingGraphOf } from './funding.ts'
import { messages } from './messages.ts'
import { resultProps } from './result-props.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const linkTo = (link: LinkTarget | undefined, parameters: string) => link && withParameters(link, parameters)

function stageOf(scene: GraphScene, content: Content, context: Context) {
  const question = questionProps(scene)
  if (question) return { kind: 'question' as const, question }
  const { result: length, contactLink, resultLink } = content
  const result = scene.shown.at.kind === 'result' && resultProps(length, context)
  const { words, walk, path, id } = scene
  const given = answersOf(walk.steps, scene)
  const common = { words, given, again: `${path}#${id}` }
  if (!result) return { kind: 'unavailable' as const, ...common, contact: contactLink }
  const query = queryOf({ answers: answersOnWay(scene), step: undefined })
  const isShort = length === 'short'
  const contact = linkTo(contactLink, query)
  return {
    ...{ kind: 'result' as const, ...common, result, isShort, contact },
    details: isShort ? linkTo(resultLink, query) : undefined,
    // Only a page of this site can be led to after a post.
    submit:
      !isShort && contact?.href.startsWith('/')
        ? { to: contact.href, language: context.language() }
        : undefined,
  }
}

/** Requirement tools/funding. On a site without questions, or whose questions cannot be loaded, shows a notice. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const scene = readScene(fundingGraphOf(context.data(fundingQuestions)), context, place)
  return {
    ...sceneProps(scene, content, place),
    words: context.words(messages),
    stage: stageOf(scene, content, context),
  }
}

export type FundingCalculatorProps = ReturnType<typeof props>
