import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
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
}

const entry = {
  title: text({ required: true }),
  link: multilink({ description: 'With children: the page that the whole area begins with' }),
  children: items('header-navigation-child', child),
}

export const schema = block(
  {
    title: 'Header',
    description: 'Mark, main navigation, language and call to action, at the top of every page.',
    place: 'story',
  },
  {
    name: textarea({ description: 'Name beside the mark, a line each' }),
    homeLink: multilink({ description: 'Default: home of the language' }),
    navigation: items('header-navigation-item', entry),
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
