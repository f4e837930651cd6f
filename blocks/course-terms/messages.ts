import type { Words } from '../_kit/words.ts'

export const messages = {
  de: {
    approval: 'Zulassung',
    withdrawal: 'Widerruf',
    withdrawalLink: 'Dein Widerrufsrecht',
  },
  en: {
    approval: 'Approval',
    withdrawal: 'Withdrawal',
    withdrawalLink: 'Your right of withdrawal',
  },
  fr: {
    approval: 'Agrément',
    withdrawal: 'Rétractation',
    withdrawalLink: 'Ton droit de rétractation',
  },
  it: {
    approval: 'Autorizzazione',
    withdrawal: 'Recesso',
    withdrawalLink: 'Il tuo diritto di recesso',
  },
  es: {
    approval: 'Autorización',
    withdrawal: 'Desistimiento',
    withdrawalLink: 'Tu derecho de desistimiento',
  },
  pt: {
    approval: 'Autorização',
    withdrawal: 'Retratação',
    withdrawalLink: 'O teu direito de retratação',
  },
} as const satisfies Words
