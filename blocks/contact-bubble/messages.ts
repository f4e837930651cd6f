import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { contact: 'Kontakt', hide: 'Hinweis ausblenden' },
  en: { contact: 'Contact', hide: 'Hide this note' },
  fr: { contact: 'Contact', hide: 'Masquer ce message' },
  it: { contact: 'Contatti', hide: 'Nascondi questo messaggio' },
  es: { contact: 'Contacto', hide: 'Ocultar este mensaje' },
  pt: { contact: 'Contacto', hide: 'Ocultar esta mensagem' },
} as const satisfies Words
