import { type StoryDraft, storyLink } from '../story.ts'
import { type Translated, t } from '../text.ts'
import { container, headline } from './blocks.ts'

interface SearchUnit {
  /** Folder of the unit's pages; empty for the first unit. */
  readonly folder: '' | 'ds/' | 'weiterbildung/' | 'london/'
  readonly defaultLanguage?: 'en'
  /** Slug of the page on which visitors ask. */
  readonly contact: string
  /** Pages that help where nothing was found. */
  readonly popular: readonly (readonly [title: Translated, link: unknown])[]
}

const title = t('Suche', 'Search')

/** In a unit with English as its default language the path is English, too. */
function slugsOf({ folder, defaultLanguage }: SearchUnit) {
  const [german, english] = [`${folder}suche`, `${folder}search`]
  return defaultLanguage
    ? { slug: english, translatedSlugs: { de: german }, languages: ['de'], defaultLanguage }
    : { slug: german, translatedSlugs: { en: english } }
}

function searchPageOf(unit: SearchUnit): StoryDraft {
  return {
    ...slugsOf(unit),
    name: title,
    content: {
      component: 'page',
      noindex: true,
      seoTitle: title,
      seoDescription: t(
        'Finde Studiengänge, Orte, Lehrende und Seiten der Hochschule Tannhagen: mit oder ohne Umlaut, auch mit Tippfehler, nach Art geordnet.',
        'Find programmes, places, teachers and pages of Tannhagen University of Applied Sciences, even with a typing error, sorted by kind.',
      ),
      body: [
        container({ size: 'xl' }, headline(title, undefined, { level: 'h1' }), {
          component: 'search-results',
          contactLink: storyLink(unit.contact),
          suggestions: [
            {
              component: 'search-suggestion-group',
              title: t('Oft gesucht', 'Often searched for'),
              items: unit.popular.map(([label, path]) => ({
                component: 'search-suggestion',
                title: label,
                path,
              })),
            },
          ],
        }),
      ],
    },
  }
}

const advice = t('Beratung', 'Advice')
const start = t('Zur Startseite', 'To the home page')

/** The search page of each unit. */
export const stories: readonly StoryDraft[] = [
  searchPageOf({
    folder: '',
    contact: 'kontakt',
    popular: [
      [t('Alle Studiengänge filtern', 'Filter all programmes'), storyLink('studienfinder')],
      [t('Kosten und Zeitmodelle', 'Fees and time models'), storyLink('home', 'kosten')],
      [t('Zulassung', 'Admission'), storyLink('bachelor', 'zulassung')],
    ],
  }),
  searchPageOf({
    folder: 'ds/',
    contact: 'ds/kontakt',
    popular: [
      [start, storyLink('ds/home')],
      [advice, storyLink('ds/kontakt')],
    ],
  }),
  searchPageOf({
    folder: 'weiterbildung/',
    contact: 'weiterbildung/kontakt',
    popular: [
      [t('Alle Kurse', 'All courses'), storyLink('weiterbildung/kurse')],
      [advice, storyLink('weiterbildung/kontakt')],
    ],
  }),
  searchPageOf({
    folder: 'london/',
    defaultLanguage: 'en',
    contact: 'london/contact',
    popular: [
      [start, storyLink('london/home')],
      [advice, storyLink('london/contact')],
    ],
  }),
]
