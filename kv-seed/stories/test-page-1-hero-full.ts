import { type StoryDraft, storyLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import { type BlockDraft, button, card, container, grid, picture, richText, secondary } from './blocks.ts'

const next = storyLink('testingarea/pipeline/test-page-2-hero-split')

const choice = (value: string, label: string) => ({ component: 'cluster-picker-degree', value, label })

const cluster = (degree: string, value: string, label: Translated | string, link?: unknown) => ({
  component: 'cluster-picker-cluster',
  degree,
  value,
  label,
  ...(link !== undefined && { link }),
})

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Testseite 1 von 5: Hero „full“', 'Test page 1 of 5: hero “full”'),
  headline: t('In zwei Klicks zum Fach', 'Two clicks to your subject'),
  subline: t(
    'Dreizehn Studiengänge, zwei Abschlüsse. Abschluss wählen, Richtung wählen, ankommen.',
    'Thirteen programmes, two degrees. Choose a degree, choose a field, and you are there.',
  ),
  excludeSublineFromH1: true,
  image: picture('campus-dusk'),
  color: 'yellow',
  showStarRating: true,
  starRatingPercentage: '88',
  starRatingLabel: t('4,4 von 5 aus 310 Testläufen', '4.4 out of 5 from 310 trial runs'),
  flagText: t('Weiter zu Seite 2', 'On to page 2'),
  flagHref: next,
  flagIcon: 'caret-right',
  showClusterPicker: true,
  clusterPickerCtaLabel: t('Dorthin', 'Go there'),
  clusterPickerEmptyOptionLabel: t('Noch keine Richtung', 'No field yet'),
  clusterPickerDegreeOptions: [choice('bachelor', 'Bachelor'), choice('master', 'Master')],
  clusterPickerClusterOptions: [
    cluster('bachelor', 'business', t('Wirtschaft', 'Business')),
    cluster('bachelor', 'health', t('Gesundheit', 'Health')),
    cluster('bachelor', 'all', t('Alle vergleichen', 'Compare all'), storyLink('bachelor', 'vergleich')),
    cluster(
      'master',
      'programmes',
      t('Alle vier Fächer', 'All four subjects'),
      storyLink('master', 'faecher'),
    ),
    cluster('master', 'fees', t('Erst die Kosten', 'Fees first'), storyLink('master', 'kosten')),
  ],
  clusterPickerFinderLink: storyLink('studienfinder'),
}

const fact = (icon: string, title: Translated, content: Translated): BlockDraft => ({
  component: 'fact',
  icon,
  title,
  content,
})

const purpose = {
  component: 'intro-box',
  headline: t('Was diese Seite prüft', 'What this page checks'),
  text: t(
    rich(
      'Der volle Hero trägt hier alles auf einmal: Rahmenzeile, Auswahl, Sterne und Flagge. Darunter steht ein Auftaktkasten mit drei Fakten, dann ein Raster aus drei Karten. Wenn etwas umbricht, überlappt oder verschwindet, fällt es an dieser Stelle zuerst auf.',
    ),
    rich(
      'Here the full hero carries everything at once: frame label, picker, stars and flag. Below it come an intro box with three facts, then a grid of three cards. If something wraps, overlaps or disappears, this is where it shows first.',
    ),
  ),
  facts: [
    fact(
      'laptop',
      t('320 bis 1980 Pixel', '320 to 1980 pixels'),
      t('Sechs Breiten, und keine scrollt zur Seite.', 'Six widths, and none scrolls sideways.'),
    ),
    fact(
      'globe',
      t('Zwei Sprachen', 'Two languages'),
      t('Deutsch und Englisch, mit eigenen Adressen.', 'German and English, each with its own address.'),
    ),
    fact(
      'target',
      t('Vier Themen', 'Four themes'),
      t('Schräge, Kreis, Fleck und Textmarker.', 'Slope, circle, spot and highlighter.'),
    ),
  ],
  buttons: [button(t('Weiter zum geteilten Hero', 'On to the split hero'), next)],
  backgroundColor: 'white-off',
  bottomEdge: 'slope-up',
}

const cards = grid(
  {
    headline: t('Drei Karten, drei Füllstände', 'Three cards, three amounts of text'),
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  card({
    image: picture('reading-light'),
    title: t('Wenig', 'Little'),
    content: t('Ein Satz genügt.', 'One sentence will do.'),
  }),
  card({
    image: picture('business-psychology'),
    preTitle: t('Mit Zeile darüber', 'With a line above'),
    title: t('Ein mittlerer Titel', 'A title of middling length'),
    content: t(
      'Zwei Sätze, wie sie auf den meisten Karten stehen. Der zweite ist etwas länger als der erste.',
      'Two sentences, as most cards have them. The second is somewhat longer than the first.',
    ),
    link: storyLink('master'),
    linkLabel: t('Die Master ansehen', 'See the master’s degrees'),
  }),
  card({
    image: picture('agricultural-management'),
    label: t('Mit Schild', 'With a badge'),
    title: t(
      'Ein Titel über mehrere Zeilen, mit Landwirtschafts\u00adbetriebs\u00adleitung darin',
      'A title over several lines, such as editors sometimes need',
    ),
    content: t(
      'Die drei Karten einer Reihe sind gleich hoch, wie viel auch immer darin steht. Der Link am Fuß steht deshalb unten und nicht dort, wo der Text zufällig endet.',
      'All three cards of a row have the same height, however much they hold. That is why the link stands at the foot and not wherever the text happens to end.',
    ),
    link: storyLink('bachelor'),
    linkLabel: t('Die Bachelor ansehen', 'See the bachelor’s degrees'),
  }),
)

const end = container(
  { backgroundColor: 'black', topEdge: 'slope-down' },
  richText(
    t(
      rich('Diese fünf Seiten stehen nicht im Menü, und Suchmaschinen lassen sie aus.'),
      rich('These five pages are in no menu, and search engines leave them out.'),
    ),
  ),
  button(t('Seite 2: Hero „split“', 'Page 2: hero “split”'), next, { iconAfter: 'arrow-right' }),
  secondary(t('Zur echten Startseite', 'To the real home page'), storyLink('home')),
)

export const testPageFull: StoryDraft = {
  slug: 'testingarea/pipeline/test-page-1-hero-full',
  name: t('Testseite 1: Hero full', 'Test page 1: hero full'),
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Testseite 1: Hero „full“', 'Test page 1: hero “full”'),
    seoDescription: t(
      'Testseite der Auslieferung: der Hero „full“ mit Auswahl, Sternen und Flagge, darunter ein Auftaktkasten mit Fakten und drei Karten unterschiedlicher Länge.',
      'Test page of the delivery pipeline: the hero “full” with picker, stars and flag, followed by an intro box with facts and three cards of different length.',
    ),
    preloadImage: picture('campus-dusk'),
    body: [hero, purpose, cards, end],
  },
}
