import { type StoryDraft, storyLink } from '../story.ts'
import { paragraph, rich, type Translated, t } from '../text.ts'
import {
  card,
  columns,
  container,
  facts,
  grid,
  headline,
  picture,
  richText,
  secondary,
  tab,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { applyLink } from './contact.ts'
import { saturdayCountdown } from './start.ts'

const slug = 'obw/ms'

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Weiterbildung mit myStudium', 'Continuing education with myStudium'),
  headline: t('Sechs Samstage, eine Gruppe', 'Six Saturdays, one group'),
  subline: t(
    '10 ECTS in vier Monaten, 1.290 €, höchstens 16 Leute. Dazwischen lernst du online, und es fällt auf, wenn du fehlst.',
    '10 credits in four months, €1,290, 16 people at most. In between you learn online, and you are missed when you are not there.',
  ),
  excludeSublineFromH1: true,
  image: picture('campus-berlin'),
}

interface Programme {
  readonly place: Translated
  readonly title: Translated
  readonly content: Translated
}

const berlin = t('Berlin', 'Berlin')
const munich = t('München', 'Munich')
const bothPlaces = t('Berlin und München', 'Berlin and Munich')

const programme = ({ place, title, content }: Programme) =>
  card({ variant: 'compact', preTitle: place, title, content })

const programmes = container(
  { anchor: 'programme' },
  headline(
    t('Neun Programme', 'Nine programmes'),
    t(
      'Für alle gilt dieselbe Bedingung: zwei Jahre Berufserfahrung, egal worin.',
      'One condition holds for all: two years at work, no matter where.',
    ),
  ),
  grid(
    { columnsTablet: '2', columnsDesktop: '3', spacing: 'none' },
    programme({
      place: bothPlaces,
      title: t('Ein Team übernehmen', 'Taking over a team'),
      content: t('Erste Wochen, alte Kollegen, neue Rolle.', 'First weeks, old colleagues, a new role.'),
    }),
    programme({
      place: bothPlaces,
      title: t('Konflikte klären', 'Settling conflicts'),
      content: t('Mediation mit sechs echten Fällen.', 'Mediation on six real cases.'),
    }),
    programme({
      place: berlin,
      title: t('Selbstständig werden', 'Setting up on your own'),
      content: t('Vom Angebot bis zur Steuer.', 'From the first quote to the tax return.'),
    }),
    programme({
      place: berlin,
      title: t('Beratung in der Sozialen Arbeit', 'Counselling in social work'),
      content: t('Zuhören, ordnen, begrenzen.', 'Listen, sort, set limits.'),
    }),
    programme({
      place: berlin,
      title: t('Erzählen mit Daten', 'Telling stories with data'),
      content: t('Zwölf Diagramme, davon elf verworfen.', 'Twelve charts, eleven of them thrown away.'),
    }),
    programme({
      place: berlin,
      title: t('Praxisanleitung in der Pflege', 'Mentoring in nursing'),
      content: t('Anerkannt mit 300 Stunden.', 'Recognised as 300 hours.'),
    }),
    programme({
      place: munich,
      title: t('Hofnachfolge', 'Passing on a farm'),
      content: t('Recht, Familie, Bewertung.', 'Law, family, valuation.'),
    }),
    programme({
      place: munich,
      title: t('Einkauf verhandeln', 'Negotiating purchases'),
      content: t('Acht Runden gegen Profis.', 'Eight rounds against professionals.'),
    }),
    programme({
      place: munich,
      title: t('Diagnostik im Personalwesen', 'Diagnostics in human resources'),
      content: t('Was Tests messen, und was nicht.', 'What tests measure, and what they do not.'),
    }),
  ),
)

const day = (german: ReturnType<typeof table>, english: ReturnType<typeof table>) =>
  richText(t(rich(german), rich(english)))

const saturdays = container(
  { anchor: 'termine', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(
    t('Wann und wo im Frühjahr 2027', 'When and where in spring 2027'),
    t('Immer von 9:30 bis 16:30 Uhr, mit Mittagessen.', 'Always from 9.30 am to 4.30 pm, lunch included.'),
  ),
  {
    component: 'tabs',
    label: t('Termine nach Ort', 'Dates by place'),
    anchorPrefix: 'termine',
    items: [
      tab(
        t('Berlin, an der Spree', 'Berlin, on the Spree'),
        columns(
          day(
            table(
              ['Samstag', 'Worum es geht'],
              ['6. März', 'Kennenlernen und eigene Fragen'],
              ['20. März', 'Werkzeuge, erster Teil'],
              ['10. April', 'Werkzeuge, zweiter Teil'],
              ['24. April', 'Gast aus der Praxis'],
              ['8. Mai', 'Eigene Fälle, in Vierergruppen'],
              ['5. Juni', 'Gespräche und Abschluss'],
            ),
            table(
              ['Saturday', 'What it is about'],
              ['6 March', 'Getting to know each other, questions of your own'],
              ['20 March', 'Tools, first part'],
              ['10 April', 'Tools, second part'],
              ['24 April', 'A guest from practice'],
              ['8 May', 'Your own cases, in groups of four'],
              ['5 June', 'Talks and farewell'],
            ),
          ),
          richText(
            t(
              facts(
                ['Haus', '22 Räume an der Spree, Raum 2.07'],
                ['Anreise', '6 Minuten zu Fuß ab Alexanderplatz'],
                ['Kinder', 'Betreuung im Haus, 4 bis 10 Jahre, kostenlos'],
                ['Plätze', 'Noch 23 in sechs Programmen'],
              ),
              facts(
                ['House', '22 rooms on the Spree, room 2.07'],
                ['Getting there', '6 minutes on foot from Alexanderplatz'],
                ['Children', 'Looked after in the house, ages 4 to 10, free'],
                ['Places', '23 left in six programmes'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('München, am Altstadtring', 'Munich, by the old town'),
        columns(
          day(
            table(
              ['Samstag', 'Worum es geht'],
              ['13. März', 'Ankommen und Ziele setzen'],
              ['3. April', 'Methoden am Vormittag, Übung am Nachmittag'],
              ['17. April', 'Methoden vertiefen'],
              ['22. Mai', 'Exkursion in einen Betrieb'],
              ['12. Juni', 'Deine Hausarbeit auf dem Prüfstand'],
              ['26. Juni', 'Prüfungsgespräch und Weißwurst'],
            ),
            table(
              ['Saturday', 'What it is about'],
              ['13 March', 'Arriving and setting aims'],
              ['3 April', 'Methods in the morning, practice after lunch'],
              ['17 April', 'Going deeper into the methods'],
              ['22 May', 'A visit to a company'],
              ['12 June', 'Your paper put to the test'],
              ['26 June', 'Oral examination, and Weißwurst'],
            ),
          ),
          richText(
            t(
              facts(
                ['Haus', '14 Räume am Altstadtring, Raum 1.03'],
                ['Anreise', '8 Minuten zu Fuß ab Marienplatz'],
                ['Übernachten', 'Elf Zimmer in der Nähe, 74 € die Nacht'],
                ['Plätze', 'Noch 12 in fünf Programmen'],
              ),
              facts(
                ['House', '14 rooms by the old town, room 1.03'],
                ['Getting there', '8 minutes on foot from Marienplatz'],
                ['Staying overnight', 'Eleven rooms close by, €74 a night'],
                ['Places', '12 left in five programmes'],
              ),
            ),
          ),
        ),
      ),
    ],
  },
)

const between = {
  component: 'media-text',
  media: picture('business-psychology'),
  imageSize: '50',
  imageRatio: '4:3',
  mediaPosition: 'right',
  headline: t('Und zwischen den Samstagen?', 'And between the Saturdays?'),
  text: t(
    rich(
      'Du lernst etwa zwölf Stunden in der Woche, verteilt wie du magst. Fest ist nur der Mittwoch: Um 20 Uhr trifft sich deine Vierergruppe für 45 Minuten per Video, ohne Lehrperson.',
      'Diese kleinen Gruppen sind der Grund, warum 96 % bis zum Ende dabeibleiben. Beim Lernen allein sind es 91 %.',
    ),
    rich(
      'You study about twelve hours a week, spread as you please. Only Wednesday is fixed: at 8 pm your group of four meets by video for 45 minutes, without a teacher.',
      'These small groups are why 96% stay to the end. Of those who learn alone, 91% do.',
    ),
  ),
  buttons: [secondary(t('Lieber ganz online?', 'Rather online all the way?'), storyLink('obw/fs'))],
}

const linh = {
  component: 'media-text',
  media: picture('portrait-linh'),
  imageSize: '33',
  imageRatio: '1:1',
  mediaPosition: 'left',
  headline: t('Warum ich samstags unterrichte', 'Why I teach on Saturdays'),
  text: t(
    rich(
      {
        type: 'blockquote',
        content: [
          paragraph(
            '„Am ersten Samstag sagen alle, sie könnten keine Diagramme. Am sechsten streiten sie darüber, ob eine Achse bei null beginnen muss. Für diesen Streit stehe ich gern um sechs auf.“',
          ),
        ],
      },
      'Dr. Linh Tran, Dozentin für Statistik, leitet „Erzählen mit Daten“. [Wer sonst noch lehrt](/hochschule/lehrende/)',
    ),
    rich(
      {
        type: 'blockquote',
        content: [
          paragraph(
            '“On the first Saturday they all say that they can’t do charts. On the sixth they argue about whether an axis must begin at zero. For that argument I am glad to get up at six.”',
          ),
        ],
      },
      'Dr. Linh Tran, lecturer in statistics, leads “Telling stories with data”. [Who else teaches](/en/university/teachers/)',
    ),
  ),
}

const fees = container(
  { anchor: 'kosten', backgroundColor: 'page-color', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  headline(
    t('1.290 €, und was darin steckt', '€1,290, and what it pays for'),
    t('Eine Rechnung ohne Kleingedrucktes.', 'A bill without small print.'),
  ),
  richText(
    t(
      rich(
        table(
          ['Posten', 'Anteil', 'Dafür gibt es'],
          ['Sechs Samstage', '660 €', '36 Stunden Unterricht zu zweit, Raum und Mittagessen'],
          ['Online-Phase', '310 €', 'Skript, 18 Videos, Betreuung von Montag bis Samstag'],
          ['Prüfung', '180 €', 'Hausarbeit mit Gutachten, Gespräch von 20 Minuten'],
          ['Zertifikat und Anrechnung', '140 €', '10 ECTS, zwei Sprachen, Antrag aufs Studium inklusive'],
        ),
      ),
      rich(
        table(
          ['Item', 'Share', 'What you get'],
          ['Six Saturdays', '€660', '36 hours with two teachers, the room and lunch'],
          ['Online phase', '€310', 'Course book, 18 videos, support from Monday to Saturday'],
          ['Examination', '€180', 'A paper with a written report, a talk of 20 minutes'],
          ['Certificate and recognition', '€140', '10 credits, two languages, and the papers for a degree'],
        ),
      ),
    ),
  ),
)

const places = grid(
  {
    headline: t('Wenn Berlin nicht um die Ecke liegt', 'If Berlin is not round the corner'),
    columnsTablet: '2',
    columnsDesktop: '2',
  },
  card({
    image: picture('campus-munich'),
    title: t('Wenn du näher an München wohnst', 'If you live closer to Munich'),
    content: t(
      'Die Gruppen dort sind kleiner, im Mittel 13 Leute, und kommen aus Bayern, Tirol und der Ostschweiz.',
      'Groups there are smaller, 13 people on average, and come from Bavaria, Tyrol and eastern Switzerland.',
    ),
    link: storyLink('home', 'campus'),
    linkLabel: t('Beide Standorte ansehen', 'See both campuses'),
  }),
  card({
    image: picture('hero-home'),
    title: t('Wenn beides zu weit ist', 'If both are too far'),
    content: t(
      'Zwei der sechs Samstage kannst du per Kamera mitmachen. Raum 2.07 und Raum 1.03 haben dafür Mikrofone an jedem Tisch.',
      'You may join two of the six Saturdays by camera. Rooms 2.07 and 1.03 have a microphone on every table for that.',
    ),
    link: storyLink('obw', 'vergleich'),
    linkLabel: t('Modelle vergleichen', 'Compare the models'),
  }),
)

const end = closing(
  {
    headline: t('Nimm dir einen Stuhl', 'Take a chair'),
    subline: t(
      'Anmeldung bis zwei Wochen vor dem ersten Samstag.',
      'Sign up until two weeks before the first Saturday.',
    ),
    text: t(
      rich(
        'Programm, Ort und ein Satz dazu, was du können willst: Mehr brauchen wir nicht. Kommen weniger als acht zusammen, sagen wir zehn Tage vorher ab und du wählst neu oder bekommst alles zurück.',
      ),
      rich(
        'The programme, the place, and a sentence about what you want to be able to do: we need no more. If fewer than eight sign up, we cancel ten days ahead, and you choose again or get everything back.',
      ),
    ),
    buttonText: t('Platz in der Gruppe sichern', 'Take a place in the group'),
    link: applyLink('weiterbildung', 'mystudium'),
  },
  {
    headline: t('Passt der Samstag wirklich?', 'Do Saturdays really suit you?'),
    text: t(
      rich(
        'Sofia Brandt geht mit dir die sechs Termine durch, mit Dienstplan, Fußballspielen und Schwiegereltern. Ab zwei Konflikten rät sie zum Fernstudium.',
      ),
      rich(
        'Sofia Brandt goes through the six dates with you, along with your rota, the football and your in-laws. From two conflicts on she advises distance learning.',
      ),
    ),
  },
  [saturdayCountdown],
)

export const coursesMyStudy: StoryDraft = {
  slug,
  name: t('Weiterbildung mit myStudium', 'Continuing education with myStudium'),
  translatedSlugs: { en: 'continuing-education/my-study' },
  content: {
    component: 'page',
    seoTitle: t('myStudium: Weiterbildung an sechs Samstagen', 'myStudium: a certificate on six Saturdays'),
    seoDescription: t(
      'Weiterbildung mit myStudium: sechs Samstage auf dem Campus Berlin oder München, dazwischen online. 10 ECTS in vier Monaten, 1.290 €, höchstens 16 Leute.',
      'Continuing education with myStudium: six Saturdays on the Berlin or Munich campus, online in between. 10 credits in four months, €1,290, 16 people at most.',
    ),
    preloadImage: picture('campus-berlin'),
    shareImage: picture('campus-berlin'),
    body: [hero, programmes, saturdays, between, fees, linh, places, end],
  },
}
