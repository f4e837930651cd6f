import type { PictureName } from '../pictures/alt.ts'
import { type StoryDraft, storyLink } from '../story.ts'
import { bullets, rich, type Translated, t } from '../text.ts'
import {
  accordion,
  type BlockDraft,
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
  table,
  topic,
} from './blocks.ts'
import { closing } from './closing.ts'
import { askLink } from './contact.ts'

const slug = 'obw/ds'

const hero = {
  component: 'hero',
  type: 'split',
  background: 'gradient-dark',
  color: 'yellow',
  frameLabel: t('Duale Weiterbildung für Betriebe', 'Training together with your company'),
  headline: t('Lernen am eigenen Problem', 'Learn on a problem of your own'),
  subline: t(
    '8 bis 16 Leute aus einem Betrieb, fünf Monate, 10 ECTS. Am Ende steht eine Lösung, die ihr am Montag einführen könnt.',
    '8 to 16 people from one company, five months, 10 credits. In the end there is a solution you can introduce on Monday.',
  ),
  excludeSublineFromH1: true,
  image: picture('business-dual'),
  ctaLabel: t('Wie das abläuft', 'How it works'),
  ctaHref: storyLink(slug, 'ablauf'),
}

const fact = (icon: string, title: Translated, content: Translated): BlockDraft => ({
  component: 'fact',
  icon,
  title,
  content,
})

const opening = {
  component: 'intro-box',
  headline: t('Kein Seminar mit Schnittchen', 'Not a seminar with sandwiches'),
  text: t(
    rich(
      'Viele Fortbildungen enden mit einem Ordner im Regal. Diese endet mit einem Vortrag vor eurer Geschäftsführung. Ihr bringt eine Frage mit, die euch Geld oder Nerven kostet; zwei Lehrende bringen die Methoden mit; und ein Drittel der Zeit arbeitet ihr daran, in der Arbeitszeit.',
    ),
    rich(
      'Much training ends as a folder on a shelf. This one ends with a talk before your management. You bring a question that costs you money or nerves; two teachers bring the methods; and for a third of the time you work on it, during working hours.',
    ),
  ),
  facts: [
    fact(
      'building',
      t('8 Tage bei euch', '8 days with you'),
      t('Vier Blöcke zu zwei Tagen, im eigenen Haus.', 'Four blocks of two days, in your own rooms.'),
    ),
    fact(
      'laptop',
      t('16 Abende online', '16 evenings online'),
      t('Mittwochs von 17 bis 18:30 Uhr, aufgezeichnet.', 'Wednesdays from 5 to 6.30 pm, recorded.'),
    ),
    fact(
      'chart',
      t('1 Projekt je vier Leute', '1 project for four people'),
      t('Mit Zahlen aus eurem Betrieb, vertraulich.', 'With figures of your company, in confidence.'),
    ),
  ],
}

const logo = (name: PictureName) => ({ component: 'logo', image: picture(name) })

const partners = {
  component: 'logo-cloud',
  headline: t('63 Betriebe seit 2016, darunter', '63 companies since 2016, among them'),
  headlineLevel: 'h2',
  logos: [
    logo('logo-nordwerk'),
    logo('logo-klinikum'),
    logo('logo-lindbank'),
    logo('logo-agrion'),
    logo('logo-kubik'),
  ],
  slidesPerView: '2',
  spacing: 'small',
}

const schedule = container(
  { anchor: 'ablauf', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  headline(
    t('Fünf Monate in einer Tabelle', 'Five months in one table'),
    t(
      'Ein Durchgang bei Nordwerk: 14 Leute aus Fertigung und Einkauf, Thema Rüstzeiten.',
      'One run at Nordwerk: 14 people from production and purchasing, on set-up times.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Monat', 'Im Betrieb', 'Online', 'Danach liegt vor'],
          ['1', 'Zwei Tage: Problem zerlegen, Daten suchen', 'Prozesse messen', 'Eine Frage mit Zahl darin'],
          [
            '2',
            'Zwei Tage: Messen an zwei Maschinen',
            'Statistik für Ungeduldige',
            '412 gemessene Umrüstungen',
          ],
          ['3', 'Arbeit am Projekt', 'Kosten und Deckungsbeiträge', 'Ein Rechenmodell'],
          [
            '4',
            'Zwei Tage: Lösungen bauen und testen',
            'Wandel und Widerstand',
            'Ein Versuch mit einer Schicht',
          ],
          ['5', 'Zwei Tage: Prüfung und Vorstellung', 'Schreibwerkstatt', 'Rüstzeit von 48 auf 31 Minuten'],
        ),
      ),
      rich(
        table(
          ['Month', 'At the company', 'Online', 'What you then have'],
          [
            '1',
            'Two days: take the problem apart, find data',
            'Measuring processes',
            'A question with a figure in it',
          ],
          ['2', 'Two days: measure on two machines', 'Statistics for the impatient', '412 set-ups, timed'],
          ['3', 'Work on the project', 'Costs and margins', 'A model to calculate with'],
          ['4', 'Two days: build and test solutions', 'Change and resistance', 'A trial with one shift'],
          ['5', 'Two days: examination and talk', 'Writing workshop', 'Set-up time from 48 to 31 minutes'],
        ),
      ),
    ),
  ),
)

const topics = {
  ...grid(
    {
      headline: t('Sechs Themen, die wir mitbringen', 'Six subjects that we bring'),
      intro: t(
        rich(
          'Jedes verbindet zwei Module zu 5 ECTS. Ein siebtes entwickeln wir mit euch, ab zwölf Personen.',
        ),
        rich('Each combines two modules of 5 credits. A seventh we develop with you, from twelve people on.'),
      ),
      columnsTablet: '2',
      columnsDesktop: '3',
    },
    topic(
      t('Abläufe verbessern', 'Better processes'),
      t('Messen, rechnen, umbauen.', 'Measure, calculate, rebuild.'),
    ),
    topic(
      t('Neu in Führung', 'New to leading'),
      t('Die ersten zwölf Monate mit Team.', 'The first twelve months with a team.'),
    ),
    topic(
      t('Daten im Alltag', 'Data every day'),
      t('Von der Tabelle zur Entscheidung.', 'From a spreadsheet to a decision.'),
    ),
    topic(
      t('Pflege organisieren', 'Organising care'),
      t('Pläne, Übergaben, Kennzahlen.', 'Rotas, handovers, indicators.'),
    ),
    topic(
      t('Nachhaltig berichten', 'Reporting on sustainability'),
      t('Klimabilanz, Lieferkette, Prüfung.', 'Carbon, supply chain, audit.'),
    ),
    topic(
      t('Ausbilden', 'Training apprentices'),
      t('Anleiten, beurteilen, halten.', 'Guide them, assess them, keep them.'),
    ),
  ),
  component: 'new-grid',
  sliderTablet: true,
  sliderDesktop: true,
}

const jonas = {
  component: 'testimonial',
  layout: 'small',
  color: 'orange',
  headline: t('Mitten im Kundendienst', 'In the middle of customer service'),
  quote: t(
    'Wir haben gezählt, warum Leute zweimal anrufen. Es war ein Satz in unserem Brief. Seit er weg ist, klingelt es 90-mal weniger am Tag, und ich habe 10 ECTS dafür bekommen.',
    'We counted why people call twice. It was one sentence in our letter. Since it went, the phone rings 90 times less a day, and I got 10 credits for that.',
  ),
  fullName: 'Jonas Weidner',
  title: t('Lindbank, Thema „Daten im Alltag“', 'Lindbank, subject “Data every day”'),
  age: '24',
  studyStart: t('Februar 2026', 'February 2026'),
  photo: picture('portrait-jonas'),
}

const price = container(
  { anchor: 'kosten', backgroundColor: 'page-color', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  columns(
    container(
      {},
      headline(
        t('Was es den Betrieb kostet', 'What it costs the company'),
        t(
          'Je größer die Gruppe, desto weniger kostet ein Platz.',
          'The larger the group, the less a place costs.',
        ),
      ),
      richText(
        t(
          rich(
            ...facts(
              ['8 Personen', '2.900 € je Person, zusammen 23.200 €'],
              ['12 Personen', '2.450 € je Person, zusammen 29.400 €'],
              ['16 Personen', '2.200 € je Person, zusammen 35.200 €'],
            ).content!,
            'Fahrt und Unterkunft der Lehrenden sind darin. Bis 249 Beschäftigte übernimmt die Agentur für Arbeit auf Antrag einen Teil der Kosten.',
          ),
          rich(
            ...facts(
              ['8 people', '€2,900 each, €23,200 together'],
              ['12 people', '€2,450 each, €29,400 together'],
              ['16 people', '€2,200 each, €35,200 together'],
            ).content!,
            'Travel and lodging of the teachers are included. In Germany companies of up to 249 people can have the employment agency take over a share.',
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
              'Einen Raum für 16 Leute, mit Tageslicht und einer Wand zum Beschreiben',
              'Vier Stunden Arbeitszeit in der Woche für jede Person',
              'Eine Ansprechperson, die Daten herausgeben darf',
              'Eine Stunde der Geschäftsführung am letzten Tag',
            ),
            'Wer lieber ohne Kolleginnen und Kollegen lernt, findet dieselben Inhalte als [Kurs im Fernstudium](/obw/fs/).',
          ),
          rich(
            bullets(
              'A room for 16 people, with daylight and a wall to write on',
              'Four hours of working time a week for each person',
              'Someone to ask who is allowed to hand out data',
              'One hour of the management on the last day',
            ),
            'If you would rather learn without your colleagues, take the same contents as a [distance course](/en/continuing-education/distance-learning/).',
          ),
        ),
      ),
    ),
  ),
)

const outcome = grid(
  {
    headline: t('Was aus 212 Projekten wurde', 'What became of 212 projects'),
    columnsTablet: '3',
    columnsDesktop: '3',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure(
    '149',
    t('sind eingeführt und liefen nach einem Jahr noch.', 'were introduced and still running a year later.'),
  ),
  figure(
    t('3,8-mal', '3.8 times'),
    t(
      'spielen die eingeführten ihre Kosten ein, im Median.',
      'the cost is earned back, at the median of those introduced.',
    ),
  ),
  figure(
    '41',
    t(
      'haben wir verworfen, weil die Zahlen dagegen sprachen.',
      'were dropped, because the figures spoke against them.',
    ),
  ),
)

const asked = container(
  {},
  columns(
    container(
      {},
      headline(t('Was Personal\u00adabteilungen fragen', 'What personnel departments ask')),
      accordion(
        questions(
          undefined,
          question(
            t('Brauchen alle Abitur?', 'Does everyone need A levels?'),
            t(
              rich(
                'Nein. Für ein Zertifikat genügt, dass ihr die Person vorschlagt. In den letzten Gruppen saßen Anlagenfahrer neben Ingenieurinnen, und beide haben etwas gelernt.',
              ),
              rich(
                'No. For a certificate it is enough that you propose the person. In recent groups machine operators sat beside engineers, and both learned something.',
              ),
            ),
          ),
          question(
            t('Wem gehören die Ergebnisse?', 'Who owns the results?'),
            t(
              rich(
                'Euch. Wir unterschreiben vorher eine Vertraulichkeitserklärung, und die Projektberichte bleiben zehn Jahre unter Verschluss.',
              ),
              rich(
                'You do. We sign a confidentiality agreement beforehand, and the project reports stay locked away for ten years.',
              ),
            ),
          ),
          question(
            t('Und wenn jemand den Betrieb verlässt?', 'And if someone leaves the company?'),
            t(
              rich(
                'Die ECTS gehen mit, das Projekt bleibt. Den Rest des Kurses kann die Person im Fernstudium beenden, ohne Aufpreis.',
              ),
              rich(
                'The credits go along, the project stays. The rest of the course can be finished by distance learning at no extra cost.',
              ),
            ),
          ),
        ),
      ),
    ),
    jonas,
  ),
)

const end = closing(
  {
    headline: t('Nennt uns euer Problem', 'Tell us your problem'),
    subline: t('In drei Sätzen, es muss nicht schön sein.', 'In three sentences, they need not be pretty.'),
    text: t(
      rich(
        'Schreibt dazu, wie viele Leute mitmachen und ab wann. Innerhalb von zehn Tagen kommen zwei Lehrende zu einem Vorgespräch vorbei, das nichts kostet und nach dem ihr Nein sagen könnt.',
      ),
      rich(
        'Add how many people take part, and from when. Within ten days two teachers come by for a first talk; it costs nothing, and you may say no afterwards.',
      ),
    ),
    buttonText: t('Vorgespräch anfragen', 'Ask for a first talk'),
    link: askLink({ subject: 'other', programme: 'weiterbildung' }),
  },
  {
    headline: t('Du bist nicht die Geschäftsführung?', 'Not the management yourself?'),
    text: t(
      rich(
        'Dann hilft Sofia Brandt dir mit einer Seite, die deine Vorgesetzten in vier Minuten lesen. 6 von 10 Gruppen haben so angefangen.',
      ),
      rich(
        'Then Sofia Brandt helps you with one page that your boss can read in four minutes. 6 in 10 groups began like that.',
      ),
    ),
  },
  [],
)

export const coursesCompany: StoryDraft = {
  slug,
  name: t('Weiterbildung dual', 'Continuing education with your company'),
  translatedSlugs: { en: 'continuing-education/with-your-company' },
  content: {
    component: 'page',
    seoTitle: t(
      'Duale Weiterbildung: lernen im eigenen Betrieb',
      'Training with your company: 10 credits at work',
    ),
    seoDescription: t(
      'Weiterbildung für 8 bis 16 Leute aus einem Betrieb: fünf Monate, 10 ECTS, acht Tage bei euch und ein Projekt, das bleibt. Ab 2.200 € je Person, mit Förderung.',
      'Training for 8 to 16 people of one company: five months, 10 credits, eight days in your own rooms and a project that stays. From €2,200 for each person.',
    ),
    preloadImage: picture('business-dual'),
    shareImage: picture('business-dual'),
    body: [hero, opening, partners, schedule, topics, price, outcome, asked, end],
  },
}
