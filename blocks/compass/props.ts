import { withParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { type Programme, programmesOf } from '../_kit/programmes/programme.ts'
import { queryOf } from '../_kit/question-graph/address.ts'
import { graphOf } from '../_kit/question-graph/graph-fields.ts'
import {
  answersOf,
  answersOnWay,
  type GraphScene,
  questionProps,
  readScene,
  sceneProps,
} from '../_kit/question-graph/question-props.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { type SuggestionAnswer, suggestionGroups } from '../_kit/suggestions/suggestion-props.ts'
import { generalSuggestions } from './data.ts'
import { type Fit, fitProgrammes, wishOf } from './fit-programmes.ts'
import { messages } from './messages.ts'
import { reasonText, type Wording } from './reason-text.ts'
import { resultKeys, type schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Maximum programmes that are shown. */
const MOST = 6

function cardOf({ programme, reasons }: Fit<Programme>, wishes: number, wording: Wording) {
  const { uuid, title, path, degree, description, language } = programme
  const values = { count: String(reasons.length), total: String(wishes) }
  return {
    ...{ uuid, title, path, degree, description, language },
    fits: wishes ? fillTemplate(wording.words.fits, values) : undefined,
    reasons: reasons.map(reason => ({ name: reason.name, text: reasonText(reason, wording) })),
  }
}

function fitsOf(scene: CompassScene, programmes: readonly Programme[], wording: Wording) {
  const wishes = scene.walk.steps.flatMap(({ choice }) => wishOf(choice) ?? [])
  return fitProgrammes(programmes, wishes)
    .slice(0, MOST)
    .map(fit => cardOf(fit, wishes.length, wording))
}

const graphIn = (content: Content) => graphOf(content, resultKeys(content))

type CompassScene = GraphScene<ReturnType<typeof graphIn>['questions'][number]['choices'][number]>

/** Undefined where the programmes cannot be had. */
function resultOf(scene: CompassScene, content: Content, context: Context) {
  const programmes = programmesOf(context)
  if (!programmes) return undefined
  const words = context.words(messages)
  const { at } = scene.shown
  const key = at.kind === 'result' ? at.result : undefined
  const { headline, text } = content.results.find(result => result.key === key) ?? {}
  const cards = fitsOf(scene, programmes, { words, language: context.language() })
  const { contactLink } = content
  return {
    cards,
    headline: cards.length ? (headline ?? words.found) : words.none,
    text: cards.length ? text : words.noneHelp,
    contact:
      contactLink && withParameters(contactLink, queryOf({ answers: answersOnWay(scene), step: undefined })),
    suggestions: suggestionGroups(context.data(generalSuggestions) as SuggestionAnswer | undefined, context),
  }
}

function stageOf(scene: CompassScene, content: Content, context: Context) {
  const question = questionProps(scene)
  if (question) return { kind: 'question' as const, question }
  const { words, walk, path, id, shown } = scene
  const common = { words, given: answersOf(walk.steps, scene), again: `${path}#${id}` }
  const result = shown.at.kind === 'fault' ? undefined : resultOf(scene, content, context)
  if (!result) return { kind: 'unavailable' as const, ...common, contact: content.contactLink }
  return { kind: 'result' as const, ...common, ...result }
}

/** Requirement tools/guidance. Undefined without a question. */
export function props(content: Content, context: Context, place: BlockPlace) {
  if (!content.questions.length) return undefined
  const scene = readScene(graphIn(content), context, place)
  return {
    ...sceneProps(scene, content, place),
    words: context.words(messages),
    stage: stageOf(scene, content, context),
  }
}

export type CompassProps = NonNullable<ReturnType<typeof props>>
