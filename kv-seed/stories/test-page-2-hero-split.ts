import { type StoryDraft, storyLink } from '../story.ts'
import { bullets, rich, type Translated, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { button, container, headline, picture, secondary } from './blocks.ts'

const next = storyLink('testingarea/pipeline/test-page-3-hero-compact')

const hero = {
  component: 'hero',
  type: 'split',
  frameLabel: t('Testseite 2 von 5: Hero „split“', 'Test page 2 of 5: hero “split”'),
  headline: t('Links Worte, rechts ein Bild', 'Words on the left, a picture on the right'),
  subline: t(
    'Der geteilte Hero ist der einzige mit Knopf. Gutschein und Partner stehen darunter.',
    'The split hero is the only one with a button. Voucher and partners stand below it.',
  ),
  excludeSublineFromH1: true,
  image: picture('social-work'),
  color: 'orange',
  ctaLabel: t('Weiter zum kompakten Hero', 'On to the compact hero'),
  ctaHref: next,
  voucherLabel: t('Ein Code zum Ausprobieren', 'A code to try'),
  voucherCode: 'PROBE2027',
  voucherButtonText: t('Zu den Preisen', 'See the prices'),
  voucherButtonLink: storyLink('home', 'kosten'),
  voucherCopyText: t('Kopieren', 'Copy'),
  voucherAfterCopyText: t('Liegt in der Ablage', 'On your clipboard'),
  logoImages: [picture('logo-klinikum').de, picture('logo-nordwerk').de, picture('logo-agrion').de],
}

const check = (text: Translated) => ({ component: 'checklist-item', text })

const halves = {
  component: 'media-text',
  media: picture('landing-page-study'),
  imageSize: '50',
  mediaPosition: 'left',
  headline: t('Bild und Text zu gleichen Teilen', 'Picture and text in equal parts'),
  text: t(
    rich(
      'Auf kleinen Bildschirmen rückt das Bild über den Text, auf großen stehen beide nebeneinander auf einer Linie. Geprüft wird:',
      bullets(
        'ob der Text auch dann Luft hat, wenn er länger ist als das Bild hoch,',
        'ob die Liste dieselbe Einrückung hat wie im Fließtext,',
        'ob der Knopf erreichbar bleibt.',
      ),
    ),
    rich(
      'On small screens the picture moves above the text, on large ones both stand side by side on one line. What is checked:',
      bullets(
        'whether the text has air even if it is longer than the picture is high,',
        'whether the list is indented as in running text,',
        'whether the button can still be reached.',
      ),
    ),
  ),
  buttons: [secondary(t('Lehrende kennenlernen', 'Meet the teachers'), storyLink('hochschule/lehrende'))],
}

const third = {
  component: 'media-text',
  media: picture('portrait-sofia'),
  imageSize: '33',
  mediaPosition: 'right',
  imageRatio: '1:1',
  backgroundColor: 'page-color',
  topEdge: 'curve-out',
  bottomEdge: 'curve-in',
  headline: t('Ein Drittel Bild, quadratisch', 'One third picture, cut square'),
  text: t(
    rich(
      'Sofia Brandt aus der Studienberatung hat dieser Seite ihr Gesicht geliehen. Die obere Kante wölbt sich nach außen, die untere nach innen; dazwischen darf kein heller Streifen zu sehen sein.',
    ),
    rich(
      'Sofia Brandt from the advice team has lent her face to this page. The upper edge bulges outwards, the lower one inwards; no pale line may show between them.',
    ),
  ),
}

const testimonial = {
  component: 'testimonial',
  layout: 'large',
  color: 'orange',
  headline: t('Ein großes Zitat', 'A large quotation'),
  quote: t(
    'Ich habe die Seite auf dem Handy meiner Mutter geöffnet, mit der größten Schrift, die es gibt. Man kann alles lesen und alles drücken.',
    'I opened the page on my mother’s phone, with the largest type there is. You can read everything and press everything.',
  ),
  fullName: 'Lena',
  title: t('BWL, Vollzeit', 'Business, full time'),
  age: '19',
  studyStart: t('April 2026', 'April 2026'),
  starRating: '5',
  photo: picture('portrait-lena'),
}

const list = container(
  { backgroundColor: 'white-off', topEdge: 'slope-up' },
  headline(t('Sechs Haken', 'Six ticks')),
  {
    component: 'checklist-grid',
    checklistItems: [
      check(t('Der Knopf ist mit der Tastatur zu erreichen', 'The button can be reached by keyboard')),
      check(t('Der Code lässt sich kopieren', 'The code can be copied')),
      check(t('Drei Logos haben drei Namen', 'Three logos have three names')),
      check(
        t('Das Bild behält seinen Platz, bis es da ist', 'The picture keeps its place until it is there'),
      ),
      check(t('Beide Kanten sind glatt', 'Both edges are smooth')),
      check(t('Die Sterne sagen auch vorgelesen fünf', 'The stars say five when read aloud too')),
    ],
  },
  button(t('Seite 3: Hero „compact“', 'Page 3: hero “compact”'), next, { iconAfter: 'arrow-right' }),
)

export const testPageSplit: StoryDraft = {
  slug: 'testingarea/pipeline/test-page-2-hero-split',
  name: t('Testseite 2: Hero split', 'Test page 2: hero split'),
  languages: everyLanguage,
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Testseite 2: Hero „split“', 'Test page 2: hero “split”'),
    seoDescription: t(
      'Testseite der Auslieferung: der Hero „split“ mit Knopf, Gutschein und Partnern, darunter Bild und Text in zwei Größen, ein großes Zitat und eine Checkliste.',
      'Test page of the delivery pipeline: the hero “split” with button, voucher and partners, then media and text in two sizes, a large quotation and a checklist.',
    ),
    preloadImage: picture('social-work'),
    body: [hero, halves, third, testimonial, list],
  },
}
