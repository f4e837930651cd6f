import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { languageChoices, manyLanguages, otherLanguage } from '../_kit/languages.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

interface Bar {
  readonly name: string | undefined
  readonly entries: readonly { readonly title: string; readonly children: readonly unknown[] }[]
  readonly button: { readonly text: string } | undefined
}

/** Widths in pixels of the bar on large screens; a character is one of the widest font. */
const bar = {
  inside: 1216,
  character: 9.2,
  entry: 20,
  caret: 20,
  mark: 60,
  languages: 90,
  gaps: 48,
  button: 64,
}
const widestButton = 240

const textWidth = (text: string) => text.length * bar.character
const nameWidth = (name = '') => bar.mark + Math.max(...name.split('\n').map(line => textWidth(line) * 1.15))
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** Whether all entries of the navigation fit into one row on large screens, as estimated on the server. */
export function fitsRow({ name, entries, button }: Bar): boolean {
  const navigation = entries.map(
    ({ title, children }) => textWidth(title) + bar.entry + (children.length ? bar.caret : 0),
  )
  const action = button ? Math.min(widestButton, textWidth(button.text) + bar.button) : 0
  return sum([...navigation, nameWidth(name), action, bar.languages, bar.gaps]) <= bar.inside
}

type Content = Resolved<ContentOf<typeof schema>>
type Item = Content['navigation'][number]

function childOf({ _uid, title, link, description }: Item['children'][number], context: Context) {
  return link ? [{ uid: _uid, title, link, description, current: context.current(link.href) }] : []
}

/** An entry has an address or sub-entries; one with neither is left out. */
function entryOf({ _uid, title, link, children }: Item, context: Context) {
  const inside = children.flatMap(child => childOf(child, context))
  if (!link && !inside.length) return []
  const own = link && context.current(link.href)
  const current = own ?? (inside.some(child => child.current) ? ('true' as const) : undefined)
  return [{ uid: _uid, title, link, children: inside, current, own }]
}

function homeOf({ homeLink, languageSwitcher }: Content, context: Context): string {
  if (homeLink) return homeLink.href
  const language = context.language()
  return languageSwitcher.find(entry => entry.code === language)?.href?.href ?? '/'
}

/** Requirement header-footer/language-switcher; the other fields are unchanged. */
export function props(content: Content, context: Context) {
  const choices = languageChoices(content.languageSwitcher, context)
  const { preventHeaderColor } = context.theme().flags
  const home = homeOf(content, context)
  // A landing page has only its own call to action, and no navigation.
  const isOpen = !context.isLandingPage()
  const entries = isOpen ? content.navigation.flatMap(item => entryOf(item, context)) : []
  const button =
    isOpen && content.buttonText && content.buttonLink
      ? { text: content.buttonText, link: content.buttonLink }
      : undefined
  return {
    name: content.name,
    home,
    isHome: context.current(home) === 'page',
    entries,
    needsRows: !fitsRow({ name: content.name, entries, button }),
    language: otherLanguage(choices),
    languages: manyLanguages(choices, content.languageMenu),
    button,
    surface: preventHeaderColor ? ('white' as const) : content.backgroundColor,
    texts: {
      home: context.message('home'),
      menu: context.message('menu'),
      closeMenu: context.message('closeMenu'),
      mainNavigation: context.message('mainNavigation'),
      language: context.message('language'),
      opensInNewTab: context.message('opensInNewTab'),
      atAGlance: context.message('atAGlance'),
    },
  }
}

export type HeaderProps = NonNullable<ReturnType<typeof props>>
export type HeaderEntry = HeaderProps['entries'][number]
