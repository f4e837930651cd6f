import { block } from '../_kit/block-schema.ts'
import { bloks, items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import type { brandIcons } from '../_kit/icons/names.ts'
import { languages } from '../_kit/languages.ts'

export type Network = keyof typeof brandIcons

/** The networks as they write themselves. */
export const networks: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  xing: 'XING',
  orcid: 'ORCID',
  researchgate: 'ResearchGate',
}

// The keys of a constant, which `Object.keys` widens to texts.
const networkNames = Object.keys(networks) as Network[]

const link = {
  title: text({ required: true }),
  href: multilink(),
  opensConsent: boolean({ description: 'Opens the consent settings; without script it leads to its page' }),
}

export const schema = block(
  {
    title: 'Footer',
    description: 'All areas of the site, newsletter, social media and legal links, at the end of every page.',
    place: 'story',
  },
  {
    name: textarea({ description: 'Name beside the mark, a line each' }),
    claim: text({ description: 'One sentence below the name' }),
    newsletter: bloks({
      allowed: ['newsletter-field', 'form', 'container', 'rich-text', 'headline', 'card', 'split'],
      description: 'The last column: a field for an address, a form, or words and a button that lead to it',
    }),
    navigation: items('footer-column', {
      title: text({ required: true }),
      children: items('footer-link', link),
    }),
    legalNavigation: items('footer-link', link),
    socialMedia: items('footer-social', { href: multilink(), icon: option(networkNames) }),
    copyrightText: text({ description: 'Follows the sign and the current year' }),
    languageSwitcher: languages(),
    languageMenu: boolean({ description: 'Offer more than two languages as a list' }),
  },
)
