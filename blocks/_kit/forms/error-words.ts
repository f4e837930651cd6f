import type { Words } from '../words.ts'

/** The words around errors, of forms and of tools with questions. */
export const errorWords = {
  de: { error: 'Fehler', errors: 'Bitte sieh dir das noch einmal an' },
  en: { error: 'Error', errors: 'Please have another look at this' },
  fr: { error: 'Erreur', errors: 'Vérifie ces points' },
  it: { error: 'Errore', errors: 'Controlla questi punti' },
  es: { error: 'Error', errors: 'Revisa estos puntos' },
  pt: { error: 'Erro', errors: 'Verifica estes pontos' },
} as const satisfies Words
