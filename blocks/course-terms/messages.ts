import type { Words } from '../_kit/words.ts'

export const messages = {
  de: {
    totalPrice: 'Gesamtpreis',
    withoutDiscount: 'Gesamtpreis ohne Rabatt',
    approval: 'Zulassung',
    withdrawal: 'Widerruf',
    withdrawalLink: 'Dein Widerrufsrecht',
  },
  en: {
    totalPrice: 'Total price',
    withoutDiscount: 'Total price without discounts',
    approval: 'Approval',
    withdrawal: 'Withdrawal',
    withdrawalLink: 'Your right of withdrawal',
  },
  fr: {
    totalPrice: 'Prix total',
    withoutDiscount: 'Prix total hors remise',
    approval: 'Agrément',
    withdrawal: 'Rétractation',
    withdrawalLink: 'Ton droit de rétractation',
  },
  it: {
    totalPrice: 'Prezzo totale',
    withoutDiscount: 'Prezzo totale senza sconti',
    approval: 'Autorizzazione',
    withdrawal: 'Recesso',
    withdrawalLink: 'Il tuo diritto di recesso',
  },
  es: {
    totalPrice: 'Precio total',
    withoutDiscount: 'Precio total sin descuentos',
    approval: 'Autorización',
    withdrawal: 'Desistimiento',
    withdrawalLink: 'Tu derecho de desistimiento',
  },
  pt: {
    totalPrice: 'Preço total',
    withoutDiscount: 'Preço total sem descontos',
    approval: 'Autorização',
    withdrawal: 'Retratação',
    withdrawalLink: 'O teu direito de retratação',
  },
} as const satisfies Words
