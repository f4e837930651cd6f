import sheet from 'virtual:site/styles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { Chat, chatWords } from '../../../../blocks/_kit/chat/chat-window.tsx'
import { consentPropsOf } from '../../../../blocks/_kit/consent/consent-props.ts'
import {
  ConsentNotice,
  ConsentServiceDialog,
  ConsentSettingsDialog,
} from '../../../../blocks/_kit/consent/consent-windows.tsx'
import type { Service } from '../../../../blocks/_kit/consent/services.ts'
import type { ConsentSettings } from '../../../../blocks/_kit/consent/version.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { message } from '../../../../blocks/_kit/messages.ts'
import type { Resolved } from '../../../../blocks/_kit/resolved.ts'
import {
  afterFirstPaint,
  type StyleRule,
  type StyleSelector,
  writeRules,
} from '../../../../blocks/_kit/style-sheet.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { memoize } from '../../base/caching/memoize.ts'
import type { ChatTexts } from '../../content/stories/unit-settings.ts'
import { type LinkRules, resolveLink } from '../../request/site/links.ts'
import type { Site } from '../../request/site/site.ts'
import { keepRead, selectRules } from './filter-rules.ts'
import { createClassShortener, longName } from './style-sets.ts'

/** The HTML of a part that a page requests after it was loaded, with the class names of the page's sheet. */
const renderPart = (part: ReactNode): string => createClassShortener()(renderToStaticMarkup(part))

/** The part of a selector that is for classes with the prefix. */
function ownSelector([text, tokens, choices]: StyleSelector, prefix: string): readonly StyleSelector[] {
  const isOwn = (token: string) => longName(token).startsWith(prefix)
  if (tokens.some(isOwn)) return [choices ? [text, tokens, choices] : [text, tokens]]
  const own = choices?.filter(isOwn) ?? []
  return own.length ? [[text, tokens, own]] : []
}

const rootSelector = /^(?:html|:root|\[data-theme=[^\]]+\])$/

const isOfRoot = ([text]: StyleSelector) => rootSelector.test(text)

/** The custom properties of the root; a page contains only those that its own blocks read. */
function rootProperties([around, selectors, declarations]: StyleRule): readonly StyleRule[] {
  const root = selectors.filter(isOfRoot)
  const properties = declarations.filter(([, name]) => name.startsWith('--'))
  return root.length && properties.length ? [[around, root, properties]] : []
}

function fragmentRules(rule: StyleRule, prefix: string): readonly StyleRule[] {
  const [around, selectors, declarations] = rule
  const own = selectors.flatMap(selector => ownSelector(selector, prefix))
  return own.length ? [[around, own, declarations]] : rootProperties(rule)
}

/**
 * The rules for classes that begin with a prefix, for a sheet after the page's own: with the custom properties that they read, and
 * without other rules, which would override those of the page that precede the sheet.
 */
function fragmentStyle(prefix: string, theme: string): string {
  const rules = sheet.rules.flatMap(rule => fragmentRules(rule, prefix))
  const tokens = rules.flatMap(([, selectors]) =>
    selectors.flatMap(([, needed, choices = []]) => [...needed, ...choices]),
  )
  const others = (token: string) => token.startsWith('theme:') && token !== `theme:${theme}`
  const wanted = tokens.filter(token => !others(token))
  return writeRules(keepRead(selectRules(rules, new Set([...wanted, afterFirstPaint]))))
}

const home = '/'

/**
 * The chat's consent modal and its window, as HTML for a page that is there already (requirement chat/consent); rendered once for each content,
 * language and site.
 */
export const renderChat = memoize((chat: ChatTexts, language: string, links: LinkRules): string => {
  const { settingsPage, ...texts } = chat
  const settingsPath = (settingsPage && resolveLink(settingsPage, links))?.href ?? home
  const { close, failure } = wordsIn(chatWords, language)
  const closeDialogLabel = message(language, 'close')
  const props = { ...texts, settingsPath, closeLabel: close, closeDialogLabel, failureText: failure }
  return renderPart(<Chat {...props} />)
})

/** The consent settings with their links as addresses, as views take them. */
function resolveConsent(
  { categories, privacyPage, ...texts }: ConsentSettings,
  rules: LinkRules,
): Resolved<ConsentSettings> {
  const address = (link: Multilink | undefined) => link && resolveLink(link, rules)
  const resolved = {
    ...texts,
    privacyPage: address(privacyPage),
    categories: categories.map(({ services, ...category }) => ({
      ...category,
      services: services.map(({ privacyLink, ...service }) => ({
        ...service,
        privacyLink: address(privacyLink),
      })),
    })),
  }
  // The mapped type does not treat the type of a list of choices as one value.
  return resolved as unknown as Resolved<ConsentSettings>
}

/** A piece of HTML for a page that is there already, and the rules that the page may not have. */
interface ConsentPart {
  readonly html: string
  /** Empty for a part that takes the style sheet of the whole site. */
  readonly style: string
}

const propsOf = (settings: ConsentSettings, language: string, site: Site) =>
  consentPropsOf(resolveConsent(settings, site.links.value), {
    language,
    returnTo: '/',
    // Cached parts are the same for everybody; the page itself knows its visitor's grants.
    isGranted: () => false,
  })

/** The notice on a first visit (requirement consent/notice); rendered once for each content, language and site. */
export const renderConsentNotice = memoize(
  (settings: ConsentSettings, language: string, site: Site): ConsentPart => ({
    html: renderPart(<ConsentNotice {...propsOf(settings, language, site)} />),
    style: fragmentStyle('consent-notice', site.theme.name),
  }),
)

/**
 * The dialog with all services, or with a single one; rendered once for each content, language, site and service. Undefined for a service that
 * visitors cannot choose.
 */
export const renderConsentDialog = memoize(
  (settings: ConsentSettings, language: string, site: Site, requested?: Service): ConsentPart | undefined => {
    const consent = propsOf(settings, language, site)
    const texts = {
      consent,
      closeLabel: message(language, 'close'),
      newTabHint: message(language, 'opensInNewTab'),
    }
    if (!requested) return { html: renderPart(<ConsentSettingsDialog {...texts} />), style: '' }
    const all = consent.categories.flatMap(({ services }) => services)
    const service = all.find(entry => entry.service === requested)
    if (!service) return undefined
    return { html: renderPart(<ConsentServiceDialog {...texts} service={service} />), style: '' }
  },
)
