import { inEach } from '../../text.ts'
import { life, processors, service, stored } from './parts.ts'

const testing = service({
  service: 'ab-testing',
  title: inEach({
    de: 'Varianten testen',
    en: 'Testing variants',
    fr: 'Test de variantes',
    it: 'Test di varianti',
    es: 'Pruebas de variantes',
    pt: 'Testes de variantes',
  }),
  description: inEach({
    de: 'Zeigt dir eine von zwei Fassungen einer Seite, bleibt dabei und zählt, wie oft jede gesehen wird und zu einem abgeschickten Formular führt.',
    en: 'Shows you one of two versions of a page, stays with it, and counts how often each is seen and leads to a sent form.',
    fr: 'Te montre une version d’une page sur deux, toujours la même, et compte combien de fois chacune est vue et mène à un formulaire envoyé.',
    it: 'Ti mostra una di due versioni di una pagina, sempre la stessa, e conta quante volte ciascuna è vista e porta a un modulo inviato.',
    es: 'Te muestra una de dos versiones de una página, siempre la misma, y cuenta cuántas veces se ve cada una y lleva a un formulario enviado.',
    pt: 'Mostra-te uma de duas versões de uma página, sempre a mesma, e conta quantas vezes cada uma é vista e leva a um formulário enviado.',
  }),
  purposes: ['testing'],
  storage: [
    stored({
      name: 'experiment',
      purpose: inEach({
        de: 'deine Fassung der Seite',
        en: 'your version of the page',
        fr: 'ta version de la page',
        it: 'la tua versione della pagina',
        es: 'tu versión de la página',
        pt: 'a tua versão da página',
      }),
      duration: life.days(30),
    }),
    ...['visitor', '__Host-visitor'].map(name =>
      stored({
        name,
        purpose: inEach({
          de: 'zufällige Nummer, nach der die Fassung gewählt wird',
          en: 'random number by which the version is chosen',
          fr: 'numéro aléatoire qui décide de la version',
          it: 'numero casuale che decide la versione',
          es: 'número aleatorio que decide la versión',
          pt: 'número aleatório que decide a versão',
        }),
        duration: life.days(30),
      }),
    ),
  ],
})

const measurement = inEach({
  de: 'unterscheidet Besuche',
  en: 'tells visits apart',
  fr: 'distingue les visites',
  it: 'distingue le visite',
  es: 'distingue las visitas',
  pt: 'distingue as visitas',
})

const advertising = inEach({
  de: 'ordnet einen Besuch der Anzeige zu, über die du kamst',
  en: 'relates a visit to the advertisement that brought you',
  fr: 'relie une visite à l’annonce qui t’a amené',
  it: 'collega una visita all’annuncio da cui arrivi',
  es: 'relaciona una visita con el anuncio por el que llegaste',
  pt: 'liga uma visita ao anúncio que te trouxe',
})

const measuring = service({
  service: 'analytics',
  title: inEach({
    de: 'Reichweite messen',
    en: 'Measuring use',
    fr: 'Mesure d’audience',
    it: 'Misurazione dell’uso',
    es: 'Medición del uso',
    pt: 'Medição do uso',
  }),
  description: inEach({
    de: 'Zählt Besuche, Klicks und abgeschickte Formulare und zeigt, welche Anzeige dazu führte. Was du in Formulare schreibst, gehört nie dazu.',
    en: 'Counts visits, clicks and sent forms, and shows which advertisement led to them. What you write in forms is never part of it.',
    fr: 'Compte visites, clics et formulaires envoyés, et montre quelle annonce y a mené. Le contenu des formulaires n’en fait jamais partie.',
    it: 'Conta visite, clic e moduli inviati e mostra quale annuncio li ha portati. Ciò che scrivi nei moduli non ne fa mai parte.',
    es: 'Cuenta visitas, clics y formularios enviados, y muestra qué anuncio los trajo. Lo que escribes en los formularios nunca forma parte.',
    pt: 'Conta visitas, cliques e formulários enviados e mostra que anúncio os trouxe. O que escreves nos formulários nunca faz parte.',
  }),
  purposes: ['measurement', 'advertising'],
  recipient: processors.analytics,
  storage: [
    stored({ name: '_ga', purpose: measurement, duration: life.year }),
    stored({ name: '_ga_*', purpose: measurement, duration: life.year }),
    stored({ name: '_gid', purpose: measurement, duration: life.day }),
    stored({ name: '_gcl_*', purpose: advertising, duration: life.days(90) }),
    stored({
      name: 'tracking_session',
      kind: 'sessionKey',
      purpose: measurement,
      duration: life.visit,
    }),
  ],
})

export const analytics = {
  component: 'consent-category',
  category: 'analytics',
  title: inEach({
    de: 'Messen und verbessern',
    en: 'Measuring and improving',
    fr: 'Mesurer et améliorer',
    it: 'Misurare e migliorare',
    es: 'Medir y mejorar',
    pt: 'Medir e melhorar',
  }),
  description: inEach({
    de: 'Zeigt uns, welche Seiten helfen und welche nicht.',
    en: 'Shows us which pages help and which do not.',
    fr: 'Nous montre quelles pages aident, et lesquelles non.',
    it: 'Ci mostra quali pagine aiutano e quali no.',
    es: 'Nos muestra qué páginas ayudan y cuáles no.',
    pt: 'Mostra-nos que páginas ajudam e quais não.',
  }),
  services: [measuring, testing],
}
