import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { courses: 'Kurse', credits: 'ECTS' },
  en: { courses: 'Courses', credits: 'ECTS' },
  fr: { courses: 'Cours', credits: 'ECTS' },
  it: { courses: 'Corsi', credits: 'ECTS' },
  es: { courses: 'Asignaturas', credits: 'ECTS' },
  pt: { courses: 'Disciplinas', credits: 'ECTS' },
} as const satisfies Words
