import type { Words } from '../words.ts'

/** Messages about invalid dates, as a whole or in a part; `{field}` is replaced by the label. */
export const dateMessages = {
  de: {
    date: 'Bitte gib Tag, Monat und Jahr eines Datums ein, das es gibt, etwa 24 12 1999.',
    day: 'Bitte gib bei „{field}“ den Tag als Zahl von 1 bis 31 ein.',
    month: 'Bitte gib bei „{field}“ den Monat als Zahl von 1 bis 12 ein.',
    year: 'Bitte gib bei „{field}“ das Jahr mit vier Ziffern ein, etwa 1999.',
  },
  en: {
    date: 'Please enter the day, month and year of a real date, for example 24 12 1999.',
    day: 'Please enter the day of “{field}” as a number from 1 to 31.',
    month: 'Please enter the month of “{field}” as a number from 1 to 12.',
    year: 'Please enter the year of “{field}” with four digits, for example 1999.',
  },
  fr: {
    date: 'Saisis le jour, le mois et l’année d’une date réelle, par exemple 24 12 1999.',
    day: 'Saisis le jour de «\u202f{field}\u202f» en chiffres, de 1 à 31.',
    month: 'Saisis le mois de «\u202f{field}\u202f» en chiffres, de 1 à 12.',
    year: 'Saisis l’année de «\u202f{field}\u202f» avec quatre chiffres, par exemple 1999.',
  },
  it: {
    date: 'Inserisci giorno, mese e anno di una data reale, ad esempio 24 12 1999.',
    day: 'Inserisci il giorno di «{field}» come numero da 1 a 31.',
    month: 'Inserisci il mese di «{field}» come numero da 1 a 12.',
    year: 'Inserisci l’anno di «{field}» con quattro cifre, ad esempio 1999.',
  },
  es: {
    date: 'Escribe el día, el mes y el año de una fecha que exista, por ejemplo 24 12 1999.',
    day: 'Escribe el día de «{field}» como número del 1 al 31.',
    month: 'Escribe el mes de «{field}» como número del 1 al 12.',
    year: 'Escribe el año de «{field}» con cuatro cifras, por ejemplo 1999.',
  },
  pt: {
    date: 'Introduz o dia, o mês e o ano de uma data real, por exemplo 24 12 1999.',
    day: 'Introduz o dia de «{field}» como número de 1 a 31.',
    month: 'Introduz o mês de «{field}» como número de 1 a 12.',
    year: 'Introduz o ano de «{field}» com quatro algarismos, por exemplo 1999.',
  },
} as const satisfies Words
