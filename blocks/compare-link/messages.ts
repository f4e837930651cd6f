import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { one: 'Mit anderen Studiengängen vergleichen', many: 'Diese Studiengänge vergleichen' },
  en: { one: 'Compare with other programmes', many: 'Compare these programmes' },
  fr: { one: 'Comparer avec d’autres formations', many: 'Comparer ces formations' },
  it: { one: 'Confronta con altri corsi', many: 'Confronta questi corsi' },
  es: { one: 'Comparar con otros programas', many: 'Comparar estos programas' },
  pt: { one: 'Comparar com outros cursos', many: 'Comparar estes cursos' },
} as const satisfies Words
