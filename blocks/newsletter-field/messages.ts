import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { label: 'E-Mail-Adresse', next: 'Weiter' },
  en: { label: 'E-mail address', next: 'Continue' },
  fr: { label: 'Adresse e-mail', next: 'Continuer' },
  it: { label: 'Indirizzo e-mail', next: 'Continua' },
  es: { label: 'Dirección de correo', next: 'Continuar' },
  pt: { label: 'Endereço de e-mail', next: 'Continuar' },
} as const satisfies Words
