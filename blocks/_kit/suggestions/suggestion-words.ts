import type { Words } from '../words.ts'

/** The words of study suggestions. */
export const suggestionWords = {
  de: {
    training: 'Weiterbildung',
    furtherEducation: 'Danach weiterstudieren',
    topSavings: 'Am meisten sparen',
    credits: 'bis {{count}} ECTS anrechenbar',
    months: '{{count}} Monate weniger',
    money: '{{amount}} weniger',
  },
  en: {
    training: 'Training',
    furtherEducation: 'Further study',
    topSavings: 'Where you save most',
    credits: 'up to {{count}} credits for earlier learning',
    months: '{{count}} months less',
    money: '{{amount}} less',
  },
  fr: {
    training: 'Formation continue',
    furtherEducation: 'Poursuivre tes études',
    topSavings: 'Où tu économises le plus',
    credits: 'jusqu’à {{count}} ECTS validables',
    months: '{{count}} mois de moins',
    money: '{{amount}} de moins',
  },
  it: {
    training: 'Formazione continua',
    furtherEducation: 'Continuare gli studi',
    topSavings: 'Dove risparmi di più',
    credits: 'fino a {{count}} ECTS riconoscibili',
    months: '{{count}} mesi in meno',
    money: '{{amount}} in meno',
  },
  es: {
    training: 'Formación continua',
    furtherEducation: 'Seguir estudiando',
    topSavings: 'Donde más ahorras',
    credits: 'hasta {{count}} ECTS reconocibles',
    months: '{{count}} meses menos',
    money: '{{amount}} menos',
  },
  pt: {
    training: 'Formação contínua',
    furtherEducation: 'Continuar a estudar',
    topSavings: 'Onde poupas mais',
    credits: 'até {{count}} ECTS creditáveis',
    months: 'menos {{count}} meses',
    money: 'menos {{amount}}',
  },
} as const satisfies Words
