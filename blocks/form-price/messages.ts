import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { price: 'Preis', term: 'Laufzeit', withdrawal: 'Widerruf', withdrawalLink: 'Dein Widerrufsrecht' },
  en: { price: 'Price', term: 'Term', withdrawal: 'Withdrawal', withdrawalLink: 'Your right of withdrawal' },
  fr: {
    price: 'Prix',
    term: 'Durée',
    withdrawal: 'Rétractation',
    withdrawalLink: 'Ton droit de rétractation',
  },
  it: { price: 'Prezzo', term: 'Durata', withdrawal: 'Recesso', withdrawalLink: 'Il tuo diritto di recesso' },
  es: {
    price: 'Precio',
    term: 'Duración',
    withdrawal: 'Desistimiento',
    withdrawalLink: 'Tu derecho de desistimiento',
  },
  pt: {
    price: 'Preço',
    term: 'Duração',
    withdrawal: 'Retratação',
    withdrawalLink: 'O teu direito de retratação',
  },
} as const satisfies Words
