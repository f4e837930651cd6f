import type { FundingProgramme, FundingQuestion } from './funding.ts'

/** Questions for gallery and tests: visitors without work are not asked for a trade. */
export const sampleQuestions: readonly FundingQuestion[] = [
  {
    key: 'age',
    question: 'Wie alt bist du zum Studienstart?',
    hint: 'Einige Stiftungen fördern nur bis 34.',
    answers: [
      { value: 'under-25', label: 'Unter 25' },
      { value: '25-34', label: '25 bis 34' },
      { value: 'from-35', label: '35 oder älter' },
    ],
  },
  {
    key: 'work',
    question: 'Wie viel arbeitest du?',
    answers: [
      { value: 'none', label: 'Gar nicht', next: 'result' },
      { value: 'full', label: 'Mehr als 20 Stunden in der Woche' },
    ],
  },
  {
    key: 'trade',
    question: 'In welchem Bereich bist du tätig?',
    answers: [
      { value: 'care', label: 'Pflege und Gesundheit', icon: 'heart' },
      { value: 'farming', label: 'Landwirtschaft', icon: 'plant' },
    ],
  },
]

/** Programmes for gallery and tests. */
export const samplePayments: readonly FundingProgramme[] = [
  {
    uuid: 'grant',
    title: 'Familienzuschuss',
    provider: 'Hochschule Tannhagen',
    description: 'Für Eltern: in jedem Semester, in dem du Prüfungen schreibst.',
    kind: 'grant',
    amount: 300,
    period: 'semester',
    validFrom: '2026-10-01',
    source: 'Gebührenordnung 2026, Anlage 2',
    sourceHref: '/impressum/',
    checkedOn: '2026-11-02',
    href: '/kontakt/',
    linkLabel: 'Darüber sprechen',
  },
  { uuid: 'loan', title: 'Bildungskredit', kind: 'loan', amount: 400, period: 'month' },
  { uuid: 'farm', title: 'Hofgeld', kind: 'grant', amount: 1200, period: 'once' },
]
