import {
  ConsentServiceDialog,
  ConsentSettingsDialog,
} from '../../../../blocks/_kit/consent/consent-dialog.tsx'
import { ConsentNotice } from '../../../../blocks/_kit/consent/consent-notice.tsx'
import { consentPropsOf } from '../../../../blocks/_kit/consent/consent-props.ts'
import type { Service } from '../../../../blocks/_kit/consent/services.ts'
import type { ConsentSettings } from '../../../../blocks/_kit/consent/version.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { message } from '../../../../blocks/_kit/messages.ts'
import type { Resolved } from '../../../../blocks/_kit/resolved.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { type LinkRules, resolveLink } from '../../request/site/links.ts'
import type { Site } from '../../request/site/site.ts'
import { fragmentStyle } from './fragment-style.ts'
import { renderPart } from './render-part.ts'

/** The consent settings with their links as addresses, as views take them. */
function resolveConsent(
  { categories, ...texts }: ConsentSettings,
  rules: LinkRules,
): Resolved<ConsentSettings> {
  const address = (link: Multilink | undefined) => link && resolveLink(link, rules)
  const resolved = {
    ...texts,
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
  (settings: ConsentSettings, language: string, site: Site, asked?: Service): ConsentPart | undefined => {
    const consent = propsOf(settings, language, site)
    const texts = {
      consent,
      closeLabel: message(language, 'close'),
      newTabHint: message(language, 'opensInNewTab'),
    }
    if (!asked) return { html: renderPart(<ConsentSettingsDialog {...texts} />), style: '' }
    const all = consent.categories.flatMap(({ services }) => services)
    const service = all.find(entry => entry.service === asked)
    if (!service) return undefined
    return { html: renderPart(<ConsentServiceDialog {...texts} service={service} />), style: '' }
  },
)
