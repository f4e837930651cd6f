import type { Programme } from './programme.ts'

const page = (title: string, own: Partial<Programme>): Programme => ({
  uuid: title,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  kind: 'programme',
  degree: 'Bachelor of Arts (B.A.)',
  degreeType: 'bachelor',
  unit: 'fs',
  studyForm: 'Fernstudium',
  duration: '36 oder 72 Monate',
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
    duration: '36 Monate',
    months: [36],
    starts: ['october'],
    places: ['Berlin', 'München'],
  }),
  page('Agrarmanagement', {
    cluster: 'Landwirtschaft',
    unit: 'ms',
    studyForm: 'myStudium',
    duration: '36 oder 48 Monate',
    months: [36, 48],
    starts: ['november'],
    places: ['Berlin', 'München'],
    recognizedEcts: 40,
  }),
  page('Wirtschaftspsychologie', {
    cluster: 'Psychologie',
    degree: 'Master of Science (M.Sc.)',
    degreeType: 'master',
    duration: '24 Monate',
    months: [24],
  }),
  page('Alle Bachelor', { kind: 'page' }),
]
