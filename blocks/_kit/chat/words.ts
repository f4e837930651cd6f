import type { Words } from '../words.ts'

export const chatWords = {
  de: {
    close: 'Chat schließen',
    failure: 'Der Chat konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  },
  en: { close: 'Close the chat', failure: 'The chat could not be started. Please try again.' },
  fr: { close: 'Fermer la discussion', failure: 'La discussion n’a pas pu démarrer. Merci de réessayer.' },
  it: { close: 'Chiudi la chat', failure: 'Non è stato possibile avviare la chat. Riprova.' },
  es: { close: 'Cerrar el chat', failure: 'No se ha podido iniciar el chat. Inténtalo de nuevo.' },
  pt: { close: 'Fechar a conversa', failure: 'Não foi possível iniciar a conversa. Tenta novamente.' },
} as const satisfies Words
