import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { one: 'Mit anderen Studiengängen vergleichen', many: 'Die Studienmodelle vergleichen' },
  en: { one: 'Compare with other programmes', many: 'Compare the study models' },
  fr: { one: 'Comparer avec d’autres formations', many: 'Comparer les modalités' },
  it: { one: 'Confronta con altri corsi', many: 'Confronta le modalità' },
  es: { one: 'Comparar con otros programas', many: 'Comparar las modalidades' },
  pt: { one: 'Comparar com outros cursos', many: 'Comparar as modalidades' },
} as const satisfies Words
