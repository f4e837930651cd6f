import { type StoryDraft, urlLink } from '../story.ts'
import { type Translated, t } from '../text.ts'

/** Parts of a unit's header and footer. */

export const child = (title: Translated, link: unknown, description: Translated) => ({
  component: 'header-navigation-child',
  title,
  link,
  description,
})

export const entry = (title: Translated, link: unknown, children: readonly unknown[] = []) => ({
  component: 'header-navigation-item',
  title,
  link,
  children,
})

export const link = (title: string | Translated, href: unknown) => ({ component: 'footer-link', title, href })

export const column = (title: Translated, ...children: unknown[]) => ({
  component: 'footer-column',
  title,
  children,
})

const language = (code: string, label: string, href: string) => ({
  component: 'language',
  code,
  label,
  shortLabel: code.toUpperCase(),
  href: urlLink(href),
})

/** The choice between two languages; the address of each is that of its home page. */
export const germanAndEnglish = (german: string, english: string) => [
  language('de', 'Deutsch', german),
  language('en', 'English', english),
]

/** Those of the first unit. */
export const allLanguages = [
  ...germanAndEnglish('/', '/en/'),
  language('fr', 'Français', '/fr/'),
  language('it', 'Italiano', '/it/'),
  language('es', 'Español', '/es/'),
  language('pt', 'Português', '/pt/'),
]

interface Settings {
  readonly unit: string
  readonly header: Readonly<Record<string, unknown>>
  readonly footer: Readonly<Record<string, unknown>>
  readonly defaults: Readonly<Record<string, unknown>>
}

/** The stories of a unit's settings. */
export const settingsOf = ({ unit, header, footer, defaults }: Settings): readonly StoryDraft[] => [
  { slug: `settings/${unit}/header`, name: `Header, ${unit}`, content: { component: 'header', ...header } },
  {
    slug: `settings/${unit}/footer`,
    name: `Footer, ${unit}`,
    content: {
      component: 'footer',
      copyrightText: t('Hochschule Tannhagen gGmbH', 'Hochschule Tannhagen gGmbH'),
      ...footer,
    },
  },
  {
    slug: `settings/${unit}/defaults`,
    name: `Defaults, ${unit}`,
    content: { component: 'defaults', unit, ...defaults },
  },
]
