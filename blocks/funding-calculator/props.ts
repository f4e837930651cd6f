import { withParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { dayInWords } from '../_kit/date-format.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { type Conversion, conversionOf, moneyIn } from '../_kit/money.ts'
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
import { fundingQuestions, fundingResults } from './data.ts'
import { type FundingProgramme, fundingGraphOf, sumsOf } from './funding.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type FundingWords = Readonly<Record<keyof (typeof messages)['de'], string>>

interface Wording {
  readonly words: FundingWords
  readonly language: string
  readonly conversion: Conversion
}

const dayText = (day: string, language: string) =>
  dayInWords(Date.parse(day), language, { dateStyle: 'long', timeZone: 'UTC' })

const withDay = (template: string, day: string | undefined, language: string) =>
  day && fillTemplate(template, { day: dayText(day, language) })

const withAmount = (template: string, euros: number, { conversion }: Wording) =>
  fillTemplate(template, { amount: moneyIn(conversion, euros).text })

function programmeProps(programme: FundingProgramme, wording: Wording) {
  const { uuid, title, provider, description, kind, amount, period, href, linkLabel } = programme
  const { validFrom, checkedOn, source, sourceHref } = programme
  const { words, language } = wording
  return {
    ...{ uuid, title, provider, description, source, sourceHref },
    kind: words[kind],
    amount: amount ? withAmount(words[period], amount, wording) : undefined,
    validFrom: withDay(words.validFrom, validFrom, language),
    checkedOn: withDay(words.checkedOn, checkedOn, language),
    link: href && linkLabel ? { href, label: linkLabel } : undefined,
  }
}

function sumProps(programmes: readonly FundingProgramme[], wording: Wording) {
  const { monthly, once } = sumsOf(programmes)
  return [
    ...(monthly ? [withAmount(wording.words.monthly, monthly, wording)] : []),
    ...(once ? [withAmount(wording.words.once, once, wording)] : []),
  ]
}

/** The platform's results for the answers; undefined where its call fails. */
function resultProps(kind: 'full' | 'short', context: Context) {
  const language = context.language()
  // The call's schema gives the answer this shape.
  const answer = context.data(fundingResults) as { readonly value: readonly FundingProgramme[] } | undefined
  if (!answer) return undefined
  const { value: programmes } = answer
  const words = context.words(messages)
  const conversion = conversionOf(programmes.length ? context.currency() : undefined, language)
  const wording = { words, language, conversion }
  const count = programmes.length
  return {
    count: count === 1 ? words.one : fillTemplate(words.many, { count: String(count) }),
    isEmpty: count === 0,
    sums: sumProps(programmes, wording),
    rate: withDay(words.rate, conversion.rateTime, language),
    programmes: kind === 'full' ? programmes.map(programme => programmeProps(programme, wording)) : [],
  }
}

export type FundingResultProps = NonNullable<ReturnType<typeof resultProps>>
export type ProgrammeProps = FundingResultProps['programmes'][number]

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
