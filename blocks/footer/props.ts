import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { languageChoices, manyLanguages, otherLanguage } from '../_kit/languages.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import { networks, type schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Link = Content['legalNavigation'][number]

const linksOf = (entries: readonly Link[]) =>
  entries.flatMap(({ _uid: uid, title, href, opensConsent }) =>
    href ? [{ uid, title, link: href, attributes: opensConsent ? { 'data-consent-settings': '' } : {} }] : [],
  )

/** Shown only when the link is not empty and not `#` (requirement header-footer/social-links). */
function socialOf({ _uid, href, icon }: Content['socialMedia'][number]) {
  if (!href || href.href === '#' || !icon) return []
  return [{ uid: _uid, href: href.href, icon, network: networks[icon] }]
}

/** Requirement contracts/entries. */
function contractLinks(context: Context) {
  const pages = context.contractPages()
  if (!pages) return undefined
  const words = context.words(messages)
  return {
    label: words.contracts,
    links: [
      { href: pages.withdrawal, title: words.withdraw },
      { href: pages.cancellation, title: words.cancel },
    ],
  }
}

/** Requirement header-footer/footer. */
export function props(content: Content, context: Context) {
  const year = context.clock.yearIn(context.timeZone())
  const choices = languageChoices(content.languageSwitcher, context)
  const columns = content.navigation.map(({ _uid, title, children }) => ({
    uid: _uid,
    title,
    links: linksOf(children),
  }))
  return {
    name: content.name,
    claim: content.claim,
    newsletter: content.newsletter,
    columns: columns.filter(column => column.links.length > 0),
    contracts: contractLinks(context),
    legal: linksOf(content.legalNavigation),
    social: content.socialMedia.flatMap(socialOf),
    copyright: ['©', year, content.copyrightText].filter(Boolean).join(' '),
    language: otherLanguage(choices),
    languages: manyLanguages(choices, content.languageMenu),
    texts: {
      navigation: context.message('footerNavigation'),
      legal: context.message('legalNavigation'),
      language: context.message('language'),
      socialMedia: context.message('socialMedia'),
      opensInNewTab: context.message('opensInNewTab'),
    },
  }
}

export type FooterProps = ReturnType<typeof props>
