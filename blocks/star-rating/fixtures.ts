import type { Fixture } from '../_kit/fixture.ts'

const starRating = (name: string, fields: object) => ({
  component: 'star-rating',
  _uid: `star-rating-${name}`,
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: starRating('default', { rating: '4.6', label: '4,6 von 5 aus 1.240 Bewertungen' }),
  },
  {
    name: 'percentage',
    content: starRating('percentage', {
      percentage: '83',
      color: 'yellow',
      label: '83 von 100 würden noch einmal hier studieren',
    }),
  },
  { name: 'wordless', hidden: true, content: starRating('wordless', { rating: 3.5, color: 'orange' }) },
  { name: 'zero', hidden: true, content: starRating('zero', { rating: 0, label: 'Noch keine Bewertung' }) },
  { name: 'too-much', hidden: true, content: starRating('too-much', { rating: 50, percentage: -3 }) },
  { name: 'empty', hidden: true, content: starRating('empty', { label: 'Ohne Bewertung' }) },
  {
    name: 'longest',
    hidden: true,
    content: starRating('longest', {
      rating: '4,35',
      label:
        'Durchschnitt aus 1.240 Bewertungen von Absolventinnen und Absolventen der Wirtschaftsingenieurwissenschaften, Rechtsschutzversicherungsgesellschaften und Verwaltungsfachangestelltenfortbildungen',
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'star-rating', rating: 'many' },
  { component: 'star-rating', percentage: '92 %' },
  { component: 'star-rating', rating: 4, label: ['gut'] },
]
