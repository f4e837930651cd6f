import type { Programme } from '../_kit/programmes/programme.ts'

const page = (title: string, own: Partial<Programme>): Programme => ({
  uuid: title,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  kind: 'programme',
  degree: 'Bachelor of Arts (B.A.)',
  degreeType: 'bachelor',
  unit: 'fs',
  studyForm: 'Fernstudium',
  months: [36, 72],
  starts: ['any-day'],
  languages: ['de'],
  ...own,
})

/** Programmes for gallery and tests. */
export const samplePages: readonly Programme[] = [
  page('Betriebswirtschaftslehre', {
    cluster: 'Wirtschaft',
    recognizedEcts: 45,
    languages: ['de', 'en'],
    description: 'Kosten, Märkte, Menschen: Du hilfst, einen Betrieb zu führen.',
  }),
  page('BWL dual', {
    cluster: 'Wirtschaft',
    unit: 'ds',
    studyForm: 'Duales Studium',
    months: [36],
    starts: ['october'],
    places: ['Berlin', 'München'],
  }),
  page('Wirtschaftspsychologie', {
    cluster: 'Psychologie',
    degree: 'Master of Science (M.Sc.)',
    degreeType: 'master',
    months: [24],
  }),
  page('Alle Bachelor', { kind: 'page' }),
]
