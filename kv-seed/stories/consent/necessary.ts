import { inEach } from '../../text.ts'
import { life, service, stored } from './parts.ts'

const decision = service({
  service: 'cookie-popup',
  title: inEach({
    de: 'Deine Entscheidung',
    en: 'Your decision',
    fr: 'Ta décision',
    it: 'La tua scelta',
    es: 'Tu decisión',
    pt: 'A tua decisão',
  }),
  description: inEach({
    de: 'Merkt sich, was du hier gewählt hast, mit der Nummer deines Nachweises und dem Zeitpunkt.',
    en: 'Remembers what you chose here, with the number of your receipt and the time.',
    fr: 'Retient ton choix, avec le numéro de ton justificatif et le moment.',
    it: 'Ricorda che cosa hai scelto, con il numero della tua ricevuta e l’ora.',
    es: 'Recuerda lo que elegiste, con el número de tu comprobante y la hora.',
    pt: 'Guarda o que escolheste, com o número do teu comprovativo e a hora.',
  }),
  purposes: ['operation'],
  storage: [
    stored({
      name: 'consent',
      purpose: inEach({
        de: 'deine Entscheidung',
        en: 'your decision',
        fr: 'ta décision',
        it: 'la tua scelta',
        es: 'tu decisión',
        pt: 'a tua decisão',
      }),
      duration: life.months(6),
    }),
  ],
})

const operation = service({
  title: inEach({
    de: 'Betrieb der Website',
    en: 'Running the website',
    fr: 'Fonctionnement du site',
    it: 'Funzionamento del sito',
    es: 'Funcionamiento del sitio',
    pt: 'Funcionamento do site',
  }),
  description: inEach({
    de: 'Hält Sprache, angefangene Formulare und geschlossene Hinweise fest, solange du sie brauchst.',
    en: 'Keeps your language, a form in progress and closed banners for as long as you need them.',
    fr: 'Garde la langue, un formulaire en cours et les annonces fermées tant que tu en as besoin.',
    it: 'Conserva lingua, moduli iniziati e avvisi chiusi finché ti servono.',
    es: 'Guarda el idioma, un formulario empezado y los avisos cerrados mientras los necesitas.',
    pt: 'Guarda o idioma, um formulário começado e os avisos fechados enquanto precisares.',
  }),
  purposes: ['operation'],
  storage: [
    stored({
      name: 'locale',
      purpose: inEach({
        de: 'gewählte Sprache',
        en: 'chosen language',
        fr: 'langue choisie',
        it: 'lingua scelta',
        es: 'idioma elegido',
        pt: 'idioma escolhido',
      }),
      duration: life.days(30),
    }),
    stored({
      name: 'draft',
      purpose: inEach({
        de: 'signierte Nummer des angefangenen Formulars',
        en: 'signed number of the form in progress',
        fr: 'numéro signé du formulaire en cours',
        it: 'numero firmato del modulo iniziato',
        es: 'número firmado del formulario empezado',
        pt: 'número assinado do formulário começado',
      }),
      duration: life.visit,
    }),
    stored({
      name: 'closed_banner',
      purpose: inEach({
        de: 'geschlossene Aktion',
        en: 'closed campaign banner',
        fr: 'annonce fermée',
        it: 'avviso chiuso',
        es: 'aviso cerrado',
        pt: 'aviso fechado',
      }),
      duration: life.visit,
    }),
    stored({
      name: 'closed_exit',
      purpose: inEach({
        de: 'Hinweis vor dem Verlassen schon gezeigt, oder Formular abgeschickt',
        en: 'note before leaving already shown, or form sent',
        fr: 'message de départ déjà affiché, ou formulaire envoyé',
        it: 'avviso all’uscita già mostrato, o modulo inviato',
        es: 'aviso al salir ya mostrado, o formulario enviado',
        pt: 'aviso à saída já mostrado, ou formulário enviado',
      }),
      duration: life.visit,
    }),
    stored({
      name: 'chunk-reload',
      kind: 'sessionKey',
      purpose: inEach({
        de: 'verhindert, dass die Seite nach einem Fehler immer wieder lädt',
        en: 'stops the page from reloading again and again after an error',
        fr: 'évite que la page se recharge sans fin après une erreur',
        it: 'evita che la pagina si ricarichi all’infinito dopo un errore',
        es: 'evita que la página se recargue sin fin tras un error',
        pt: 'evita que a página recarregue sem fim depois de um erro',
      }),
      duration: life.visit,
    }),
  ],
})

export const necessary = {
  component: 'consent-category',
  category: 'necessary',
  title: inEach({
    de: 'Notwendig',
    en: 'Necessary',
    fr: 'Nécessaire',
    it: 'Necessari',
    es: 'Necesarios',
    pt: 'Necessários',
  }),
  description: inEach({
    de: 'Ohne sie funktioniert die Website nicht. Dafür brauchen wir keine Einwilligung.',
    en: 'The website does not work without these, so we need no consent for them.',
    fr: 'Sans eux, le site ne fonctionne pas : ils ne demandent pas d’accord.',
    it: 'Senza questi il sito non funziona: per questo non serve il consenso.',
    es: 'Sin ellos el sitio no funciona, por eso no hace falta tu consentimiento.',
    pt: 'Sem eles o site não funciona: por isso não precisam de consentimento.',
  }),
  services: [decision, operation],
}
