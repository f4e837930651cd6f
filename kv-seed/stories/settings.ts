import { type StoryDraft, storyLink, urlLink, uuidOf } from '../story.ts'
import { inEach, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { picture } from './blocks.ts'
import { applyLink, phone } from './contact.ts'
import { contractsOf, legalLinks } from './legal/units.ts'
import { allLanguages, child, column, entry, link } from './navigation.ts'
import { newsletterTeaser } from './newsletter-teaser.ts'

const languageChoice = { languageSwitcher: allLanguages, languageMenu: true }

const name = t('Hochschule\nTannhagen', 'Tannhagen University\nof Applied Sciences')
const business = 'bachelor/betriebswirtschaftslehre/fernstudium'
const health = 'bachelor/gesundheitsmanagement'

const header: StoryDraft = {
  slug: 'settings/dach/header',
  name: 'Header',
  languages: everyLanguage,
  content: {
    component: 'header',
    name,
    homeLink: storyLink('home'),
    navigation: [
      entry(t('Studium finden', 'Find a degree'), storyLink('studienfinder'), [
        child(
          t('Studienfinder', 'Study finder'),
          storyLink('studienfinder'),
          t('Nach Fach, Ort, Dauer und Start filtern', 'Filter by field, place, length and start'),
        ),
        child(
          t('Alle Studiengänge', 'All programmes'),
          storyLink('studiengaenge'),
          t('Eine Tabelle zum Sortieren und Drucken', 'One table to sort and print'),
        ),
        child(
          t('Studiengänge vergleichen', 'Compare programmes'),
          storyLink('vergleich'),
          t('Bis zu vier nebeneinander', 'Up to four side by side'),
        ),
        child(
          t('Studienkompass', 'Study compass'),
          storyLink('kompass'),
          t('Ein paar Fragen führen zu dem, was passt', 'A few questions lead to what suits you'),
        ),
      ]),
      entry(t('Bachelor', 'Bachelor'), storyLink('bachelor'), [
        child(
          t('Betriebswirtschaftslehre', 'Business Administration'),
          storyLink(business),
          t('B.A. im Fernstudium, ab 198 € im Monat', 'B.A. by distance learning, from €198 a month'),
        ),
        child(
          t('Gesundheitsmanagement', 'Health Management'),
          storyLink(health),
          t('B.A. neben dem Dienst, ab 180 € im Monat', 'B.A. alongside your shifts, from €180 a month'),
        ),
        child(
          t('Alle sechs vergleichen', 'Compare all six'),
          storyLink('bachelor', 'vergleich'),
          t('Dauer, Preis und Abschluss in einer Tabelle', 'Length, price and degree in one table'),
        ),
        child(
          t('Zulassung', 'Admission'),
          storyLink('bachelor', 'zulassung'),
          t('Drei Wege ins Studium, zwei ohne Abitur', 'Three ways in, two without A levels'),
        ),
      ]),
      entry(t('Master', 'Master'), storyLink('master')),
      entry(t('Weiterbildung', 'Courses'), storyLink('obw'), [
        child(
          t('Fernstudium', 'Distance learning'),
          storyLink('obw/fs'),
          t('42 Kurse zu 5 ECTS, 445 €', '42 courses of 5 credits, €445'),
        ),
        child(
          t('Dual mit deinem Betrieb', 'With your company'),
          storyLink('obw/ds'),
          t('Für 8 bis 16 Leute, fünf Monate', 'For 8 to 16 people, five months'),
        ),
        child(
          t('myStudium', 'myStudium'),
          storyLink('obw/ms'),
          t('Sechs Samstage in Berlin oder München', 'Six Saturdays in Berlin or Munich'),
        ),
      ]),
      entry(t('Kosten', 'Fees'), storyLink('home', 'kosten'), [
        child(
          t('Gebühren', 'Tuition fees'),
          storyLink('home', 'kosten'),
          t('Was du im Monat zahlst', 'What you pay a month'),
        ),
        child(
          t('Förderrechner', 'Funding calculator'),
          storyLink('foerderung'),
          t('Wer mitzahlt, und wie viel', 'Who shares the costs, and how much'),
        ),
      ]),
      entry(t('Beratung', 'Advice'), storyLink('home', 'beratung')),
    ],
    ...languageChoice,
    buttonText: t('Jetzt bewerben', 'Apply now'),
    buttonLink: applyLink(),
  },
}

const network = (icon: string, address: string) => ({
  component: 'footer-social',
  icon,
  href: { ...urlLink(address), target: '_blank' },
})

const newsLabel = inEach({
  de: 'Aktuelles',
  en: 'News',
  fr: 'Actualités',
  it: 'Notizie',
  es: 'Noticias',
  pt: 'Notícias',
})

const footer: StoryDraft = {
  slug: 'settings/dach/footer',
  name: 'Footer',
  languages: everyLanguage,
  content: {
    component: 'footer',
    name,
    newsletter: newsletterTeaser('newsletter'),
    claim: t(
      'Staatlich anerkannt seit 2004. Zu Hause da, wo du lernst.',
      'State-recognised since 2004. At home wherever you study.',
    ),
    navigation: [
      column(
        t('Studium', 'Programmes'),
        link(t('Alle Bachelorstudiengänge', 'All bachelor’s degrees'), storyLink('bachelor')),
        link(t('Betriebswirt\u00adschaftslehre', 'Business Administration'), storyLink(business)),
        link(t('Gesundheits\u00admanagement', 'Health Management'), storyLink(health)),
        link(t('Alle Masterstudiengänge', 'All master’s degrees'), storyLink('master')),
        link(t('Weiterbildung', 'Continuing education'), storyLink('obw')),
      ),
      column(
        t('Vor dem Start', 'Before you start'),
        link(t('Zulassung', 'Admission'), storyLink('bachelor', 'zulassung')),
        link(t('Kosten und Zeitmodelle', 'Fees and time models'), storyLink('home', 'kosten')),
        link(t('So läuft die Bewerbung', 'How to apply'), storyLink('bachelor', 'bewerbung')),
        link(t('Anrechnung prüfen', 'Have credit checked'), storyLink('anrechnung')),
        link(t('Häufige Fragen', 'Questions and answers'), storyLink('home', 'fragen')),
      ),
      column(
        t('Hochschule', 'University'),
        link(t('So studierst du', 'How you study'), storyLink('home', 'fernstudium')),
        link(t('Campus Berlin und München', 'Berlin and Munich campuses'), storyLink('campus')),
        link(t('Lehrende', 'Teachers'), storyLink('hochschule/lehrende')),
        link(t('Stimmen', 'Voices'), storyLink('home', 'stimmen')),
        link(t('Studienalltag', 'Student life'), storyLink('studienalltag')),
        link(t('Suche', 'Search'), storyLink('suche')),
      ),
      column(
        t('Kontakt', 'Contact'),
        link(t(phone.shown, '+49 30 23125 140'), phone.link),
        link(t('Studienberatung', 'Study advice'), storyLink('kontakt')),
        link(t('Infomaterial', 'Information material'), storyLink('infomaterial')),
        link(newsLabel, storyLink('aktuelles')),
        link(t('Newsletter', 'Newsletter'), storyLink('newsletter')),
      ),
    ],
    socialMedia: [
      network('instagram', 'https://www.instagram.com/tannhagen.example'),
      network('linkedin', 'https://www.linkedin.com/school/tannhagen.example'),
      network('youtube', 'https://www.youtube.com/@tannhagen.example'),
    ],
    legalNavigation: legalLinks.dach,
    copyrightText: t('Hochschule Tannhagen gGmbH', 'Hochschule Tannhagen gGmbH'),
    ...languageChoice,
  },
}

const newsTopics = [
  {
    component: 'news-topic',
    code: 'university',
    name: inEach({
      de: 'Hochschule',
      en: 'University',
      fr: 'Université',
      it: 'Ateneo',
      es: 'Universidad',
      pt: 'Universidade',
    }),
  },
  {
    component: 'news-topic',
    code: 'programmes',
    name: inEach({
      de: 'Studiengänge',
      en: 'Programmes',
      fr: 'Formations',
      it: 'Corsi di laurea',
      es: 'Titulaciones',
      pt: 'Cursos',
    }),
  },
  {
    component: 'news-topic',
    code: 'advice',
    name: inEach({
      de: 'Rat und Hilfe',
      en: 'Advice',
      fr: 'Conseils',
      it: 'Consigli',
      es: 'Consejos',
      pt: 'Conselhos',
    }),
  },
]

const defaults: StoryDraft = {
  slug: 'settings/dach/defaults',
  name: 'Defaults',
  languages: everyLanguage,
  content: {
    component: 'defaults',
    unit: 'dach',
    contactPage: storyLink('kontakt'),
    cookiesPage: storyLink('cookies'),
    searchPage: storyLink('suche'),
    newsTopics,
    ...contractsOf.dach,
    siteName: t('Hochschule Tannhagen', 'Tannhagen University of Applied Sciences'),
    siteShortName: 'Tannhagen',
    shareImage: picture('hero-home'),
    seoDescription: t(
      'Staatlich anerkannt und online zuerst: sechs Bachelorstudiengänge ab 180 € im Monat, mit Campus in Berlin und München und vier Wochen Probezeit.',
      'State-recognised and online first: six bachelor’s degrees from €180 a month, with campuses in Berlin and Munich and four weeks to try them free.',
    ),
  },
}

/** Topics of the assistant, by the place where its chat is opened. */
const conversation = (slug: string, name: string, enabledDomains: string): StoryDraft => ({
  slug: `settings/chat/${slug}`,
  name,
  content: { component: 'conversation-template', templateId: slug, enabledDomains },
})

const finding = conversation('find-a-programme', 'Studiengang finden', 'programmes, admission')
const comparing = conversation('compare-programmes', 'Studiengänge vergleichen', 'programmes, fees')
const advising = conversation('advice', 'Studienberatung', 'programmes, admission, fees, contact')

const chat: StoryDraft = {
  slug: 'settings/chat/chat',
  name: 'Chat',
  content: {
    component: 'chat-settings',
    title: inEach({
      de: 'Studienassistent',
      en: 'Study assistant',
      fr: 'Assistant d’études',
      it: 'Assistente allo studio',
      es: 'Asistente de estudios',
      pt: 'Assistente de estudos',
    }),
    chatNotice: inEach({
      de: 'Hier antwortet eine Maschine, kein Mensch. Sie kann sich irren.',
      en: 'A machine answers here, not a person. It can be wrong.',
      fr: 'Ici répond une machine, pas une personne. Elle peut se tromper.',
      it: 'Qui risponde una macchina, non una persona. Può sbagliare.',
      es: 'Aquí responde una máquina, no una persona. Puede equivocarse.',
      pt: 'Aqui responde uma máquina, não uma pessoa. Pode enganar-se.',
    }),
    chatConsentHeadline: inEach({
      de: 'Mit dem Studienassistenten chatten?',
      en: 'Chat with the study assistant?',
      fr: 'Discuter avec l’assistant d’études ?',
      it: 'Vuoi chattare con l’assistente allo studio?',
      es: '¿Hablar con el asistente de estudios?',
      pt: 'Conversar com o assistente de estudos?',
    }),
    chatConsentContent: inEach({
      de: 'Der Assistent beantwortet deine Fragen automatisch. Damit er dich in diesem Browser wiedererkennt, speichert er eine zufällige Kennung. Er läuft abgeschirmt von dieser Seite und sieht nicht, was du hier in Formulare einträgst.',
      en: 'The assistant answers your questions automatically. It stores a random identifier to recognise you in this browser. It runs shielded from this page and does not see what you enter in forms here.',
      fr: 'L’assistant répond automatiquement à tes questions. Il enregistre un identifiant aléatoire pour te reconnaître dans ce navigateur. Il fonctionne isolé de cette page et ne voit pas ce que tu saisis dans les formulaires.',
      it: 'L’assistente risponde automaticamente alle tue domande. Salva un identificativo casuale per riconoscerti in questo browser. Funziona isolato da questa pagina e non vede ciò che inserisci nei moduli.',
      es: 'El asistente responde a tus preguntas de forma automática. Guarda un identificador aleatorio para reconocerte en este navegador. Funciona aislado de esta página y no ve lo que escribes en los formularios.',
      pt: 'O assistente responde automaticamente às tuas perguntas. Guarda um identificador aleatório para te reconhecer neste navegador. Funciona isolado desta página e não vê o que escreves nos formulários.',
    }),
    chatConsentAcceptBtn: inEach({
      de: 'Chat starten',
      en: 'Start the chat',
      fr: 'Démarrer la discussion',
      it: 'Avvia la chat',
      es: 'Iniciar el chat',
      pt: 'Iniciar a conversa',
    }),
    chatConsentDeclineBtn: inEach({
      de: 'Nicht chatten',
      en: 'Do not chat',
      fr: 'Ne pas discuter',
      it: 'Non chattare',
      es: 'No chatear',
      pt: 'Não conversar',
    }),
    chatConsentCookieLink: inEach({
      de: 'Alle Cookie-Einstellungen',
      en: 'All cookie settings',
      fr: 'Tous les paramètres des cookies',
      it: 'Tutte le impostazioni dei cookie',
      es: 'Todos los ajustes de cookies',
      pt: 'Todas as definições de cookies',
    }),
    // Each unit has this page.
    settingsPage: urlLink('/cookies/'),
    entryConversationSearch: uuidOf(finding.slug),
    entryConversationResults: uuidOf(comparing.slug),
    entryConversationZeroResults: uuidOf(advising.slug),
  },
}

const features: StoryDraft = {
  slug: 'settings/features/chat',
  name: 'Chat',
  content: { component: 'feature-settings', chatSettings: uuidOf(chat.slug) },
}

/** What visitors write for what the pages call otherwise, in all languages. */
const synonyms: readonly string[] = [
  'BWL, Betriebswirtschaft, Betriebswirtschaftslehre, BBA, Business Administration, Gestion d’entreprise, Economia aziendale, ADE, Administración de Empresas, Administração de Empresas, Gestão de Empresas',
  'Sozialpädagogik, Sozialarbeit, Soziale Arbeit, Sozialpädagoge, Social Work',
  'Informatik, Programmierung, programmieren, Softwareentwicklung, Software, IT, Computer Science, programming, coding',
  'Data Science, Datenwissenschaft, Datenanalyse, Big Data, Statistik, data analysis',
  'Wirtschaftspsychologie, Arbeitspsychologie, Organisationspsychologie, Business Psychology',
  'Krankenhaus, Klinik, Hospital',
  'Klinikmanagement, Krankenhausmanagement, Klinikverwaltung, Klinik- und Pflegemanagement, hospital management, hospital administration, health care management, Hospital and Care Management',
  'Pflege, Krankenpflege, Pflegekräfte, Altenpflege, nursing, care',
  'MBA, General Management, Unternehmensleitung, Unternehmensführung, business management, Corporate Management',
  'leiten, Leitung, Führung, Personalführung, Management, Manager',
  'Landwirtschaft, Landwirt, Bauer, Bauernhof, Agrar, farming, agriculture, agricultural',
  'dual, duales Studium, Ausbildung im Betrieb, with a company, apprenticeship',
  'Dozenten, Dozentinnen, Professoren, Professorinnen, Lehrkräfte, Lehrer, Lehrende, lecturers, professors, teachers',
  'Broschüre, Prospekt, Katalog, Infomaterial, brochure, prospectus, information material, documentation, materiale informativo, material informativo, solicitar información, pedir informações, folleto, opuscolo, folheto',
  'anrechnen, Anrechnung, anerkennen, Anerkennung, Vorkenntnisse, Vorleistungen, recognition, credit transfer, équivalences, validation des acquis, reconnaissance, riconoscimento, convalida, reconocimiento, convalidar, convalidación, creditação, reconhecimento',
  'München, Munich, Monaco di Baviera, Múnich, Munique',
  'Berlin, Berlino, Berlín, Berlim',
  'Aktuelles, Neuigkeiten, Neues, Nachrichten, News, actualités, notizie, noticias, notícias',
  'Bafög, Stipendium, Zuschuss, finanzieren, Finanzierung, Förderung, Förderrechner, funding, scholarship, student loan, student finance, bourse, borsa di studio, beca, bolsa',
  'KI, künstliche Intelligenz, AI, artificial intelligence',
  'Beratung, Studienberatung, Ansprechpartner, Ansprechpartnerin, Kontakt, Rückruf, zurückrufen, anrufen, Telefon, Sprechstunde, advice, contact, callback, call back, rappel',
  'Tag der offenen Tür, offenes Haus, Infotag, open day, open house',
  'Bibliothek, Bücherei, Lesesaal, library, reading room',
  'Adresse, Anfahrt, Standort, Campus, address, directions',
  'Datenschutz, Datenschutzerklärung, privacy, data protection, confidentialité, protection des données, protección de datos, privacidad, privacidade, proteção de dados',
  'Impressum, Anbieterkennzeichnung, imprint, legal notice, mentions légales, note legali, aviso legal',
  'Widerruf, Widerrufsrecht, kündigen, Kündigung, withdrawal, cancellation, rétractation, recesso, desistimiento, retratação',
  'vergleichen, Vergleich, compare, comparison',
  'abmelden, abbestellen, Newsletter, unsubscribe',
  'bewerben, Bewerbung, einschreiben, Einschreibung, immatrikulieren, Immatrikulation, Studienplatz, apply, application, enrol, admission form, candidature, postuler, s’inscrire, inscription, candidarsi, candidatura, iscriversi, iscrizione, inscribirse, inscripción, matricularse, solicitud, candidatar-se, inscrever-se, inscrição',
  'Unterlagen, Dokumente, Zeugnis, Zeugnisse, Nachweise, documents, certificates, transcript, documenti, documentos',
  'hochladen, nachreichen, einreichen, upload, téléverser, envoyer, caricare, subir, carregar',
]

const search: StoryDraft = {
  slug: 'settings/features/search',
  name: 'Search',
  content: {
    component: 'feature-settings',
    searchSynonyms: synonyms.map(words => ({ component: 'search-synonyms', words })),
    pinnedResults: [
      {
        component: 'search-pinned-result',
        words:
          'anmelden, Anmeldung, einschreiben, Einschreibung, immatrikulieren, Immatrikulation, bewerben, Bewerbung, jetzt bewerben, apply, apply now, application, enrol, candidature, postuler, s’inscrire, inscription, candidarsi, candidatura, iscriversi, iscrizione, inscribirse, inscripción, matricularse, solicitud, solicitar plaza, candidatar-se, inscrever-se, inscrição',
        page: storyLink('forms-space/bewerbung'),
      },
    ],
    compounds: 'Fernstudium = Fern Studium\nFernlehre = Fern Lehre',
  },
}

export const stories: readonly StoryDraft[] = [
  defaults,
  header,
  footer,
  finding,
  comparing,
  advising,
  chat,
  features,
  search,
]
