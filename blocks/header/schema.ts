import { block } from '../_kit/block-schema.ts'
import { bloks, items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { languages } from '../_kit/languages.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'

const child = {
  title: text({ required: true }),
  link: multilink(),
  description: text({ description: 'One line below the title' }),
  value: text({ description: 'A price or another figure at the end of the line: ab 198 €' }),
}

const entry = {
  title: text({ required: true }),
  link: multilink({ description: 'With children: the page with the overview of the area' }),
  lead: text({ description: 'With children: a sentence beside them, on large screens' }),
  overview: text({ description: 'Words of the link to the overview; default: the title, at a glance' }),
  children: items('header-navigation-child', child),
}

const quickLink = {
  title: text({ required: true }),
  link: multilink(),
  value: text({ description: 'A price or another figure at the end of the line' }),
}

export const schema = block(
  {
    title: 'Header',
    description: 'Mark, main navigation, search, language and call to action, at the top of every page.',
    place: 'story',
  },
  {
    alerts: bloks({
      allowed: ['alert-banner'],
      description: 'Above the bar on every page: what visitors must know now',
    }),
    name: textarea({ description: 'Name beside the mark, a line each' }),
    homeLink: multilink({ description: 'Default: home of the language' }),
    navigation: items('header-navigation-item', entry),
    search: boolean({
      defaultValue: true,
      description: 'A search in the bar, where the unit’s defaults name the page of the search',
    }),
    quickLinks: items('header-quick-link', quickLink, {
      description: 'In the menu of small screens: prices and what visitors want most often',
    }),
    phone: text({ description: 'In the menu of small screens: a number to call' }),
    openingHours: text({ description: 'Beside the number: when somebody answers' }),
    languageSwitcher: languages(),
    languageMenu: boolean({ description: 'Offer more than two languages as a menu' }),
    buttonText: text(),
    buttonLink: multilink(),
    backgroundColor: option(surfaceNames, {
      defaultValue: 'white',
      description: 'Ignored by themes that prevent a coloured header',
    }),
  },
)
