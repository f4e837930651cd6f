import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { toTop: 'Nach oben' },
  en: { toTop: 'Back to top' },
  fr: { toTop: 'Haut de page' },
  it: { toTop: 'Torna su' },
  es: { toTop: 'Volver arriba' },
  pt: { toTop: 'Voltar ao topo' },
} as const satisfies Words
