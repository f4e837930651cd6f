import { type StoryDraft, storyLink } from '../../story.ts'
import { bullets, rich, t } from '../../text.ts'
import {
  accordion,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  secondary,
  topic,
} from '../blocks.ts'
import { fact } from '../typed.ts'
import { callRuben, writeRuben } from './people.ts'

const slug = 'ds/partner-werden'

const hero = {
  component: 'hero',
  type: 'split',
  background: 'red',
  color: 'yellow',
  frameLabel: t('Für Betriebe', 'For companies'),
  headline: t('Bildet aus, wen ihr behalten wollt', 'Train the people you want to keep'),
  subline: t(
    '84 % unserer Absolventinnen und Absolventen bleiben in ihrem Betrieb. Ein Platz kostet ab 495 € im Monat und die Vergütung.',
    '84% of our graduates stay with their company. A place costs from €495 a month and the pay.',
  ),
  excludeSublineFromH1: true,
  image: picture('dual-partners'),
  ctaLabel: t('Platz anbieten', 'Offer a place'),
  ctaHref: storyLink(slug, 'gespraech'),
}

const promise = {
  component: 'intro-box',
  image: picture('dual-business'),
  imageRatio: '16:9',
  buttons: [secondary(t('40 Minuten vereinbaren', 'Arrange 40 minutes'), storyLink(slug, 'gespraech'))],
  headline: t('Drei Tage Arbeit, nicht drei Tage Praktikum', 'Three days of work, not of watching'),
  text: t(
    rich(
      'Von Mittwoch bis Freitag gehört die Person ins Team. Was sie montags lernt, stimmen wir jedes Semester mit euch ab, und jedes Semester löst sie eine Frage aus eurem Betrieb. Eine Lehrperson betreut das Projekt mit.',
    ),
    rich(
      'From Wednesday to Friday the student is one of your team. Each semester we agree with you what is learned on Mondays, and each semester ends with a question from your company answered. A teacher supervises the project with you.',
    ),
  ),
  facts: [
    fact(
      'users',
      t('3 Vorschläge', '3 candidates'),
      t(
        'Innerhalb von zwei Wochen, mit Zeugnis und Gespräch.',
        'Within two weeks, certificates checked, talks held.',
      ),
    ),
    fact(
      'briefcase',
      t('1 Probetag', '1 trial day'),
      t(
        'Danach entscheidet ihr beide. Absagen kostet nichts.',
        'Then both of you decide. Saying no costs nothing.',
      ),
    ),
    fact(
      'target',
      t('6 Projekte', '6 projects'),
      t(
        'Eins je Semester, mit Zahlen von euch, vertraulich.',
        'One each semester, with your figures, in confidence.',
      ),
    ),
  ],
}

const price = container(
  { anchor: 'kosten', backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  columns(
    container(
      {},
      headline(t('Was ein Platz kostet', 'What a place costs')),
      richText(
        t(
          facts(
            ['BWL', '495 € im Monat'],
            ['Informatik', '545 € im Monat'],
            ['Vergütung', '940 bis 1.460 € brutto, je nach Branche'],
            ['Vermittlung', '0 €, auch beim zweiten Versuch'],
          ),
          facts(
            ['Business', '€495 a month'],
            ['Computer science', '€545 a month'],
            ['Pay', '€940 to €1,460 before tax, by trade'],
            ['Placement', '€0, the second try too'],
          ),
        ),
      ),
    ),
    container(
      {},
      headline(t('Was ihr dafür zusagt', 'What you agree to')),
      richText(
        t(
          rich(
            bullets(
              'Eine Person, die anleitet und dafür zwei Stunden in der Woche Zeit hat',
              'Vier freie Lerntage vor jeder Prüfungswoche',
              'Einen Arbeitsplatz mit Rechner, der auch mit nach Hause darf',
              'Keine Klausel, die nach dem Abschluss bindet',
            ),
          ),
          rich(
            bullets(
              'Someone who trains, and has two hours a week for it',
              'Four days off before each week of examinations',
              'A desk and a laptop that may be taken home',
              'No clause that binds after graduation',
            ),
          ),
        ),
      ),
    ),
  ),
)

const trades = container(
  {},
  headline(
    t('Wer schon ausbildet', 'Who trains already'),
    t('112 Betriebe, der kleinste hat 7 Beschäftigte.', '112 companies, the smallest has a staff of 7.'),
  ),
  grid(
    { columnsTablet: '2', columnsDesktop: '3', spacing: 'none', slider: true },
    topic(
      t('Industrie: 34', 'Manufacturing: 34'),
      t('Einkauf, Vertrieb, Steuerungstechnik.', 'Purchasing, sales, control systems.'),
    ),
    topic(
      t('Handel: 27', 'Retail: 27'),
      t('Filialleitung, Logistik, Webshop.', 'Store management, logistics, web shops.'),
    ),
    topic(
      t('IT und Medien: 19', 'Software and media: 19'),
      t('Entwicklung, Betrieb, Redaktion.', 'Development, operations, editing.'),
    ),
    topic(
      t('Kliniken und Pflege: 14', 'Hospitals and care: 14'),
      t('Verwaltung, Abrechnung, Klinik-IT.', 'Administration, billing, hospital IT.'),
    ),
    topic(
      t('Banken und Versicherungen: 11', 'Banks and insurers: 11'),
      t('Kredit, Risiko, Kundendienst.', 'Credit, risk, customer service.'),
    ),
    topic(
      t('Landwirtschaft: 7', 'Farming: 7'),
      t('Betriebsführung, Direktverkauf.', 'Management, direct sales.'),
    ),
  ),
)

const birgit = {
  component: 'testimonial',
  layout: 'large',
  color: 'red',
  headline: t('Vom Probetag zur Abteilungsleitung', 'From trial day to head of department'),
  quote: t(
    'Unser erster dualer Student hat 2018 angefangen und leitet heute die Disposition. Fünf weitere sind gefolgt, einer ist gegangen. Eine Anzeige in der Zeitung hat uns früher mehr gekostet.',
    'Our first student began in 2018 and runs dispatch today. Five more followed, one has left. An advertisement in the paper used to cost us more.',
  ),
  fullName: 'Birgit Lohse',
  title: t(
    'Geschäftsführerin, Kubik Ladenbau, 64 Beschäftigte',
    'Managing director, Kubik shopfitters, a staff of 64',
  ),
  photo: picture('portrait-birgit'),
}

const outcome = grid(
  {
    headline: t('Was sich für Betriebe rechnet', 'What adds up for companies'),
    columnsTablet: '3',
    columnsDesktop: '3',
    backgroundColor: 'black',
    topEdge: 'slope-down',
    bottomEdge: 'slope-up',
  },
  figure(
    t('11 Wochen', '11 weeks'),
    t(
      'dauert es im Median vom ersten Gespräch bis zum Vertrag.',
      'from first talk to contract, at the median.',
    ),
  ),
  figure(
    t('14.000 €', '€14,000'),
    t(
      'kostet es euch sonst, eine Fachkraft zu suchen und einzuarbeiten.',
      'is what finding and training a specialist costs otherwise.',
    ),
  ),
  figure(
    t('9 von 10', '9 in 10'),
    t('Betrieben nehmen im nächsten Jahr wieder jemanden.', 'companies take someone again the year after.'),
  ),
)

const talk = container(
  { anchor: 'gespraech' },
  columns(
    container(
      {},
      headline(t('Was Betriebe zuerst fragen', 'What companies ask first')),
      accordion(
        questions(
          undefined,
          question(
            t('Wir sind nur zu acht. Geht das?', 'There are only eight of us. Will that do?'),
            t(
              rich(
                'Ja. Was ihr nicht selbst zeigen könnt, lernt die Person vier Wochen lang in einem anderen Betrieb.',
              ),
              rich('Yes. What you cannot show yourselves is learned at another company for four weeks.'),
            ),
          ),
          question(
            t('Und wenn es nicht passt?', 'What if it does not work out?'),
            t(
              rich(
                'In den ersten vier Monaten könnt ihr beide ohne Grund gehen. Danach vermitteln wir; 1 von 11 wechselt unterwegs.',
              ),
              rich(
                'In the first four months either side may leave without a reason. After that we mediate; 1 in 11 changes on the way.',
              ),
            ),
          ),
          question(
            t('Gibt es Zuschüsse?', 'Are there grants?'),
            t(
              rich(
                'In neun Bundesländern, für Betriebe bis 249 Beschäftigte. Den Antrag füllen wir mit euch aus.',
              ),
              rich('In nine German states, for companies of up to 249 people. We fill in the form with you.'),
            ),
          ),
        ),
      ),
    ),
    container(
      { border: 'custom', accentColor: 'red' },
      headline(t('40 Minuten mit Ruben Falk', '40 minutes with Ruben Falk'), undefined, { look: 'h3' }),
      richText(
        t(
          rich(
            'Per Video oder bei euch. Danach wisst ihr, wer zu euch passt, was es kostet und wann es losgeht. Für Oktober 2027 bis Ende Mai melden.',
          ),
          rich(
            'By video or at your place. Then you know who would suit you, what it costs and when it begins. For October 2027, get in touch by the end of May.',
          ),
        ),
      ),
      callRuben,
      writeRuben,
    ),
  ),
)

export const partnersPage: StoryDraft = {
  slug,
  name: t('Partner werden', 'For companies'),
  translatedSlugs: { en: 'ds/for-companies' },
  content: {
    component: 'page',
    seoTitle: t('Praxispartner werden: dual ausbilden', 'Train students at your company'),
    seoDescription: t(
      'Dual ausbilden mit Tannhagen: drei Vorschläge in zwei Wochen, drei Tage Arbeit in der Woche, ab 495 € im Monat. 84 % bleiben nach dem Abschluss.',
      'Train students with Tannhagen: three candidates in two weeks, three days of work a week, from €495 a month. 84% stay with you after they graduate.',
    ),
    preloadImage: picture('dual-partners'),
    shareImage: picture('dual-partners'),
    body: [hero, promise, price, trades, birgit, outcome, talk],
  },
}
