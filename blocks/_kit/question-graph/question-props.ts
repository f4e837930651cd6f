import type { BlockPlace, Context } from '../context.ts'
import { errorWords } from '../forms/error-words.ts'
import { checkMessages } from '../forms/messages.ts'
import { type HeadingLevel, levelBelow } from '../heading.tsx'
import {
  type GraphState,
  missedAnswer,
  type Parameter,
  parameterOf,
  parametersFor,
  parametersOf,
  queryOf,
  readState,
} from './address.ts'
import type { Answers, Choice, Graph } from './graph.ts'
import { graphWords } from './graph-words.ts'
import { positionText, progressOf } from './progress.ts'
import { type Shown, type Step, shownAt, type Walk, walkGraph } from './walk-graph.ts'

export type GraphWords = Readonly<
  Record<keyof (typeof graphWords)['de'] | keyof (typeof errorWords)['de'] | 'choose', string>
>

const wordsOf = (context: Context): GraphWords => ({
  ...context.words(graphWords),
  ...context.words(errorWords),
  choose: context.words(checkMessages).choose,
})

/** A tool on its page, and the visitor's position in it. */
export interface GraphScene<C extends Choice = Choice> {
  readonly graph: Graph<C>
  readonly state: GraphState
  readonly walk: Walk<C>
  readonly shown: Shown<C>
  /** The visitor went on from the shown question without an answer to it. */
  readonly isUnanswered: boolean
  readonly words: GraphWords
  /** Id of the tool's section: the target of its addresses, so that the page scrolls to it. */
  readonly id: string
  /** Path of the page. */
  readonly path: string
  readonly address: (state: GraphState) => string
}

/** Fields that the blocks of tools have in common. */
interface SceneFields<Intro> {
  readonly headline: string | undefined
  readonly headlineLevel: HeadingLevel
  readonly intro: Intro
  readonly contactLabel: string | undefined
}

/** The position in a graph that the parameters of an address lead to. */
export function readWay<C extends Choice>(graph: Graph<C>, parameters: readonly Parameter[]) {
  const state = readState(parameters)
  const walk = walkGraph(graph, state.answers)
  const shown = shownAt(walk, state.step)
  const asked = shown.at.kind === 'question' ? parameterOf(shown.at.question.key) : undefined
  const isUnanswered = asked !== undefined && missedAnswer(parameters) === asked
  return { graph, state, walk, shown, isUnanswered }
}

/** Reads the visitor's position. */
export function readScene<C extends Choice>(
  graph: Graph<C>,
  context: Context,
  { component, ordinal }: Pick<BlockPlace, 'component' | 'ordinal'>,
): GraphScene<C> {
  const way = readWay(graph, context.parameters(parametersOf(graph)))
  const before = ordinal()
  const id = before ? `${component}-${before + 1}` : component
  const path = context.path()
  return {
    ...{ ...way, id, path },
    words: wordsOf(context),
    address: next => `${path}${queryOf(next)}#${id}`,
  }
}

/** The answers on the visitor's current path, without answers of other paths that are kept. */
export const answersOnWay = <C extends Choice>({ walk }: Pick<GraphScene<C>, 'walk'>): Answers =>
  new Map(walk.steps.map(({ question, choice }) => [question.key, choice.code]))

/** The props of a tool at each of its stages; its introduction only at the start. */
export function sceneProps<C extends Choice, Intro>(
  { id, shown, words }: GraphScene<C>,
  { headline, headlineLevel, intro, contactLabel }: SceneFields<Intro>,
  place: Pick<BlockPlace, 'headingAbove'>,
) {
  const isAtStart = shown.before.length === 0 && shown.at.kind === 'question'
  return {
    id,
    headline: headline ? { text: headline, level: headlineLevel } : undefined,
    intro: isAtStart ? intro : undefined,
    level: levelBelow(headline ? headlineLevel : place.headingAbove()),
    contactLabel: contactLabel ?? words.contact,
  }
}

/** The given answers, each with the address that changes it. */
export const answersOf = <C extends Choice>(steps: readonly Step<C>[], { state, address }: GraphScene<C>) =>
  steps.map(({ question: { key, text }, choice }) => ({
    key,
    question: text,
    answer: choice.label,
    href: address({ ...state, step: key }),
  }))

export type GivenAnswer = ReturnType<typeof answersOf>[number]

/** The current question; undefined at a result, and where the graph has a fault. */
export function questionProps<C extends Choice>(scene: GraphScene<C>) {
  const { graph, state, shown, isUnanswered, words, address, path, id } = scene
  if (shown.at.kind !== 'question') return undefined
  const { key, text, hint, choices } = shown.at.question
  const progress = progressOf(graph, shown)
  const others = new Map([...state.answers].filter(([other]) => other !== key))
  const before = shown.before.at(-1)
  return {
    ...{ text, hint, words },
    /** Ids of its parts begin with it. */
    idPrefix: `${id}-${key}`,
    isUnanswered,
    action: `${path}#${id}`,
    name: parameterOf(key),
    choices: choices.map(({ code, label, icon, picture }) => ({
      ...{ code, label, icon, picture },
      isChosen: code === shown.chosen?.code,
    })),
    kept: parametersFor({ answers: others, step: undefined }),
    progress: { text: positionText(progress, words), percent: Math.round(progress.share * 100) },
    back: before && address({ ...state, step: before.question.key }),
    given: answersOf(shown.before, scene),
  }
}

export type QuestionProps = NonNullable<ReturnType<typeof questionProps>>
