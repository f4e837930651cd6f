import type { Words } from '../_kit/words.ts'

/** `{types}` and `{size}` are what the field accepts. */
export const messages = {
  de: {
    accepts: '{types}, bis {size} MB',
    uploading: 'Wird hochgeladen',
    uploaded: 'Hochgeladen',
    keep: 'Mitsenden',
    remove: 'Entfernen',
    failed: 'Das Hochladen hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  en: {
    accepts: '{types}, up to {size} MB',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    keep: 'Send along',
    remove: 'Remove',
    failed: 'The upload did not work. Please try again.',
  },
  fr: {
    accepts: '{types}, jusqu’à {size} Mo',
    uploading: 'Envoi en cours',
    uploaded: 'Envoyé',
    keep: 'Joindre',
    remove: 'Retirer',
    failed: 'L’envoi du fichier a échoué. Réessaie.',
  },
  it: {
    accepts: '{types}, fino a {size} MB',
    uploading: 'Caricamento in corso',
    uploaded: 'Caricato',
    keep: 'Allega',
    remove: 'Rimuovi',
    failed: 'Il caricamento non è riuscito. Riprova.',
  },
  es: {
    accepts: '{types}, hasta {size} MB',
    uploading: 'Subiendo',
    uploaded: 'Subido',
    keep: 'Adjuntar',
    remove: 'Quitar',
    failed: 'No se ha podido subir el archivo. Inténtalo de nuevo.',
  },
  pt: {
    accepts: '{types}, até {size} MB',
    uploading: 'A carregar',
    uploaded: 'Carregado',
    keep: 'Anexar',
    remove: 'Remover',
    failed: 'Não foi possível carregar o ficheiro. Tenta de novo.',
  },
} as const satisfies Words
