import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { languages } from '../_kit/languages.ts'

/** Requirement header-footer/language-switcher. */
export const schema = block(
  { title: 'Language switcher', category: 'links', description: 'Leads to this page in another language.' },
  {
    languages: languages(),
    languageMenu: boolean({ description: 'Offer more than two languages as a menu' }),
  },
)
