import type { Context } from '../_kit/context.ts'
import { dayInWords } from '../_kit/date-format.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { type Conversion, conversionOf, moneyIn } from '../_kit/money.ts'
import { fundingResults } from './data.ts'
import { type FundingProgramme, sumsOf } from './funding.ts'
import { messages } from './messages.ts'

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
export function resultProps(kind: 'full' | 'short', context: Context) {
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
