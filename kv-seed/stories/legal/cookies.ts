import { uuidOf } from '../../story.ts'
import { inEach } from '../../text.ts'
import { type LegalPage, prose } from './parts.ts'

const intro = prose({
  de: [
    'Auf dieser Seite steht jeder Cookie und jeder Schlüssel, den die Website in deinem Browser speichern kann, mit Zweck, Empfänger und Dauer. Darunter entscheidest du selbst, welcher Dienst laufen darf, auch ohne JavaScript.',
  ],
  en: [
    'This page names every cookie and every key that the website can store in your browser, with purpose, recipient and life. You decide which service may run, without JavaScript, too.',
  ],
  fr: [
    'Cette page nomme chaque cookie et chaque clé que le site peut enregistrer dans ton navigateur, avec but, destinataire et durée. Tu décides quel service peut tourner, même sans JavaScript.',
  ],
  it: [
    'Questa pagina elenca ogni cookie e ogni chiave che il sito può salvare nel tuo browser, con scopo, destinatario e durata. Decidi tu quale servizio può partire, anche senza JavaScript.',
  ],
  es: [
    'Esta página nombra cada cookie y cada clave que el sitio puede guardar en tu navegador, con finalidad, destinatario y duración. Tú decides qué servicio puede funcionar, también sin JavaScript.',
  ],
  pt: [
    'Esta página enumera cada cookie e cada chave que o site pode guardar no teu navegador, com finalidade, destinatário e duração. Tu decides que serviço pode funcionar, mesmo sem JavaScript.',
  ],
})

export const cookies = (settings: string): LegalPage => ({
  path: 'cookies',
  translatedPaths: {},
  title: inEach({
    de: 'Cookies',
    en: 'Cookies',
    fr: 'Cookies',
    it: 'Cookie',
    es: 'Cookies',
    pt: 'Cookies',
  }),
  body: () => [intro, { component: 'consent-form', settings: uuidOf(settings) }],
})
