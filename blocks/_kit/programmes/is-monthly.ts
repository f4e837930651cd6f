const before = '(?:im|pro|je|jeden|a|per|each|every|par|chaque|al|ogni|por|ao|cada|/)'
const month = '(?:monat|month|mois|mese|mes|mês)'
const adverb = '(?:monatlich|mtl\\.?|monthly|mensuel(?:le)?|mensile|mensual|mensal)'
const monthly = new RegExp(`^\\s*(?:${before}\\s*${month}|${adverb})\\s*$`, 'iu')

/** Whether an editor's words, in a language of the site, mean that a price is paid each month. */
export const isMonthly = (frequency: string): boolean => monthly.test(frequency)
