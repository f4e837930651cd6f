import type { ContentOf } from '../_kit/block-schema.ts'
import { phoneTarget } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import { languageChoices, manyLanguages, otherLanguage } from '../_kit/languages.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { plainSearchField } from '../_kit/search-field-props.ts'
import { letterWidths } from '../_kit/themes/theme.ts'
import type { schema } from './schema.ts'

interface Bar {
  readonly name: string | undefined
  readonly entries: readonly { readonly title: string; readonly children: readonly unknown[] }[]
  readonly button: { readonly text: string } | undefined
  /** Width of a letter. */
  readonly letter: number
}

/** Widths in pixels of the bar on large screens. */
const bar = {
  inside: 1216,
  entry: 16,
  caret: 20,
  mark: 60,
  languages: 96,
  search: 44,
  gaps: 48,
  button: 64,
}
const widestButton = 240

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** Whether all entries of the navigation fit into one row on large screens, as estimated on the server. */
export function fitsRow({ name = '', entries, button, letter }: Bar): boolean {
  const textWidth = (text: string) => text.length * letter
  const nameWidth = bar.mark + Math.max(...name.split('\n').map(line => textWidth(line) * 1.15))
  const navigation = entries.map(
    ({ title, children }) => textWidth(title) + bar.entry + (children.length ? bar.caret : 0),
  )
  const action = button ? Math.min(widestButton, textWidth(button.text) + bar.button) : 0
  return sum([...navigation, nameWidth, action, bar.languages, bar.search, bar.gaps]) <= bar.inside
}

type Content = Resolved<ContentOf<typeof schema>>
type Item = Content['navigation'][number]

function childOf({ _uid, title, link, description, value }: Item['children'][number], context: Context) {
  return link ? [{ uid: _uid, title, link, description, value, current: context.current(link.href) }] : []
}

/** An entry has an address or sub-entries; one with neither is left out. */
function entryOf({ _uid, title, link, lead, overview, children }: Item, context: Context) {
  const inside = children.flatMap(child => childOf(child, context))
  if (!link && !inside.length) return []
  const own = link && context.current(link.href)
  const current = own ?? (inside.some(child => child.current) ? ('true' as const) : undefined)
  const words = overview ?? `${title} ${context.message('atAGlance')}`
  return [{ uid: _uid, title, link, lead, overview: words, children: inside, current, own }]
}

function homeOf({ homeLink, languageSwitcher }: Content, context: Context): string {
  if (homeLink) return homeLink.href
  const language = context.language()
  return languageSwitcher.find(entry => entry.code === language)?.href?.href ?? '/'
}

/** A search needs a page that shows what is found: where the unit names none, its address is that of the language's home. */
function searchOf({ search }: Content, context: Context) {
  if (!search) return undefined
  const field = plainSearchField(context)
  return ['/', `/${context.language()}/`].includes(field.action) ? undefined : field
}

/** What the menu of small screens has beside the navigation. */
function moreOf({ quickLinks, phone, openingHours }: Content) {
  const target = phoneTarget(phone)
  return {
    quickLinks: quickLinks.flatMap(({ _uid: uid, title, link, value }) =>
      link ? [{ uid, title, link, value }] : [],
    ),
    call: phone && target && { label: phone, link: target, hours: openingHours },
  }
}

/** Requirement header-footer/language-switcher; the other fields are unchanged. */
export function props(content: Content, context: Context) {
  const choices = languageChoices(content.languageSwitcher, context)
  const theme = context.theme()
  const home = homeOf(content, context)
  // A landing page has only its own call to action, and no navigation.
  const isOpen = !context.isLandingPage()
  const entries = isOpen ? content.navigation.flatMap(item => entryOf(item, context)) : []
  const button =
    isOpen && content.buttonText && content.buttonLink
      ? { text: content.buttonText, link: content.buttonLink }
      : undefined
  return {
    alerts: content.alerts,
    name: content.name,
    home,
    isHome: context.current(home) === 'page',
    entries,
    needsRows: !fitsRow({ name: content.name, entries, button, letter: letterWidths[theme.font] }),
    search: isOpen ? searchOf(content, context) : undefined,
    more: moreOf(content),
    language: otherLanguage(choices),
    languages: manyLanguages(choices, content.languageMenu),
    button,
    surface: theme.flags.preventHeaderColor ? ('white' as const) : content.backgroundColor,
    texts: {
      home: context.message('home'),
      menu: context.message('menu'),
      closeMenu: context.message('closeMenu'),
      mainNavigation: context.message('mainNavigation'),
      language: context.message('language'),
      opensInNewTab: context.message('opensInNewTab'),
      search: context.message('search'),
    },
  }
}

export type HeaderProps = NonNullable<ReturnType<typeof props>>
export type HeaderEntry = HeaderProps['entries'][number]
