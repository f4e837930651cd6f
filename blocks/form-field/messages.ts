import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { day: 'Tag', month: 'Monat', year: 'Jahr', choose: 'Bitte wählen' },
  en: { day: 'Day', month: 'Month', year: 'Year', choose: 'Please choose' },
  fr: { day: 'Jour', month: 'Mois', year: 'Année', choose: 'Choisis' },
  it: { day: 'Giorno', month: 'Mese', year: 'Anno', choose: 'Scegli' },
  es: { day: 'Día', month: 'Mes', year: 'Año', choose: 'Elige' },
  pt: { day: 'Dia', month: 'Mês', year: 'Ano', choose: 'Escolhe' },
} as const satisfies Words
