import { type StoryDraft, urlLink, uuidOf } from '../story.ts'
import { rich, t } from '../text.ts'
import {
  card,
  columns,
  container,
  decorative,
  figure,
  grid,
  headline,
  picture,
  richText,
  steps,
  table,
} from './blocks.ts'
import { locationMap } from './choosing.ts'
import { closing } from './closing.ts'
import { askLink } from './contact.ts'
import { sofia } from './people.ts'

const slug = 'campus/berlin'

const house = grid(
  {
    headline: t('Ein Haus in vier Zahlen', 'A house in four figures'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure('22', t('Seminarräume, der größte fasst 48 Menschen.', 'seminar rooms; the largest seats 48.')),
  figure(
    '90',
    t(
      'Lernplätze am Fenster, jeder mit Strom und Lampe.',
      'desks by the windows, each with a socket and a lamp.',
    ),
  ),
  figure('15 h', t('am Tag steht die Tür offen, auch sonntags.', 'a day the door is open, on Sundays too.')),
  figure(
    t('4 Etagen', '4 floors'),
    t(
      'in einem Kornspeicher von 1908, 2004 umgebaut.',
      'of a granary that was built in 1908; we moved in in 2004.',
    ),
  ),
)

/** Without sound: the captions say what a voice would. */
const film = {
  component: 'media-text',
  media: t(
    {
      fieldtype: 'asset',
      id: 9001,
      filename: '/pictures/campus-tour.webm',
      alt: 'Film: ein Gang durch den Campus Berlin',
    },
    {
      fieldtype: 'asset',
      id: 9001,
      filename: '/pictures/campus-tour.webm',
      alt: 'Film: a walk through the Berlin campus',
    },
  ),
  captions: t(
    { fieldtype: 'asset', id: 9002, filename: '/pictures/campus-tour.vtt', alt: '' },
    { fieldtype: 'asset', id: 9003, filename: '/pictures/campus-tour-en.vtt', alt: '' },
  ),
  poster: decorative('campus-berlin'),
  imageSize: '66',
  headline: t('Acht Sekunden im Haus', 'Eight seconds in the house'),
  text: t(
    rich('Der Film hat keinen Ton. Was eine Stimme sagen würde, steht in den Untertiteln.'),
    rich('The film has no sound. What a voice would say is in the captions.'),
  ),
}

const week = container(
  { anchor: 'woche' },
  headline(
    t('Was jede Woche stattfindet', 'What happens every week'),
    t(
      'Du kannst kommen, ohne dich anzumelden. Auch zum ersten Mal.',
      'Come without booking, the first time too.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Wann', 'Was', 'Raum'],
          ['Montag, 9 bis 15 Uhr', 'Fallwerkstatt der dual Studierenden', '3.01'],
          ['Dienstag, 18 Uhr', 'Hausarbeiten gemeinsam lesen, Tee inbegriffen', '1.04'],
          ['Mittwoch, 8 bis 16 Uhr', 'Klausuren, am ersten im Monat', '2.10'],
          ['Donnerstag, 19 Uhr', 'Stille Stunde: 60 Leute, kein Telefon', 'Lesesaal'],
          ['Jeder zweite Samstag, 10 Uhr', 'BWL-Werkstatt in Gruppen zu sechst', '2.07'],
        ),
      ),
      rich(
        table(
          ['When', 'What', 'Room'],
          ['Monday, 9 am to 3 pm', 'Case workshop of those who study with a company', '3.01'],
          ['Tuesday, 6 pm', 'Reading papers together, with tea', '1.04'],
          ['Wednesday, 8 am to 4 pm', 'Examinations, on the first of the month', '2.10'],
          ['Thursday, 7 pm', 'The quiet hour: 60 people, no telephone', 'Reading room'],
          ['Every other Saturday, 10 am', 'Business workshop in groups of six', '2.07'],
        ),
      ),
    ),
  ),
)

const rooms = container(
  { backgroundColor: 'page-color', topEdge: 'slope-down' },
  columns(
    card({
      image: picture('landing-page-study'),
      title: t('Der Lesesaal unterm Dach', 'The reading room under the roof'),
      content: t(
        '38 Sessel, 6.200 Bücher zum Anfassen und ein Blick bis zur Oberbaumbrücke. Essen darfst du, telefonieren nicht.',
        '38 armchairs, 6,200 books on paper, and a view as far as the Oberbaum Bridge. You may eat here, but not telephone.',
      ),
    }),
    card({
      image: picture('live-class'),
      title: t('Zwei Studios im Erdgeschoss', 'Two studios on the ground floor'),
      content: t(
        'Von hier werden die meisten Live-Kurse gesendet. Durch die Scheibe kannst du zusehen, und nach der Stunde kommen die Lehrenden heraus.',
        'Most live classes are broadcast from here. You may watch through the window, and meet the teachers when they come out.',
      ),
    }),
  ),
)

const end = closing(
  {
    headline: t('Komm einen Tag lang mit', 'Join us for a day'),
    subline: t('Kostenlos, an jedem Werktag.', 'Free of charge, on any working day.'),
    text: t(
      rich(
        steps(
          '**Nenn uns ein Datum** und dein Fach, eine Woche vorher genügt.',
          '**Um 9 Uhr** holt dich jemand aus dem dritten Semester am Eingang ab.',
          '**Um 15 Uhr** hast du eine Vorlesung, eine Lerngruppe und das Mittagessen hinter dir.',
        ),
      ),
      rich(
        steps(
          '**Name a date** and your subject; a week ahead will do.',
          '**At 9 am** someone from the third semester meets you at the entrance.',
          '**By 3 pm** you have been to a lecture, a study group and lunch.',
        ),
      ),
    ),
    buttonText: t('Tag vorschlagen', 'Suggest a day'),
    link: askLink({ subject: 'programme', reply: 'appointment' }),
  },
  {
    headline: t('Berlin ist zu weit?', 'Is Berlin too far?'),
    text: t(
      rich(
        'Der [Campus München](/campus/muenchen/) liegt acht Minuten vom Marienplatz. Und alles, was hier gelehrt wird, bekommst du auch per Video: Ruf an, wenn du nicht weißt, was zu dir passt.',
      ),
      rich(
        'The [Munich campus](/en/campus/munich/) is eight minutes from Marienplatz. And whatever is taught here reaches you by video too: call us if you do not know what suits you.',
      ),
    ),
  },
)

export const berlin: StoryDraft = {
  slug,
  name: t('Campus Berlin', 'Berlin campus'),
  content: {
    component: 'location',
    seoTitle: t('Campus Berlin: Adresse, Zeiten, Anreise', 'Berlin campus: address, hours, how to get there'),
    seoDescription: t(
      'Campus Berlin der Hochschule Tannhagen: 22 Seminarräume und 90 Lernplätze an der Spree, täglich 7 bis 22 Uhr offen, 6 Minuten zu Fuß ab Alexanderplatz.',
      'The Berlin campus of Tannhagen: 22 seminar rooms and 90 desks on the river Spree, open daily from 7 am to 10 pm, a 6-minute walk from Alexanderplatz.',
    ),
    shareImage: picture('campus-berlin'),
    headline: t('Ein Speicher an der Spree', 'A granary on the Spree'),
    subline: t(
      'Lernen am Wasser, Prüfungen, Beratung und Kaffee für einen Euro: täglich von 7 bis 22 Uhr, sechs Minuten vom Alexanderplatz.',
      'Desks by the water, examinations, advice, and coffee for one euro: daily from 7 am to 10 pm, six minutes from Alexanderplatz.',
    ),
    image: picture('campus-berlin'),
    ctaLabel: t('Probetag anmelden', 'Book a trial day'),
    ctaLink: askLink({ subject: 'programme', reply: 'appointment' }),
    city: t('Berlin', 'Berlin'),
    street: 'Kornspeicherufer 5',
    postalCode: '10179',
    state: 'berlin',
    top: '286',
    left: '532',
    openingHours: [
      {
        component: 'opening-hours',
        days: t('Haus: täglich', 'House: daily'),
        hours: t('7 bis 22 Uhr', '7 am to 10 pm'),
      },
      {
        component: 'opening-hours',
        days: t('Empfang: Montag bis Freitag', 'Reception: Monday to Friday'),
        hours: t('8 bis 18 Uhr', '8 am to 6 pm'),
      },
      {
        component: 'opening-hours',
        days: t('Café: Montag bis Samstag', 'Café: Monday to Saturday'),
        hours: t('8 bis 17 Uhr', '8 am to 5 pm'),
      },
    ],
    phone: '+49 30 23125 150',
    email: 'berlin@tannhagen.example',
    mapImage: picture('map-berlin'),
    mapLink: urlLink('https://www.openstreetmap.org/directions?to=52.5163%2C13.4155'),
    mapLinkLabel: t('Route planen', 'Plan your route'),
    directions: t(
      rich(
        '**Mit Bahn und Bus:** Alexanderplatz, Ausgang Richtung Spree. Von dort sind es 450 Meter, immer geradeaus, das letzte Stück am Ufer entlang.',
        '**Mit dem Rad:** Der Spreeradweg führt am Eingang vorbei. Im Hof stehen 70 überdachte Bügel, zwei davon mit Ladestrom.',
        '**Mit dem Auto:** Besser nicht. Wer es braucht, meldet sich am Empfang; vier Plätze sind für Menschen mit Behinderung reserviert.',
        '**Ohne Stufen:** Der Haupteingang hat eine Rampe, beide Aufzüge fahren bis unters Dach, und in den Räumen 2.07 und 3.01 gibt es Hörschleifen.',
      ),
      rich(
        '**By train and bus:** Alexanderplatz, exit towards the river. From there it is 450 metres straight on, the last of them along the bank.',
        '**By bicycle:** The Spree cycle path passes the entrance. There are 70 covered stands in the yard, two of them with a charger.',
        '**By car:** Better not. If you need one, ask at reception; four spaces are kept for disabled people.',
        '**Without steps:** The main entrance has a ramp, both lifts go up to the roof, and rooms 2.07 and 3.01 have hearing loops.',
      ),
    ),
    contact: uuidOf(sofia.slug),
    body: [house, film, week, rooms, locationMap, end],
  },
}
