import type { Context } from '../context.ts'
import { fillTemplate } from '../fill-template.ts'
import { conversionOf, moneyIn } from '../money.ts'
import type { Words } from '../words.ts'

/** The words of study suggestions. */
const suggestionWords = {
  de: {
    training: 'Weiterbildung',
    furtherEducation: 'Danach weiterstudieren',
    topSavings: 'Am meisten sparen',
    credits: 'bis {{count}}\u00a0ECTS anrechenbar',
    months: '{{count}}\u00a0Monate weniger',
    money: '{{amount}} weniger',
  },
  en: {
    training: 'Training',
    furtherEducation: 'Further study',
    topSavings: 'Where you save most',
    credits: 'up to {{count}}\u00a0credits for earlier learning',
    months: '{{count}}\u00a0months less',
    money: '{{amount}} less',
  },
  fr: {
    training: 'Formation continue',
    furtherEducation: 'Poursuivre tes études',
    topSavings: 'Où tu économises le plus',
    credits: 'jusqu’à {{count}}\u00a0ECTS validables',
    months: '{{count}}\u00a0mois de moins',
    money: '{{amount}} de moins',
  },
  it: {
    training: 'Formazione continua',
    furtherEducation: 'Continuare gli studi',
    topSavings: 'Dove risparmi di più',
    credits: 'fino a {{count}}\u00a0ECTS riconoscibili',
    months: '{{count}}\u00a0mesi in meno',
    money: '{{amount}} in meno',
  },
  es: {
    training: 'Formación continua',
    furtherEducation: 'Seguir estudiando',
    topSavings: 'Donde más ahorras',
    credits: 'hasta {{count}}\u00a0ECTS reconocibles',
    months: '{{count}}\u00a0meses menos',
    money: '{{amount}} menos',
  },
  pt: {
    training: 'Formação contínua',
    furtherEducation: 'Continuar a estudar',
    topSavings: 'Onde poupas mais',
    credits: 'até {{count}}\u00a0ECTS creditáveis',
    months: 'menos {{count}}\u00a0meses',
    money: 'menos {{amount}}',
  },
} as const satisfies Words

/** The part of a suggestion that is read; the call's schema gives it this shape. */
export interface Suggestion {
  readonly uuid: string
  readonly title: string
  readonly description?: string | undefined
  readonly recognizedEcts?: number | null | undefined
  readonly savedMonths?: number | null | undefined
  /** Euros. */
  readonly savedMoney?: number | null | undefined
  readonly href?: string | undefined
  readonly linkLabel?: string | undefined
}

/** Requirement content-model/study-suggestions. */
export const suggestionCategories = ['training', 'furtherEducation', 'topSavings'] as const

export type SuggestionAnswer = Readonly<
  Partial<Record<(typeof suggestionCategories)[number], readonly Suggestion[]>>
>

function savingsOf(
  { recognizedEcts, savedMonths, savedMoney }: Suggestion,
  context: Context,
): readonly string[] {
  const words = context.words(suggestionWords)
  const amount = savedMoney && moneyIn(conversionOf(context.currency(), context.language()), savedMoney).text
  return [
    ...(recognizedEcts ? [fillTemplate(words.credits, { count: String(recognizedEcts) })] : []),
    ...(savedMonths ? [fillTemplate(words.months, { count: String(savedMonths) })] : []),
    ...(amount ? [fillTemplate(words.money, { amount })] : []),
  ]
}

function itemOf(suggestion: Suggestion, context: Context) {
  const { uuid, title, description, href, linkLabel } = suggestion
  return { uuid: uuid || title, title, description, href, linkLabel, savings: savingsOf(suggestion, context) }
}

/** The suggestions by category, without empty ones (requirement campaigns/suggestions). */
export function suggestionGroups(answer: SuggestionAnswer | undefined, context: Context) {
  return suggestionCategories.flatMap(name => {
    const found = answer?.[name] ?? []
    if (!found.length) return []
    return {
      name,
      title: context.words(suggestionWords)[name],
      items: found.map(one => itemOf(one, context)),
    }
  })
}

export type SuggestionGroup = ReturnType<typeof suggestionGroups>[number]
