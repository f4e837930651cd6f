import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { table: 'Tabelle' },
  en: { table: 'Table' },
  fr: { table: 'Tableau' },
  it: { table: 'Tabella' },
  es: { table: 'Tabla' },
  pt: { table: 'Tabela' },
} as const satisfies Words
