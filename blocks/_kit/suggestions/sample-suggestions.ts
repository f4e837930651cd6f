import type { SuggestionAnswer } from './suggestion-props.ts'

/** Suggestions for gallery and tests. */
export const sampleSuggestions: SuggestionAnswer = {
  training: [
    {
      uuid: 'courses',
      title: 'Einzelne Kurse',
      description: '42 Kurse zu 5 ECTS.',
      recognizedEcts: 5,
      href: '/obw/',
      linkLabel: 'Ansehen',
    },
  ],
  furtherEducation: [],
  topSavings: [
    {
      uuid: 'care',
      title: 'Nach der Pflegeausbildung',
      recognizedEcts: 60,
      savedMonths: 12,
      savedMoney: 4320,
    },
  ],
}
