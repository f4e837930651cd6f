import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { rich, t } from '../text.ts'
import { columns, container, grid, headline, picture, richText, steps, table, topic } from './blocks.ts'
import { closing } from './closing.ts'
import { comparisonLink } from './comparison.ts'
import { applyLink } from './contact.ts'
import { degreeCosts } from './costs.ts'
import { sofia } from './people.ts'
import { farming as product } from './products.ts'
import { winterCountdown } from './start.ts'
import { benefitSet, careerPath, fact, factSet, usp } from './typed.ts'

const slug = 'bachelor/agrarmanagement/mystudium'

const year = container(
  { anchor: 'jahr', backgroundColor: 'white-off', topEdge: 'slope-up', bottomEdge: 'slope-down' },
  headline(
    t('Ein Jahr, das sich nach dem Feld richtet', 'A year that follows the field'),
    t(
      'So läuft das erste; die Termine stehen zwölf Monate vorher fest.',
      'This is the first; the dates are fixed twelve months ahead.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Monate', 'Auf dem Campus', 'Zu Hause und auf dem Hof'],
          [
            'November bis Januar',
            'Fünf Samstage: Bodenkunde, Chemie',
            'Skripte, zwei Live-Kurse in der Woche',
          ],
          ['Februar, März', 'Fünf Samstage: Pflanzenbau, Buchführung', 'Klausuren, meist online'],
          [
            'April bis Juni',
            'Keine Termine',
            'Hofprotokoll: ein Schlag, jede Woche ein Foto und drei Messwerte',
          ],
          ['Juli, August', 'Keine Termine', 'Ernte. Wer will, beginnt die zwölf Praxiswochen'],
          ['September, Oktober', 'Eine Exkursion, drei Tage', 'Auswertung des Protokolls, 5 ECTS'],
        ),
      ),
      rich(
        table(
          ['Months', 'On campus', 'At home and on the farm'],
          [
            'November to January',
            'Five Saturdays: soil science, chemistry',
            'Course books, two live classes a week',
          ],
          ['February, March', 'Five Saturdays: crops, bookkeeping', 'Examinations, mostly online'],
          ['April to June', 'Nothing', 'Farm log: one field, every week a photo and three readings'],
          ['July, August', 'Nothing', 'Harvest. Begin your twelve weeks of practice if you like'],
          ['September, October', 'One trip of three days', 'Evaluating your log, 5 credits'],
        ),
      ),
    ),
  ),
)

const karin = {
  component: 'testimonial',
  layout: 'large',
  color: 'green',
  headline: t('Warum ich im April aufhöre', 'Why I stop in April'),
  quote: t(
    'Im Frühjahr stehe ich selbst auf dem Schlepper. Meine Studierenden schicken mir dann Fotos von ihren Böden, und ich antworte vom Feldrand. Besser lässt sich Bodenkunde nicht unterrichten.',
    'In spring I am on the tractor myself. My students send me photos of their soils, and I answer from the edge of the field. There is no better way to teach soil science.',
  ),
  fullName: 'Karin Hollweg',
  title: t(
    'Professorin für Bodenkunde, 90 Hektar in der Uckermark',
    'Professor of soil science, 90 hectares north of Berlin',
  ),
  photo: picture('portrait-karin'),
}

const subjects = grid(
  {
    headline: t('Sechs Fächer, die zusammengehören', 'Six subjects that belong together'),
    columnsMobile: '1',
    columnsTablet: '2',
    columnsDesktop: '3',
  },
  topic(
    t('Boden und Pflanze', 'Soil and crops'),
    t('Sieben Module, von der Krume bis zur Fruchtfolge.', 'Seven modules, from topsoil to rotation.'),
  ),
  topic(
    t('Tier', 'Animals'),
    t(
      'Vier Module; wer keines hält, tauscht zwei gegen Gartenbau.',
      'Four modules; if you keep none, swap two for horticulture.',
    ),
  ),
  topic(
    t('Bilanz und Steuer', 'Accounts and tax'),
    t(
      'Fünf Module, gerechnet mit echten Hofabschlüssen.',
      'Five modules, worked out on the accounts of real farms.',
    ),
  ),
  topic(
    t('Markt und Vertrag', 'Markets and contracts'),
    t(
      'Vier Module: Genossenschaft, Handel, Direktverkauf.',
      'Four modules: co-operatives, trade, selling direct.',
    ),
  ),
  topic(
    t('Technik und Daten', 'Machines and data'),
    t('Vier Module über Drohnen, Sensoren und Reparaturen.', 'Four modules on drones, sensors and repairs.'),
  ),
  topic(
    t('Klima und Recht', 'Climate and law'),
    t('Drei Module: Wasser, Förderung, Naturschutz.', 'Three modules: water, subsidies, conservation.'),
  ),
)

const places = container(
  { anchor: 'orte' },
  headline(
    t('Zehn Samstage im Winter, an einem von zwei Orten', 'Ten Saturdays a winter, in one of two places'),
  ),
  columns(
    richText(
      t(
        rich(
          'In **Berlin** triffst du Leute aus Brandenburg, Mecklenburg und Niedersachsen: große Flächen, viel Acker. Du kannst im [Speicher an der Spree](/campus/berlin/) schon am Vorabend lernen.',
        ),
        rich(
          'In **Berlin** you meet people from the north and east of Germany: large areas, mostly arable. You can study in the [granary on the Spree](/en/campus/berlin/) the evening before.',
        ),
      ),
    ),
    richText(
      t(
        rich(
          'In **München** überwiegen Grünland, Milch und Wein. Die Gruppe fährt einmal im Jahr nach Südtirol; der [Campus am Altstadtring](/campus/muenchen/) hat Schließfächer für Gummistiefel.',
        ),
        rich(
          'In **Munich** it is mostly grassland, milk and wine. The group goes to South Tyrol once a year; the [campus by the old town](/en/campus/munich/) has lockers for rubber boots.',
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Nach der Ernte geht es los', 'It begins after the harvest'),
    subline: t(
      'Gruppenstart am 6. November 2027, je 16 Plätze.',
      'Groups start on 6 November 2027, 16 places each.',
    ),
    text: t(
      rich(
        steps(
          '**Bewirb dich bis 15. September** mit Zeugnis, Ausweis und Lebenslauf.',
          '**Erzähl uns vom Hof,** deinem oder dem, auf dem du lernen willst.',
          '**Wähl den Ort.** Wechseln kannst du einmal, nach dem ersten Winter.',
        ),
      ),
      rich(
        steps(
          '**Apply by 15 September** with certificate, identity document and CV.',
          '**Tell us about the farm,** yours or the one where you want to learn.',
          '**Choose the place.** You may change once, after the first winter.',
        ),
      ),
    ),
    buttonText: t('Für Agrarmanagement bewerben', 'Apply for farming'),
    link: applyLink('agrarmanagement', 'mystudium'),
  },
  {
    headline: t('Ohne Samstage geht es auch', 'It works without Saturdays too'),
    text: t(
      rich(
        'Im Fernstudium kostet dasselbe Fach ab 204 € im Monat und beginnt an jedem Tag. Auf Gruppe und Labor verzichtest du dann. Ruf an, wenn du schwankst.',
      ),
      rich(
        'By distance learning the same subject costs from €204 a month and begins on any day. You do without the group and the laboratory then. Call us if you are in two minds.',
      ),
    ),
  },
  [winterCountdown],
)

export const farmingPage: StoryDraft = {
  slug,
  name: t('Agrarmanagement mit myStudium', 'Agricultural Management with myStudium'),
  translatedSlugs: { en: 'bachelor/agricultural-management/my-study' },
  content: {
    component: 'variant',
    withdrawalLink: storyLink('widerruf'),
    seoTitle: t(
      'Agrarmanagement mit myStudium: B.Sc. im Winter',
      'Agricultural Management: a B.Sc. in winter',
    ),
    seoDescription: t(
      'Bachelor Agrarmanagement mit myStudium: zehn Samstage im Winter in Berlin oder München, zwölf Wochen auf einem Hof, 36 oder 48 Monate, ab 405 € im Monat.',
      'A bachelor’s in agricultural management: ten Saturdays each winter in Berlin or Munich, twelve weeks on a farm, 36 or 48 months, from €405 a month.',
    ),
    shareImage: picture('agricultural-management'),
    headline: t(
      'Agrar\u00admanagement, wenn der Acker ruht',
      'Agricultural Management while the fields rest',
    ),
    subline: t(
      'Von November bis März studierst du mit 15 anderen, den Rest des Jahres auf dem Hof: in 36 oder 48 Monaten, ab 405 € im Monat.',
      'From November to March you study with 15 others, the rest of the year on the farm: in 36 or 48 months, from €405 a month.',
    ),
    image: picture('agricultural-management'),
    ctaLabel: t('Platz anfragen', 'Ask for a place'),
    ctaLink: applyLink('agrarmanagement', 'mystudium'),
    comparisonLink,
    product: uuidOf(product.slug),
    contact: uuidOf(sofia.slug),
    additionalCostsContent: uuidOf(degreeCosts.slug),
    usps: [
      usp('calendar', t('Von April bis Oktober keine Vorlesung', 'No classes from April to October')),
      usp('users', t('16 Leute, eine feste Gruppe', '16 people, always the same group')),
      usp('leaf', t('64 Höfe für deine Praxis', '64 farms for your practice')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'location',
          t('10 Samstage im Jahr', '10 Saturdays a year'),
          t(
            'In Berlin oder München, mit Labor und Mittagessen',
            'In Berlin or Munich, with laboratory and lunch',
          ),
        ),
        fact(
          'leaf',
          t('12 Praxiswochen', '12 weeks of practice'),
          t('Am Stück oder in drei Teilen', 'At once or in three parts'),
        ),
        fact(
          'calendar',
          t('6. November 2027', '6 November 2027'),
          t('Nächster Start in der Gruppe', 'Next start in a group'),
        ),
      ),
    ],
    feesHeadline: t('19.440 €, verteilt auf Winter und Sommer', '€19,440, spread over winters and summers'),
    feesDescription: t(
      rich(
        'Darin stecken die Samstage, das Labor, das Essen und die Exkursionen. Auf Wunsch zahlst du nach der Ernte, in einer Summe im Oktober.',
      ),
      rich(
        'This covers the Saturdays, the laboratory, meals and trips. If you prefer, pay after the harvest, in one sum in October.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Den Hof übernehmen', 'Taking over the farm'),
        t(
          rich(
            'Jede zweite Person hat einen in der Familie. Die Bachelorarbeit ist dann oft der Plan für die nächsten zehn Jahre.',
          ),
          rich(
            'Every second student has one in the family. The thesis is then often the plan for the next ten years.',
          ),
        ),
      ),
      careerPath(
        t('Betriebe leiten', 'Managing farms'),
        t(
          rich('Güter, Genossenschaften und Stiftungen suchen Leute, die Boden und Bilanz lesen können.'),
          rich('Estates, co-operatives and trusts look for people who can read both soil and balance sheet.'),
        ),
      ),
      careerPath(
        t('Beraten und prüfen', 'Advising and inspecting'),
        t(
          rich('In Kammern, Banken, Bioverbänden oder beim Landhandel, mit eigenem Wissen von draußen.'),
          rich(
            'At chambers, banks, organic associations or traders, with first-hand knowledge of the field.',
          ),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was die Gruppe bringt', 'What the group is good for'),
        fact(
          'users',
          t('Drei Jahre dieselben Leute', 'The same people for three years'),
          t(
            'Nach dem Abschluss treffen sich neun von zehn Gruppen weiter.',
            'After they graduate, nine groups in ten go on meeting.',
          ),
        ),
        fact(
          'lightbulb',
          t('Ein Labor für Proben', 'A laboratory for samples'),
          t(
            'Deine eigene Erde untersuchst du unter dem Mikroskop.',
            'You put your own soil under the microscope.',
          ),
        ),
        fact(
          'heart',
          t('Hilfe in der Not', 'Help when you need it'),
          t(
            'Fällst du aus, übernimmt jemand deine Mitschrift und ruft an.',
            'If you are ill, someone takes your notes and calls you.',
          ),
        ),
      ),
    ],
    body: [year, subjects, karin, places, end],
  },
}
