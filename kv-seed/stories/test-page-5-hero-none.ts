import { type StoryDraft, storyLink } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { button, card, container, grid, headline, picture, secondary } from './blocks.ts'
import { locationMap, searchToggle } from './choosing.ts'
import { direct } from './teachers.ts'

const first = storyLink('testingarea/pipeline/test-page-1-hero-full')
const title = t('Eine Seite ohne Hero', 'A page without a hero')

/** A hero that is not shown: the intro box below has the headline of the page. */
const hero = { component: 'hero', type: 'none', headline: title }

const opening = {
  component: 'intro-box',
  headline: title,
  headlineLevel: 'h1',
  text: t(
    rich(
      'Testseite 5 von 5. Der Hero vom Typ „none“ steht im Inhalt und erscheint nicht; die Überschrift kommt aus dem Auftaktkasten. Die Seite braucht trotzdem genau eine h1, einen Titel und einen Anfang, der unter der Kopfzeile nicht klebt.',
    ),
    rich(
      'Test page 5 of 5. The hero of type “none” is part of the content and does not appear; the headline comes from the intro box. Even so the page needs exactly one h1, a title, and a beginning that does not stick to the header.',
    ),
  ),
  buttons: [
    button(t('Von vorn: Hero „full“', 'From the top: hero “full”'), first),
    secondary(t('Alle Lehrenden', 'All teachers'), storyLink('hochschule/lehrende')),
  ],
}

const item = (text: Translated, anchor: string) => ({
  component: 'jump-navigation-item',
  title: text,
  anchor,
})

const jump = {
  component: 'jump-navigation',
  items: [
    item(t('Karten', 'Cards'), 'karten'),
    item(t('Banner', 'Banner'), 'banner'),
    item(t('Partner', 'Partners'), 'partner'),
    item(t('Faktenwand', 'Wall of facts'), 'fakten'),
  ],
}

const cards = container(
  { anchor: 'karten' },
  headline(
    t('Sechs Arten von Karten', 'Six kinds of cards'),
    t('Jede mit dem, was sie am häufigsten trägt.', 'Each with what it most often carries.'),
  ),
  grid(
    { columnsTablet: '2', columnsDesktop: '3', spacing: 'none' },
    card({
      variant: 'event',
      preTitle: t('Termin', 'Event'),
      title: t('Abend der offenen Skripte', 'Open course-book evening'),
      content: t(
        'Vier Lehrende, vier Kapitel, eine Stunde Fragen.',
        'Four teachers, four chapters, one hour of questions.',
      ),
      date: '2027-02-11',
      time: t('18:30 Uhr', '6.30 pm'),
      duration: t('2 Stunden', '2 hours'),
      location: t('Campus Berlin', 'Berlin campus'),
      buttonText: t('Ausgebucht', 'Fully booked'),
      buttonDisabled: true,
    }),
    card({
      variant: 'search-result',
      title: t('Agrarmanagement mit myStudium', 'Agricultural Management with myStudium'),
      degree: 'Bachelor',
      cluster: t('Landwirtschaft', 'Agriculture'),
      clusterColor: 'petrol',
      description: t(
        'So sieht ein Treffer der Suche aus, mit Abschluss, Feld und drei Stichwörtern.',
        'This is how a search result looks, with degree, field and three keywords.',
      ),
      // Options of the study finder that have the same name in each language.
      searchTags: 'Bachelor, myStudium, Berlin',
      finderLink: storyLink('studienfinder'),
      link: storyLink('bachelor/agrarmanagement/mystudium'),
      linkLabel: t('Zum Studiengang', 'See the programme'),
    }),
    card({
      variant: 'compass',
      preTitle: t('Wegweiser', 'Signpost'),
      title: t('Noch ohne Richtung?', 'No direction yet?'),
      content: t('Die Tabelle hilft beim Sortieren.', 'The table helps to sort things out.'),
      image: picture('lost'),
      link: storyLink('bachelor', 'vergleich'),
    }),
    card({
      variant: 'sloped',
      title: t('Schräg angeschnitten', 'Cut at a slant'),
      content: t('Die Kante wiederholt die der Abschnitte.', 'Its edge repeats that of the sections.'),
      image: picture('business-dual'),
      link: storyLink('obw/ds'),
    }),
    card({
      variant: 'link',
      title: t('Nur ein Link', 'A link and no more'),
      content: t('Eine Zeile, ein Pfeil.', 'One line, one arrow.'),
      link: storyLink('obw/ms'),
    }),
    card({
      variant: 'compact',
      title: t('Kompakt', 'Compact'),
      content: t('Für Themen ohne Ziel.', 'For topics that lead nowhere.'),
    }),
  ),
)

const banner = container(
  { anchor: 'banner', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  {
    component: 'campaign-banner',
    variant: 'content',
    showCampaign: true,
    roofHeadline: t('In deinem Land', 'In your country'),
    titleDesktop: t(
      'Wo keine Aktion läuft, steht dieser Satz',
      'Where no campaign runs you read this sentence',
    ),
    titleMobile: t('Gerade keine Aktion', 'No campaign now'),
    icon: 'gift',
    link: storyLink('home', 'kosten'),
    linkText: t('Preise vergleichen', 'Compare prices'),
  },
)

const logo = (name: 'logo-nordwerk' | 'logo-klinikum' | 'logo-lindbank' | 'logo-agrion' | 'logo-kubik') => ({
  component: 'logo',
  image: picture(name),
})

const partners = container(
  { anchor: 'partner' },
  {
    component: 'logo-cloud',
    headline: t('Fünf Logos in einer Reihe', 'Five logos in a row'),
    logos: [
      logo('logo-kubik'),
      logo('logo-lindbank'),
      logo('logo-agrion'),
      logo('logo-nordwerk'),
      logo('logo-klinikum'),
    ],
    slidesPerView: '2',
    spacing: 'none',
  },
)

const fact = (icon: string, text: Translated, content: Translated) => ({
  component: 'fact',
  layout: 'large',
  icon,
  title: text,
  content,
})

const wall = container(
  { anchor: 'fakten', backgroundColor: 'gradient-dark', topEdge: 'slope-up', accentColor: 'yellow' },
  headline(t('Vier große Fakten', 'Four large facts')),
  grid(
    { columnsTablet: '2', columnsDesktop: '4', spacing: 'none' },
    fact('book', t('5 Seiten', '5 pages'), t('hat dieser Prüfbereich.', 'make up this testing area.')),
    fact('target', t('1 h1', '1 h1'), t('steht auf jeder davon.', 'is on each of them.')),
    fact(
      'search',
      t('0 Treffer', '0 results'),
      t('zeigen Suchmaschinen dafür.', 'do search engines show for them.'),
    ),
    fact(
      'clock',
      t('300 ms', '300 ms'),
      t('dauert keine Bewegung länger.', 'is the longest any motion lasts.'),
    ),
  ),
)

const testPage = (title: Translated, name: string) => ({
  component: 'navigation-popup-item',
  title,
  link: storyLink(`testingarea/pipeline/test-page-${name}`),
})

const ways = container(
  {},
  headline(t('Suchen und finden', 'Search and find')),
  searchToggle,
  {
    component: 'navigation-popup',
    label: t('Andere Testseiten', 'Other test pages'),
    items: [
      testPage(t('Testseite 2: Hero split', 'Test page 2: hero split'), '2-hero-split'),
      testPage(t('Testseite 4: Hero basic', 'Test page 4: hero basic'), '4-hero-basic'),
    ],
  },
  locationMap,
)

export const testPageNone: StoryDraft = {
  slug: 'testingarea/pipeline/test-page-5-hero-none',
  name: t('Testseite 5: Hero none', 'Test page 5: hero none'),
  languages: everyLanguage,
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Testseite 5: Hero „none“', 'Test page 5: hero “none”'),
    seoDescription: t(
      'Testseite der Auslieferung: eine Seite ohne Hero, mit Überschrift im Auftaktkasten, Sprungleiste, sechs Arten von Karten, Banner, Logos und großen Fakten.',
      'Test page of the delivery pipeline: a page without a hero, headline in the intro box, jump navigation, six kinds of cards, banner, logos, large facts.',
    ),
    preloadImage: picture('lost'),
    body: [hero, opening, jump, cards, banner, partners, ways, direct, wall],
  },
}
