import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { label: 'Adresse für den Newsletter', next: 'Newsletter bestellen' },
  en: { label: 'Address for the newsletter', next: 'Subscribe to the newsletter' },
  fr: { label: 'Adresse pour la newsletter', next: 'S’abonner à la newsletter' },
  it: { label: 'Indirizzo per la newsletter', next: 'Iscriviti alla newsletter' },
  es: { label: 'Dirección para el boletín', next: 'Suscribirse al boletín' },
  pt: { label: 'Endereço para a newsletter', next: 'Subscrever a newsletter' },
} as const satisfies Words
