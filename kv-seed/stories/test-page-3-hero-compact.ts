import { type StoryDraft, storyLink } from '../story.ts'
import { rich, t } from '../text.ts'
import {
  accordion,
  button,
  columns,
  container,
  facts,
  headline,
  picture,
  question,
  questions,
  richText,
  tab,
  table,
} from './blocks.ts'
import { priceBoxes } from './prices.ts'
import { semesterCountdown } from './start.ts'

const slug = 'testingarea/pipeline/test-page-3-hero-compact'
const next = storyLink('testingarea/pipeline/test-page-4-hero-basic')

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Testseite 3 von 5: Hero „compact“', 'Test page 3 of 5: hero “compact”'),
  headline: t('Flach genug, dass man weiterliest', 'Low enough to keep you reading'),
  subline: t(
    'Der kompakte Hero gehört auf Übersichten: Worte, ein halbhohes Bild und eine Flagge, sonst nichts.',
    'The compact hero belongs on overviews: words, a picture of half the height and a flag, nothing more.',
  ),
  excludeSublineFromH1: true,
  image: picture('campus-munich'),
  flagText: t('Weiter zu Seite 4', 'On to page 4'),
  flagHref: next,
  flagIcon: 'caret-right',
}

const tabs = container(
  {},
  headline(
    t('Drei Reiter, drei Inhalte', 'Three tabs, three contents'),
    t(
      'Ohne JavaScript stehen alle drei untereinander.',
      'Without JavaScript all three stand below each other.',
    ),
  ),
  {
    component: 'tabs',
    label: t('Inhalte zum Ausprobieren', 'Contents to try'),
    items: [
      tab(
        t('Text', 'Text'),
        richText(
          t(
            rich(
              'Ein Absatz von gewöhnlicher Länge. Er ist breit genug, um zu zeigen, wo die Zeile umbricht, und kurz genug, um den Reiter nicht höher zu machen als die beiden anderen.',
            ),
            rich(
              'A paragraph of ordinary length. It is wide enough to show where the line breaks, and short enough not to make this tab higher than the other two.',
            ),
          ),
        ),
      ),
      tab(
        t('Tabelle', 'Table'),
        richText(
          t(
            rich(
              table(
                ['Breite', 'Gerät', 'Spalten'],
                ['320', 'Kleines Telefon', '1'],
                ['768', 'Tablet, hochkant', '2'],
                ['1280', 'Laptop', '4'],
              ),
            ),
            rich(
              table(
                ['Width', 'Device', 'Columns'],
                ['320', 'Small phone', '1'],
                ['768', 'Tablet, upright', '2'],
                ['1280', 'Laptop', '4'],
              ),
            ),
          ),
        ),
      ),
      tab(
        t('Zwei Spalten', 'Two columns'),
        columns(
          richText(
            t(
              rich('Links Worte zu den Fakten, die rechts stehen.'),
              rich('On the left, words about the facts on the right.'),
            ),
          ),
          richText(
            t(
              facts(['Anker', '#tab-0 bis #tab-2'], ['Pfeiltasten', 'Wechseln den Reiter']),
              facts(['Anchors', '#tab-0 to #tab-2'], ['Arrow keys', 'Change the tab']),
            ),
          ),
        ),
      ),
    ],
  },
)

const prices = container(
  { anchor: 'preise', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  priceBoxes({
    headline: t('Preise mit runden Zahlen', 'Prices in round figures'),
    description: t(
      '14.400 € sind durch 36, 48 und 72 teilbar. So fällt auf, wenn eine Kampagne oder ein Wechselkurs falsch rechnet.',
      '€14,400 can be divided by 36, 48 and 72. That shows at once when a campaign or an exchange rate does its sums wrong.',
    ),
    total: 14_400,
    buttonText: t('Zu den Fragen', 'To the questions'),
    linkOf: () => storyLink(slug, 'klappen'),
  }),
)

const folds = container(
  { anchor: 'klappen' },
  headline(t('Zwei Listen zum Aufklappen', 'Two lists that unfold')),
  accordion(
    questions(
      t('Kurze Antworten', 'Short answers'),
      question(
        t('Ist die erste Antwort offen?', 'Is the first answer open?'),
        t(rich('Ja, von Anfang an.'), rich('Yes, from the start.')),
      ),
      question(
        t('Und diese hier?', 'And this one?'),
        t(rich('Erst, wenn du sie öffnest.'), rich('Only when you open it.')),
      ),
    ),
    questions(
      t('Längere Antworten', 'Longer answers'),
      question(
        t('Findet die Suche im Browser auch Zugeklapptes?', 'Does the browser’s search find folded text?'),
        t(
          rich(
            'In den meisten Browsern ja: Sie öffnen die Antwort, in der das gesuchte Wort steht. Deshalb sind die Listen aus den Elementen gebaut, die HTML dafür vorsieht.',
          ),
          rich(
            'In most browsers it does: they open the answer that holds the word. That is why the lists are built from the elements that HTML has for this.',
          ),
        ),
      ),
      question(
        t('Was passiert auf einem Telefon?', 'What happens on a phone?'),
        t(
          rich('Die zweite Liste rückt unter die erste, und jede Zeile bleibt hoch genug für einen Daumen.'),
          rich('The second list moves below the first, and each row stays high enough for a thumb.'),
        ),
      ),
    ),
  ),
)

const end = container(
  { backgroundColor: 'gradient-dark', topEdge: 'slope-up', accentColor: 'yellow' },
  semesterCountdown,
  button(t('Seite 4: Hero „basic“', 'Page 4: hero “basic”'), next, { iconAfter: 'arrow-right' }),
)

export const testPageCompact: StoryDraft = {
  slug,
  name: t('Testseite 3: Hero compact', 'Test page 3: hero compact'),
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Testseite 3: Hero „compact“', 'Test page 3: hero “compact”'),
    seoDescription: t(
      'Testseite der Auslieferung: der Hero „compact“ mit Flagge, darunter Reiter, Preise in drei Tempi, zwei Listen zum Aufklappen und der Countdown zum Semester.',
      'Test page of the delivery pipeline: the hero “compact” with a flag, then tabs, prices at three speeds, two lists that unfold and the countdown to the semester.',
    ),
    preloadImage: picture('campus-munich'),
    body: [hero, tabs, prices, folds, end],
  },
}
