import { storyLink, urlLink } from '../story.ts'
import { t } from '../text.ts'
import { type BlockDraft, container, decorative, headline } from './blocks.ts'

const degree = (value: string, label: string) => ({ component: 'cluster-picker-degree', value, label })

const cluster = (of: string, value: string, label: unknown) => ({
  component: 'cluster-picker-cluster',
  degree: of,
  value,
  label,
})

/** Fields by their English name: languages without a study finder of their own lead to the English one. */
const business = ['business', t('Wirtschaft', 'Business')] as const
const health = ['health', t('Gesundheit', 'Health')] as const
const technology = ['technology', t('Technik', 'Technology')] as const

/** From a degree and a field to their programmes in the study finder. */
export const programmePicker: BlockDraft = {
  component: 'cluster-picker',
  buttonText: t('Dorthin', 'Go there'),
  emptyOptionLabel: t('Noch keine Richtung', 'No field yet'),
  degreeOptions: [degree('bachelor', 'Bachelor'), degree('master', 'Master')],
  clusterOptions: [
    cluster('bachelor', ...business),
    cluster('bachelor', ...health),
    cluster('bachelor', ...technology),
    cluster('master', ...business),
    cluster('master', ...health),
    cluster('master', 'psychology', t('Psychologie', 'Psychology')),
    cluster('master', ...technology),
  ],
  finderLink: storyLink('studienfinder'),
}

export const search: BlockDraft = { component: 'search' }

export const searchToggle: BlockDraft = {
  component: 'search-toggle',
  toggleText: t('Was möchtest du lernen?', 'What would you like to learn?'),
  storyTypes: ['variant', 'variant-grouping', 'individual-grouping'],
}

/** In a hero: what is searched for is filtered further in the study finder. */
export const programmeSearch: BlockDraft = {
  component: 'search',
  label: t('Studiengang suchen', 'Search for a programme'),
  placeholder: t('Fach, Ort oder Abschluss', 'Subject, place or degree'),
  storyTypes: ['variant', 'variant-grouping', 'individual-grouping'],
  resultsPage: storyLink('studienfinder'),
  suggestions: [
    {
      component: 'search-suggestion-group',
      title: t('Zuletzt neu', 'New of late'),
      items: [
        {
          component: 'search-suggestion',
          title: t('Data Science ohne Informatikstudium', 'Data science without a degree in computing'),
          subtitle: t('Master of Science, auf Englisch', 'Master of Science, in English'),
          path: storyLink('master/data-science/fernstudium'),
          image: decorative('academy-data'),
          showLargeItems: true,
        },
        {
          component: 'search-suggestion',
          title: t('Zwei neue Module im Pflegemanagement', 'Two new modules in care management'),
          subtitle: t('Klinik- und Pflegemanagement', 'Hospital and Care Management'),
          path: storyLink('master/klinik-und-pflegemanagement/fernstudium'),
          color: 'petrol',
        },
      ],
    },
  ],
}

/** All places of the site. */
export const locationMap: BlockDraft = { component: 'location-map' }

const language = (code: string, label: string, href: unknown) => ({
  component: 'language',
  code,
  label,
  href,
})

/** All ways to choose, one below the other. */
export const waysToChoose = container(
  {},
  headline(t('Auswählen', 'Choosing')),
  {
    component: 'radio-group',
    label: t('Wie möchtest du studieren?', 'How would you like to study?'),
    name: 'model',
    options: [
      { component: 'radio-option', value: 'distance', label: t('Im Fernstudium', 'Online'), icon: 'laptop' },
      {
        component: 'radio-option',
        value: 'company',
        label: t('Dual, mit einem Betrieb', 'With a company'),
        icon: 'briefcase',
      },
    ],
  },
  {
    component: 'select-button-group',
    label: t('Was interessiert dich?', 'What are you interested in?'),
    name: 'subjects',
    multiple: true,
    options: [
      {
        component: 'select-button-option',
        value: 'business',
        label: t('Wirtschaft', 'Business'),
        icon: 'chart',
      },
      {
        component: 'select-button-option',
        value: 'health',
        label: t('Gesundheit', 'Health'),
        icon: 'heart',
        selected: true,
      },
      {
        component: 'select-button-option',
        value: 'computing',
        label: t('Informatik', 'Computing'),
        icon: 'laptop',
      },
    ],
  },
  {
    component: 'choice',
    question: t('Arbeitest du neben dem Studium?', 'Will you work while you study?'),
    name: 'work',
    color: 'orange',
    answers: [
      { component: 'choice-answer', value: 'yes', label: t('Ja', 'Yes') },
      { component: 'choice-answer', value: 'no', label: t('Nein', 'No') },
    ],
  },
  {
    component: 'dropdown',
    label: t('Wann möchtest du anfangen?', 'When would you like to begin?'),
    name: 'start',
    emptyLabel: t('Noch offen', 'Not decided'),
    options: ['2027-01', '2027-04', '2027-07', '2027-10', '2028-01', '2028-04', '2028-07'].map(value => ({
      component: 'dropdown-option',
      value,
      label: value.split('-').reverse().join('/'),
    })),
  },
  {
    component: 'language-switcher',
    languages: [language('de', 'Deutsch', urlLink('/')), language('en', 'English', urlLink('/en/'))],
  },
)
