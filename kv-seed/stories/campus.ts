import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { type BlockDraft, decorative, picture, question } from './blocks.ts'
import { figures, places, students, support } from './home.ts'

type Words = Parameters<typeof question>[0]

const item = (title: Words, name: Parameters<typeof decorative>[0], slug: string): BlockDraft => ({
  component: 'image-tab-item',
  title,
  image: decorative(name),
  link: storyLink(slug),
})

const programmes: BlockDraft = {
  component: 'image-tab-grid',
  headline: t('Was du hier lernst', 'What you learn here'),
  anchorPrefix: 'faecher',
  tabs: [
    {
      component: 'image-tab',
      label: t('Bachelor', 'Bachelor’s'),
      items: [
        item(
          t('Betriebswirt\u00adschaftslehre', 'Business Administration'),
          'business-administration',
          'bachelor/betriebswirtschaftslehre/fernstudium',
        ),
        item(
          t('Gesundheits\u00admanagement', 'Health Management'),
          'health-management',
          'bachelor/gesundheitsmanagement',
        ),
        item(
          t('Agrar\u00admanagement', 'Agricultural Management'),
          'agricultural-management',
          'bachelor/agrarmanagement/mystudium',
        ),
        item(t('Soziale Arbeit', 'Social Work'), 'social-work', 'lp/bachelor/soziale-arbeit'),
      ],
    },
    {
      component: 'image-tab',
      label: t('Master', 'Master’s'),
      items: [
        item(
          t('Wirtschafts\u00adpsychologie', 'Business Psychology'),
          'business-psychology',
          'master/wirtschaftspsychologie/fernstudium',
        ),
      ],
    },
  ],
  buttonText: t('Alle Bachelorstudiengänge', 'All bachelor’s degrees'),
  buttonLink: storyLink('bachelor'),
}

const doors: BlockDraft = {
  component: 'big-image',
  image: picture('campus-dusk'),
  headline: t('Drei Türen, die offen stehen', 'Three doors that are open'),
  panelColor: 'white-off',
  firstAccordionItemOpen: true,
  single: true,
  accordionItems: [
    question(
      t('Lesesaal in Berlin', 'Reading room in Berlin'),
      t(
        rich(
          '90 Lernplätze an der Spree, täglich von 7 bis 22 Uhr. Du kommst, wann du willst, und meldest dich nirgends an.',
        ),
        rich('90 desks by the Spree, daily from 7 am to 10 pm. Come when you like, without booking.'),
      ),
    ),
    question(
      t('Werkstatt in München', 'Workshop in Munich'),
      t(
        rich(
          'Samstags rechnet ihr zu sechst Fälle aus euren Betrieben durch. Kaffee gibt es für einen Euro.',
        ),
        rich('On Saturdays six of you work through cases from your own companies. Coffee is one euro.'),
      ),
    ),
    question(
      t('Sprechstunde am Bildschirm', 'Office hour on screen'),
      t(
        rich(
          'Jeden Abend von 19 bis 21 Uhr, in Gruppen von höchstens acht. Die Aufzeichnung bleibt ein Jahr lang stehen.',
        ),
        rich(
          'Every evening from 7 to 9 pm, Berlin time, in groups of eight at most. Recordings stay for a year.',
        ),
      ),
    ),
  ],
}

const adviceAsset = decorative('advice-call')

const adviceLink: BlockDraft = {
  component: 'linked-image',
  image: t(
    { ...adviceAsset, alt: 'Frag Sofia: zur Beratung am Telefon und im Videoanruf' },
    { ...adviceAsset, alt: 'Ask Sofia: advice by telephone and video call' },
  ),
  imageRatio: '2:1',
  href: storyLink('home', 'beratung'),
  size: '3xl',
}

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Staatlich anerkannt seit 2004', 'State-recognised since 2004'),
  headline: t('Wo du lernst, entscheidest du', 'Where you study is up to you'),
  subline: t(
    'Am Schreibtisch, an der Spree oder am Altstadtring: Alles, was zum Studium gehört, gibt es an jedem Ort.',
    'At your desk, on the Spree or by the old town: all that belongs to your studies is there in each place.',
  ),
  excludeSublineFromH1: true,
  image: picture('landing-page-study'),
}

const map: BlockDraft = {
  component: 'embed',
  address: 'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.4155#map=16/52.5163/13.4155',
  title: t('Campus Berlin am Kornspeicherufer', 'The Berlin campus, Kornspeicherufer'),
  poster: decorative('map-berlin'),
  ratio: '2:1',
  linkText: inEach({
    de: 'Die Karte bei OpenStreetMap',
    en: 'The map at OpenStreetMap',
    fr: 'La carte sur OpenStreetMap',
    it: 'La mappa su OpenStreetMap',
    es: 'El mapa en OpenStreetMap',
    pt: 'O mapa no OpenStreetMap',
  }),
  settingsPage: storyLink('cookies'),
}

const [, berlin, munich] = places.items as readonly BlockDraft[]

/** How and where students learn: online and in two houses. */
export const campus: StoryDraft = {
  slug: 'campus',
  name: t('Campus', 'Campus'),
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t('Lernen online, in Berlin und in München', 'Study online, in Berlin and in Munich'),
    seoDescription: t(
      'Zwei Häuser und ein Bildschirm: Lesesaal an der Spree, Werkstatt am Altstadtring, Live-Kurse am Abend. Wo und wann du kommst, entscheidest du selbst.',
      'Two houses and a screen: a reading room on the Spree, workshops by Munich’s old town, live classes in the evening. Where and when you come is up to you.',
    ),
    preloadImage: picture('landing-page-study'),
    shareImage: picture('landing-page-study'),
    body: [
      hero,
      doors,
      { component: 'split', left: [berlin], right: [munich], alignItems: 'center' },
      map,
      {
        ...support,
        component: 'new-slider-grid',
        headline: t('Betreuung', 'Support'),
        columnsDesktop: '2',
        spacing: 'default',
        backgroundColor: 'gray-50',
      },
      {
        component: 'slider-grid',
        headline: students.headline,
        slidesPerView: '1',
        maxColumns: '2',
        items: students.items,
      },
      programmes,
      {
        ...figures,
        component: 'new-grid',
        sliderMobile: true,
        backgroundColor: 'page-color',
      },
      adviceLink,
    ],
  },
}
