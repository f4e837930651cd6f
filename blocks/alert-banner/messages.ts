import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { info: 'Hinweis', urgent: 'Wichtiger Hinweis', close: 'Hinweis ausblenden' },
  en: { info: 'Notice', urgent: 'Important notice', close: 'Hide this notice' },
  fr: { info: 'Information', urgent: 'Information importante', close: 'Masquer cette information' },
  it: { info: 'Avviso', urgent: 'Avviso importante', close: 'Nascondi l’avviso' },
  es: { info: 'Aviso', urgent: 'Aviso importante', close: 'Ocultar el aviso' },
  pt: { info: 'Aviso', urgent: 'Aviso importante', close: 'Ocultar o aviso' },
} as const satisfies Words
