import { inBerlin } from '../in-berlin.ts'
import { drawing, embedded } from '../rich-nodes.ts'
import { type StoryDraft, storyLink, urlLink } from '../story.ts'
import { bullets, rich, type Translated, t } from '../text.ts'
import {
  type BlockDraft,
  card,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  richText,
  tab,
} from './blocks.ts'
import { closing } from './closing.ts'
import { askLink } from './contact.ts'

const slug = 'campus/muenchen'

const saturday = container(
  { anchor: 'samstag', backgroundColor: 'page-color', topEdge: 'curve-out', bottomEdge: 'slope-up' },
  headline(
    t('Samstags ist das Haus am vollsten', 'Saturday is when the house is full'),
    t(
      'Dann schreiben, lernen und frühstücken hier im Mittel 140 Menschen.',
      'On average 140 people sit examinations, study and have breakfast here then.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Ein Samstag in München', 'A Saturday in Munich'),
    items: [
      tab(
        t('Prüfung', 'Examinations'),
        columns(
          richText(
            t(
              rich(
                'Du bekommst einen Rechner, Ohrstöpsel und Wasser. Bring deinen Ausweis mit; Taschenrechner liegen bereit. Wer vor Aufregung nicht sitzen kann, fragt nach Raum 0.02: Dort darf man beim Nachdenken gehen.',
              ),
              rich(
                'You get a computer, earplugs and water. Bring an identity document; calculators are provided. If you are too nervous to sit, ask for room 0.02, where you may walk while you think.',
              ),
            ),
          ),
          richText(
            t(
              facts(
                ['Beginn', '9, 11:30 und 14 Uhr'],
                ['Plätze', '32, davon 4 höhenverstellbar'],
                ['Anmelden', 'Bis Freitag, 9 Uhr, in der App'],
              ),
              facts(
                ['Start', '9 am, 11.30 am and 2 pm'],
                ['Seats', '32, four of them at adjustable desks'],
                ['Register', 'By 9 am on Friday, in the app'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('myStudium', 'myStudium'),
        columns(
          richText(
            t(
              rich(
                'In Raum 1.03 sitzen bis zu 16 Leute im Kreis, nicht in Reihen. Welche [Programme mit sechs Samstagen](/obw/ms/) im Frühjahr laufen, steht auf einer eigenen Seite.',
              ),
              rich(
                'In room 1.03 up to 16 people sit in a circle rather than in rows. Which [programmes of six Saturdays](/en/continuing-education/my-study/) run in spring is told on a page of their own.',
              ),
            ),
          ),
          richText(
            t(
              facts(
                ['Unterricht', '9:30 bis 16:30 Uhr'],
                ['Mittagessen', 'Im Haus, auch vegan, im Preis enthalten'],
                ['Letzter Zug', 'Bis Stuttgart, Nürnberg und Innsbruck nach 17 Uhr'],
              ),
              facts(
                ['Classes', '9.30 am to 4.30 pm'],
                ['Lunch', 'In the house, vegan too, included in the price'],
                ['Trains home', 'To Stuttgart, Nuremberg and Innsbruck after 5 pm'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('Mit Kindern', 'With children'),
        richText(
          t(
            rich(
              'Das Spielzimmer im Erdgeschoss hat eine Glaswand zum Lernraum nebenan:',
              bullets(
                'Kinder von 2 bis 10 Jahren, in deiner Begleitung und kostenlos',
                'Wickeltisch, Mikrowelle und 300 Bilderbücher in neun Sprachen',
                'Während einer Klausur passen zwei Erzieherinnen auf, mit Anmeldung bis Mittwoch',
              ),
            ),
            rich(
              'The playroom on the ground floor shares a glass wall with a study room:',
              bullets(
                'Children from 2 to 10, with you and free of charge',
                'A changing table, a microwave and 300 picture books in nine languages',
                'During an examination two nursery teachers look after them; register by Wednesday',
              ),
            ),
          ),
        ),
      ),
    ],
  },
)

const region = grid(
  {
    headline: t('Wer nach München kommt', 'Who comes to Munich'),
    columnsMobile: '2',
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  figure(
    t('1.260', '1,260'),
    t('Studierende nennen diesen Campus ihren ersten.', 'students call this campus their first.'),
  ),
  figure(
    t('47 km', '47 km'),
    t(
      'ist der mittlere Weg, der längste führt aus Graubünden her.',
      'is how far they travel on average; the longest way is from Graubünden.',
    ),
  ),
  figure(
    t('19 von 112', '19 of 112'),
    t('Praxisbetrieben sitzen im Umkreis von 30 Kilometern.', 'partner companies are within 30 kilometres.'),
  ),
)

const visits = container(
  { anchor: 'termine', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  headline(t('Im Winter im Haus', 'In the house this winter')),
  grid(
    { columnsTablet: '2', columnsDesktop: '2', spacing: 'none' },
    card({
      variant: 'event',
      preTitle: t('Führung', 'Tour'),
      title: t('Einmal durch alle Etagen', 'Through all floors'),
      content: t(
        'Danach gibt es Brezen und Zeit für Fragen.',
        'Then there are pretzels, and time for questions.',
      ),
      date: t('Jeden ersten Mittwoch', 'Every first Wednesday'),
      time: t('17 Uhr', '5 pm'),
      duration: t('1 Stunde', '1 hour'),
      location: t('Treffpunkt am Empfang', 'We meet at the reception'),
      locationOnMap: false,
      buttonText: t('Anmelden', 'Register'),
      link: askLink({ subject: 'programme', reply: 'appointment' }),
    }),
    card({
      variant: 'event',
      preTitle: t('Für Studierende', 'For students'),
      title: t('Lange Lernnacht', 'The long night of study'),
      content: t(
        'Einmal im Semester bleibt das Haus bis Mitternacht offen, mit Suppe um zehn.',
        'Once a semester the house stays open until midnight, with soup at ten.',
      ),
      date: '2027-01-29',
      time: t('18 Uhr', '6 pm'),
      duration: t('6 Stunden', '6 hours'),
      location: t('Am Hirschgraben 12, München', 'Am Hirschgraben 12, Munich'),
      buttonText: t('Alle 60 Plätze sind vergeben', 'All 60 desks are taken'),
      buttonDisabled: true,
      until: inBerlin('2027-01-30 00:00'),
    }),
  ),
)

interface Centre {
  readonly name: Translated | string
  readonly state?: string
  readonly top?: string
  readonly left?: string
  readonly href?: unknown
}

const centre = (fields: Centre): BlockDraft => ({ component: 'map-location', ...fields })

const centres = container(
  { anchor: 'pruefungszentren' },
  headline(
    t('Wo du im Süden noch Klausuren schreibst', 'Where else you sit examinations in the south'),
    t('Fünf der 34 Prüfungszentren.', 'Five of the 34 centres.'),
  ),
  {
    component: 'location-map',
    listLabel: t('Als Liste', 'As a list'),
    mapLabel: t('Auf der Karte', 'On the map'),
    locations: [
      centre({
        name: t('München', 'Munich'),
        state: 'bayern',
        top: '778',
        left: '403',
        href: storyLink(slug, 'samstag'),
      }),
      centre({ name: t('Nürnberg', 'Nuremberg'), state: 'bayern', top: '631', left: '368' }),
      centre({ name: 'Stuttgart', state: 'baden-wuerttemberg', top: '706', left: '234' }),
      centre({ name: 'Innsbruck' }),
      centre({ name: t('Zürich', 'Zurich') }),
    ],
  },
)

/** The map once more, over the whole window. */
const largeMap = (linkText: string, alt: string) =>
  embedded({
    component: 'modal',
    mode: 'headless',
    skipFormatting: true,
    linkText,
    headline: alt,
    content: rich(drawing('/pictures/map-munich.svg', alt)),
  })

const evenings = {
  component: 'media-text',
  media: picture('business-psychology'),
  imageSize: '50',
  imageRatio: '16:9',
  mediaPosition: 'right',
  backgroundColor: 'white-off',
  topEdge: 'slope-down',
  headline: t('Donnerstags um sechs', 'Thursdays at six'),
  text: t(
    rich(
      'Der Controlling-Stammtisch ist der älteste von dreien. Eingeladen wird, wer eine Zahl erklären kann, die in keinem Lehrbuch steht: Zuletzt sprach eine Brauerin über Flaschenpfand und ein Bergbahnchef über Schneetage.',
      'Für Gäste ist Platz, solange Stühle da sind. Es sind 54.',
    ),
    rich(
      'The controlling evening is the oldest of three. We invite people who can explain a figure that is in no textbook: of late a brewer spoke about bottle deposits, and the head of a cable car about days of snow.',
      'Guests are welcome while there are chairs. There are 54.',
    ),
  ),
}

const end = closing(
  {
    headline: t('Sieh dir die Räume an', 'Come and see the rooms'),
    subline: t(
      'Führung am ersten Mittwoch im Monat, 17 Uhr.',
      'A tour on the first Wednesday of the month, 5 pm.',
    ),
    text: t(
      rich(
        'Eine halbe Stunde durchs Haus, eine halbe für deine Fragen, danach Brezen. Schreib uns, ob du allein kommst und für welches Fach du dich interessierst.',
      ),
      rich(
        'Half an hour through the house, half an hour for your questions, then pretzels. Tell us whether you come alone, and which subject interests you.',
      ),
    ),
    buttonText: t('Zur Führung anmelden', 'Register for a tour'),
    link: storyLink('lp/campus/muenchen'),
  },
  {
    headline: t('Lieber im Norden?', 'Rather in the north?'),
    text: t(
      rich(
        'Der [Campus Berlin](/campus/berlin/) hat auch sonntags offen. Eingeschrieben bist du an beiden: Deine Karte öffnet jede Tür.',
      ),
      rich(
        'The [Berlin campus](/en/campus/berlin/) is open on Sundays too. You are enrolled at both: your card opens every door.',
      ),
    ),
  },
)

export const munich: StoryDraft = {
  slug,
  name: t('Campus München', 'Munich campus'),
  translatedSlugs: { en: 'campus/munich' },
  content: {
    component: 'location',
    seoTitle: t(
      'Campus München: Adresse, Zeiten, Anreise',
      'Munich campus: address, hours, how to get there',
    ),
    seoDescription: t(
      'Campus München der Hochschule Tannhagen: 14 Seminarräume und 60 Lernplätze am Altstadtring, Montag bis Samstag 8 bis 21 Uhr, 8 Minuten ab Marienplatz.',
      'The Munich campus of Tannhagen: 14 seminar rooms and 60 desks by the old town, open Monday to Saturday from 8 am to 9 pm, 8 minutes from Marienplatz.',
    ),
    shareImage: picture('campus-munich'),
    headline: t('Mitten in München', 'In the middle of Munich'),
    subline: t(
      '14 Räume und 60 Lernplätze am Altstadtring. Montag bis Samstag von 8 bis 21 Uhr, acht Minuten vom Marienplatz.',
      '14 rooms and 60 desks by the old town. Monday to Saturday from 8 am to 9 pm, eight minutes from Marienplatz.',
    ),
    image: picture('campus-munich'),
    ctaLabel: t('Haus ansehen', 'See the house'),
    ctaLink: askLink({ subject: 'programme', reply: 'appointment' }),
    city: t('München', 'Munich'),
    street: 'Am Hirschgraben 12',
    postalCode: '80539',
    state: 'bayern',
    top: '778',
    left: '403',
    openingHours: [
      {
        component: 'opening-hours',
        days: t('Haus: Mo bis Sa', 'House: Mon to Sat'),
        hours: t('8 bis 21 Uhr', '8 am to 9 pm'),
      },
      {
        component: 'opening-hours',
        days: t('Empfang: Mo bis Sa', 'Reception: Mon to Sat'),
        hours: t('8:30 bis 16 Uhr', '8.30 am to 4 pm'),
      },
    ],
    phone: '+49 89 99998 150',
    email: 'muenchen@tannhagen.example',
    mapImage: picture('map-munich'),
    mapLink: urlLink('https://www.openstreetmap.org/directions?to=48.1400%2C11.5830'),
    mapLinkLabel: t('Weg auf der Karte', 'See the way on a map'),
    directions: t(
      rich(
        '**Zu Fuß:** Vom Marienplatz nach Norden, an der Theatinerstraße rechts, dann bis zum Ring. Das Haus mit den blauen Fenstern ist unseres.',
        '**Mit der U-Bahn:** Odeonsplatz, vier Minuten. Nach 20 Uhr fährt der Bus direkt vor der Tür ab.',
        '**Von weiter her:** Vom Hauptbahnhof sind es 20 Minuten, vom Flughafen 50. Im Keller gibt es 24 Schließfächer, groß genug für einen Koffer.',
        '**Mit Rollstuhl oder Kinderwagen:** Nimm den Eingang im Hof, er ist ebenerdig und öffnet von selbst.',
        largeMap(
          'Die Karte in groß',
          'Karte: Vom Marienplatz führt ein Fußweg zum Campus am Altstadtring, rechts fließt die Isar',
        ),
      ),
      rich(
        '**On foot:** From Marienplatz go north, turn right at Theatinerstraße, and walk up to the ring road. The house with the blue windows is ours.',
        '**By underground:** Odeonsplatz, four minutes. After 8 pm the bus leaves from our door.',
        '**From further away:** It is 20 minutes from the main station and 50 from the airport. In the basement there are 24 lockers, each large enough for a suitcase.',
        '**With a wheelchair or a pram:** Take the entrance in the yard, which is level and opens by itself.',
        largeMap(
          'The map, enlarged',
          'Map: a footpath leads from Marienplatz to the campus on the ring road; the Isar flows to the right',
        ),
      ),
    ),
    body: [saturday, centres, region, visits, evenings, end],
  },
}
