import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { rich, t } from '../text.ts'
import { container, figure, grid, headline, picture, richText, steps, tab, table } from './blocks.ts'
import { closing } from './closing.ts'
import { comparisonLink } from './comparison.ts'
import { applyLink } from './contact.ts'
import { degreeCosts } from './costs.ts'
import { groupUuid } from './country-groups.ts'
import { sofia } from './people.ts'
import { psychology as product } from './products.ts'
import { careerPath, fact, factSet, usp, uspsIn, uspsInGroup } from './typed.ts'

const slug = 'master/wirtschaftspsychologie/fernstudium'

const plan = container(
  { anchor: 'studienplan' },
  headline(
    t('Vier Semester, eine Frage', 'Four semesters, one question'),
    t(
      '30 ECTS in jedem; in Teilzeit dehnen sich die Semester, die Reihenfolge bleibt.',
      '30 credits in each; part time stretches the semesters and keeps their order.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Studienplan', 'Study plan'),
    anchorPrefix: 'studienplan',
    items: [
      tab(
        t('1. Grundlagen', '1. Foundations'),
        richText(
          t(
            rich(
              table(
                ['Modul', 'Prüfung'],
                ['Forschungsmethoden und Versuchsplanung', 'Hausarbeit'],
                ['Multivariate Statistik mit R', 'Projektbericht'],
                ['Allgemeine Psychologie', 'Klausur'],
                ['Sozialpsychologie', 'Klausur'],
                ['Diagnostik und Testtheorie', 'Klausur'],
                ['Märkte und Verhalten', 'Fallstudie'],
              ),
            ),
            rich(
              table(
                ['Module', 'Ends with'],
                ['Research methods and design', 'Paper'],
                ['Multivariate statistics in R', 'Project report'],
                ['General psychology', 'Examination'],
                ['Social psychology', 'Examination'],
                ['Diagnostics and test theory', 'Examination'],
                ['Markets and behaviour', 'Case study'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('2. Fach', '2. The subject'),
        richText(
          t(
            rich(
              table(
                ['Modul', 'Prüfung'],
                ['Arbeits- und Organisationspsychologie', 'Klausur'],
                ['Wie Menschen Kaufentscheidungen treffen', 'Fallstudie'],
                ['Personalauswahl, die standhält', 'Gutachten'],
                ['Qualitative Interviews', 'Portfolio'],
                ['Führung und Gruppen', 'Präsentation'],
                ['Erstes Forschungsprojekt: ein Experiment mit mindestens 60 Personen', 'Bericht'],
              ),
            ),
            rich(
              table(
                ['Module', 'Ends with'],
                ['Psychology of work and organisations', 'Examination'],
                ['How people decide to buy', 'Case study'],
                ['Selecting staff by methods that hold', 'Expert opinion'],
                ['Qualitative interviews', 'Portfolio'],
                ['Leadership and groups', 'Presentation'],
                ['First research project: an experiment with 60 people or more', 'Report'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('3. Wahl', '3. Your choice'),
        richText(
          t(
            rich(
              'Fünf Module aus elf, darunter Gesundheit bei der Arbeit, Nutzerforschung, Verhandeln, Preiswahrnehmung, Coaching, Arbeitsrecht und Werbewirkung. Dazu das zweite Forschungsprojekt, zu zweit und mit einem Betrieb, der die Antwort wirklich braucht.',
            ),
            rich(
              'Five modules out of eleven, such as health at work, user research, negotiation, how prices are perceived, coaching, labour law and what advertising does. Then the second research project, in pairs, with a company that really needs the answer.',
            ),
          ),
        ),
      ),
      tab(
        t('4. Masterarbeit', '4. Thesis'),
        richText(
          t(
            rich(
              '20 Wochen für 60 bis 80 Seiten, davor ein Exposé, das zwei Lehrende durchsprechen. Die Verteidigung dauert 40 Minuten; die Hälfte davon gehört den Fragen.',
            ),
            rich(
              '20 weeks for 60 to 80 pages, and before them a proposal that two teachers discuss with you. The defence takes 40 minutes, half of them for questions.',
            ),
          ),
        ),
      ),
    ],
  },
)

const evidence = grid(
  {
    headline: t('Woran du merkst, dass es Wissenschaft ist', 'How to tell that this is science'),
    columnsMobile: '1',
    columnsTablet: '3',
    columnsDesktop: '3',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-down',
  },
  figure(
    '4',
    t('Pflichtmodule drehen sich nur um Methoden.', 'compulsory modules are about nothing but methods.'),
  ),
  figure(
    t('27 von 31', '27 of 31'),
    t(
      'Experimenten des letzten Jahres haben ihre Vermutung vorab hinterlegt.',
      'experiments last year filed their hypothesis in advance.',
    ),
  ),
  figure(
    t('1 von 2', '1 in 2'),
    t(
      'fand etwas anderes als erwartet, und bekam dafür gute Noten.',
      'found something other than expected, and got good grades for it.',
    ),
  ),
)

const miriam = {
  component: 'testimonial',
  layout: 'large',
  color: 'yellow',
  headline: t('Was ich im ersten Seminar frage', 'What I ask in the first class'),
  quote: t(
    'Wer kündigt, sagt beim Abschied selten den Grund. Also fragen wir anders: früher, ohne Namen, mit einer Vergleichsgruppe. Wenn das Ergebnis dann unbequem ist, war die Frage gut.',
    'People who resign seldom give the reason when they leave. So we ask differently: earlier, without names, with a control group. If the answer is uncomfortable, the question was good.',
  ),
  fullName: 'Miriam Adeyemi',
  title: t('Professorin für Wirtschaftspsychologie', 'Professor of business psychology'),
  photo: picture('portrait-miriam'),
}

const end = closing(
  {
    headline: t('Schick uns dein Zeugnis', 'Send us your certificate'),
    subline: t('Den Rest rechnen wir aus.', 'We will work out the rest.'),
    text: t(
      rich(
        steps(
          '**Ein Foto** vom Abschlusszeugnis mit Noten, dazu Ausweis und Lebenslauf.',
          '**Unsere Antwort:** Zulassung, Brückenkurse, Anrechnung, deine Rate.',
          '**Dein Start:** am nächsten Werktag nach der Unterschrift, mit Modul eins.',
        ),
      ),
      rich(
        steps(
          '**A photo** of your degree with its grades, an identity document, a CV.',
          '**Our answer:** admission, bridging courses, credits, your instalment.',
          '**Your start:** module one, on the working day after you sign.',
        ),
      ),
    ),
    buttonText: t('Für den M.Sc. bewerben', 'Apply for the M.Sc.'),
    link: applyLink('wirtschaftspsychologie'),
  },
  {
    headline: t('Therapie ist es nicht', 'It is not therapy'),
    text: t(
      rich(
        'Mit diesem Master wirst du nicht Psychotherapeutin oder Psychotherapeut. Wenn du das suchst, sag es uns: Wir nennen dir Hochschulen, die den richtigen Weg anbieten.',
      ),
      rich(
        'This degree does not lead to work as a psychotherapist. If that is what you want, tell us: we will name universities that offer the right way.',
      ),
    ),
  },
)

export const psychologyPage: StoryDraft = {
  slug,
  name: t('Wirtschaftspsychologie im Fernstudium', 'Business Psychology by distance learning'),
  translatedSlugs: { en: 'master/business-psychology/distance-learning' },
  content: {
    component: 'variant',
    withdrawalLink: storyLink('widerruf'),
    seoTitle: t(
      'Wirtschaftspsychologie: Master ab 258 € im Monat',
      'Business Psychology: M.Sc. from €258 a month',
    ),
    seoDescription: t(
      'Master Wirtschaftspsychologie im Fernstudium: 120 ECTS in 24, 36 oder 48 Monaten, ab 258 € im Monat, zwei Forschungsprojekte, Start an jedem Tag.',
      'A master’s in business psychology by distance learning: 120 credits in 24, 36 or 48 months, from €258 a month, two research projects, start on any day.',
    ),
    shareImage: picture('business-psychology'),
    headline: t('Wirtschafts\u00adpsychologie', 'Business Psychology'),
    subline: t(
      'Warum Menschen kaufen, kündigen und bleiben: Du lernst es zu messen, in 24, 36 oder 48 Monaten und ab 258 € im Monat.',
      'Why people buy, resign and stay: learn to measure it, in 24, 36 or 48 months and from €258 a month.',
    ),
    image: picture('business-psychology'),
    ctaLabel: t('Zulassung prüfen lassen', 'Have your admission checked'),
    ctaLink: applyLink('wirtschaftspsychologie'),
    comparisonLink,
    product: uuidOf(product.slug),
    contact: uuidOf(sofia.slug),
    additionalCostsContent: uuidOf(degreeCosts.slug),
    usps: [
      usp('users', t('Seminare mit höchstens 18', 'Seminars of 18 at most')),
      usp('laptop', t('Ganz online, auch die Verteidigung', 'All online, the defence too')),
      usp('graduation', t('Promotion möglich', 'A doctorate is open')),
    ],
    geoRestrictedUsps: [
      uspsIn('DE', usp('percent', t('Gebühren von der Steuer absetzbar', 'Fees are tax-deductible'))),
      uspsIn('GB', usp('euro', t('Zahlbar in Pfund', 'Payable in pounds'))),
      uspsInGroup(
        groupUuid.union,
        usp('globe', t('Credits zählen in der ganzen EU', 'Credits count all over the EU')),
      ),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'target',
          t('2 Forschungsprojekte', '2 research projects'),
          t('Ein Experiment und eines mit einem Betrieb', 'One experiment, and one with a company'),
        ),
        fact(
          'clock',
          t('14, 19 oder 29 Stunden', '14, 19 or 29 hours'),
          t('In der Woche, jedes Semester neu gewählt', 'A week, chosen anew every semester'),
        ),
        fact(
          'chat',
          t('Englisch lesen', 'Reading in English'),
          t('Die Hälfte der Fachtexte', 'Half of what you read'),
        ),
        fact(
          'briefcase',
          t('94 % arbeiten nebenher', '94% have a job'),
          t('Unter allen Masterstudierenden', 'Among all master’s students'),
        ),
      ),
    ],
    feesHeadline: t('12.384 €, in drei Tempi', '€12,384 at three speeds'),
    feesDescription: t(
      rich('Die Summe bleibt gleich. Wer das Tempo wechselt, zahlt ab dem nächsten Semester die neue Rate.'),
      rich(
        'The sum stays the same. If you change your speed, the new instalment begins with the next semester.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Personal und Organisation', 'People and organisations'),
        t(
          rich(
            'Auswahlverfahren bauen, Austritte verstehen, Dienstpläne ändern. Die meisten unserer Absolventinnen arbeiten hier.',
          ),
          rich(
            'Build selection procedures, understand why people leave, change rotas. Most of our graduates work here.',
          ),
        ),
      ),
      careerPath(
        t('Markt- und Nutzerforschung', 'Market and user research'),
        t(
          rich('Interviews führen, Prototypen testen, Zahlen so zeigen, dass ein Team danach handelt.'),
          rich('Hold interviews, test prototypes, and show figures so that a team acts on them.'),
        ),
      ),
      careerPath(
        t('Beratung und eigene Praxis', 'Consulting'),
        t(
          rich(
            'Konflikte, Führungswechsel, Gesundheit am Arbeitsplatz. 12 von 100 machen sich damit selbstständig.',
          ),
          rich('Conflicts, new leadership, health at work. 12 in 100 set up on their own.'),
        ),
      ),
    ],
    body: [plan, evidence, miriam, end],
  },
}
