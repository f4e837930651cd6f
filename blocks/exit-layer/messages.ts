import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { dismiss: 'Nein, danke' },
  en: { dismiss: 'No, thanks' },
  fr: { dismiss: 'Non, merci' },
  it: { dismiss: 'No, grazie' },
  es: { dismiss: 'No, gracias' },
  pt: { dismiss: 'Não, obrigado' },
} as const satisfies Words
