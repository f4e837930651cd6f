import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { copyLink: 'Link kopieren', linkCopied: 'Link kopiert' },
  en: { copyLink: 'Copy link', linkCopied: 'Link copied' },
  fr: { copyLink: 'Copier le lien', linkCopied: 'Lien copié' },
  it: { copyLink: 'Copia il link', linkCopied: 'Link copiato' },
  es: { copyLink: 'Copiar el enlace', linkCopied: 'Enlace copiado' },
  pt: { copyLink: 'Copiar a ligação', linkCopied: 'Ligação copiada' },
} as const satisfies Words
