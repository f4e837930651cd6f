import type { RichTextNode } from '../../blocks/_kit/fields/richtext.ts'
import { type StoryDraft, storyLink } from '../story.ts'
import { bullets, paragraph, rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import {
  type BlockDraft,
  button,
  card,
  columns,
  container,
  headline,
  picture,
  richText,
  secondary,
  steps,
  table,
} from './blocks.ts'
import { waysToChoose } from './choosing.ts'

const next = storyLink('testingarea/pipeline/test-page-5-hero-none')

const hero = {
  component: 'hero',
  type: 'basic',
  frameLabel: t('Testseite 4 von 5: Hero „basic“', 'Test page 4 of 5: hero “basic”'),
  headline: t('Nur Worte, und die genügen', 'Words alone, and they are enough'),
  subline: t(
    'Ohne Bild trägt die Schrift die Seite. So beginnen Ordnungen, Formulare und alles, was man sucht, um es zu lesen.',
    'Without a picture the type carries the page. Regulations begin like this, and forms, and whatever you look up in order to read it.',
  ),
  excludeSublineFromH1: true,
  showStarRating: true,
  starRatingPercentage: '96',
  starRatingLabel: t('4,8 von 5 für die Lesbarkeit', '4.8 out of 5 for being easy to read'),
}

const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level, textAlign: null },
  content: [{ type: 'text', text }],
})

const quotation = (text: string): RichTextNode => ({ type: 'blockquote', content: [paragraph(text)] })
const line: RichTextNode = { type: 'horizontal_rule' }

const text = container(
  {},
  richText(
    t(
      rich(
        heading(2, 'Fließtext mit allem, was dazugehört'),
        'Ein Absatz mit **fetten Worten**, einem Link auf die [Startseite](/) und einem [nach draußen](https://www.w3.org/TR/WCAG22/). Die Zeile ist höchstens 72 Zeichen lang, damit das Auge den Anfang der nächsten findet.',
        heading(3, 'Eine Liste ohne Reihenfolge'),
        bullets(
          'Skript, gedruckt und als App',
          'Übung, mit Lösung auf der letzten Seite',
          'Sprechstunde, wenn beides nicht reicht',
        ),
        heading(3, 'Eine Liste mit Reihenfolge'),
        steps('Lesen.', 'Vergleichen.', 'Erst dann freigeben.'),
        quotation('„Ein guter Absatz hat einen Gedanken. Ein sehr guter hat keinen zweiten.“'),
        line,
        heading(3, 'Eine breite Tabelle'),
        table(
          ['Baustein', 'Felder', 'Themen', 'Breiten', 'Zuständig'],
          ['Fließtext', '3', '4', '6', 'Redaktion'],
          ['Hinweis', '2', '4', '6', 'Redaktion'],
          ['Fenster', '3', '4', '6', 'Technik'],
        ),
      ),
      rich(
        heading(2, 'Running text with all that belongs to it'),
        'A paragraph with **bold words**, a link to the [home page](/en/) and one that [leads outside](https://www.w3.org/TR/WCAG22/). Lines have 72 characters at most, so that the eye finds the beginning of the next.',
        heading(3, 'A list without an order'),
        bullets(
          'Course book, printed and as an app',
          'Exercise, with its solution on the last page',
          'Office hour, when neither is enough',
        ),
        heading(3, 'A list with an order'),
        steps('Read.', 'Compare.', 'Only then approve.'),
        quotation('“A good paragraph has one thought. A very good one has no second.”'),
        line,
        heading(3, 'A wide table'),
        table(
          ['Block', 'Fields', 'Themes', 'Widths', 'Looked after by'],
          ['Running text', '3', '4', '6', 'Editors'],
          ['Hint', '2', '4', '6', 'Editors'],
          ['Window', '3', '4', '6', 'Engineers'],
        ),
      ),
    ),
  ),
)

const icon = (iconName: string): BlockDraft => ({ component: 'form-icon', iconName })

const small = container(
  { backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(t('Die kleinen Bausteine', 'The small blocks')),
  columns(
    container(
      {},
      icon('info'),
      headline(t('Hinweis und Fenster', 'Hint and window'), undefined, { level: 'h3' }),
      {
        component: 'hint',
        label: t('Was ist ein ECTS?', 'What is an ECTS credit?'),
        tooltip: t(
          '<p><strong>Ein ECTS</strong> steht für 25 Stunden: lesen, üben, schreiben, geprüft werden.</p>',
          '<p><strong>One credit</strong> stands for 25 hours: reading, practising, writing, being examined.</p>',
        ),
      },
      {
        component: 'modal',
        linkText: t('Ein Fenster öffnen', 'Open a window'),
        headline: t('Das Fenster', 'The window'),
        content: t(
          rich('Escape schließt es, ein Klick daneben auch. Danach ist der Fokus wieder dort, wo er war.'),
          rich('Escape closes it, and so does a click beside it. The focus then returns to where it was.'),
        ),
      },
      { component: 'divider', color: 'orange', dividerWidth: '33' },
      {
        component: 'star-rating',
        rating: '3.5',
        color: 'orange',
        label: t('Dreieinhalb Sterne, zur Probe', 'Three and a half stars, as a trial'),
      },
    ),
    container(
      {},
      icon('chat'),
      headline(t('Frage und Antwort', 'Question and answer'), undefined, { level: 'h3' }),
      {
        component: 'faq-item',
        question: t('Wer sieht diese Seite?', 'Who sees this page?'),
        answer: t(
          rich('Die Redaktion, die Technik und alle, die ihre Adresse kennen.'),
          rich('The editors, the engineers, and everyone who knows its address.'),
        ),
        questionColor: 'white',
        answerColor: 'gradient-dark',
      },
    ),
  ),
)

const picturesToo = container(
  {},
  card({
    variant: 'image-left',
    headlineLevel: 'h2',
    image: picture('certificate'),
    preTitle: t('Ein Bild gibt es doch', 'There is a picture after all'),
    title: t('Weit unten, und in Ruhe geladen', 'Far below, and loaded in its own time'),
    content: t(
      'Was nicht im ersten Bildschirm steht, lädt der Browser erst, wenn jemand in seine Nähe scrollt.',
      'What is not on the first screen is loaded only when someone scrolls near it.',
    ),
  }),
  {
    component: 'flex-blok',
    content: [
      button(t('Seite 5: Hero „none“', 'Page 5: hero “none”'), next, { iconAfter: 'arrow-right' }),
      secondary(
        t('Zurück zu Seite 3', 'Back to page 3'),
        storyLink('testingarea/pipeline/test-page-3-hero-compact'),
      ),
      {
        component: 'link',
        label: t('Oder zu den Weiterbildungen', 'Or to continuing education'),
        href: storyLink('obw'),
        iconAfter: 'arrow-right',
      },
    ],
  },
)

const onward: BlockDraft = {
  component: 'elevation-button',
  text: t('Zur nächsten Testseite', 'To the next test page'),
  href: next,
  icon: 'caret-right',
}

export const testPageBasic: StoryDraft = {
  slug: 'testingarea/pipeline/test-page-4-hero-basic',
  name: t('Testseite 4: Hero basic', 'Test page 4: hero basic'),
  languages: everyLanguage,
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Testseite 4: Hero „basic“', 'Test page 4: hero “basic”'),
    seoDescription: t(
      'Testseite der Auslieferung: der Hero „basic“ ohne Bild, darunter Fließtext mit Listen, Zitat und Tabelle und die kleinen Bausteine vom Hinweis bis zum Fenster.',
      'Test page of the delivery pipeline: the hero “basic” without a picture, then running text with lists, quotation and table, and the small blocks around it.',
    ),
    preloadImage: picture('certificate'),
    body: [hero, text, small, waysToChoose, picturesToo, onward],
  },
}
