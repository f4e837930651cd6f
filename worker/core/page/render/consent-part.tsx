import { consentPropsOf } from '../../../../blocks/_kit/consent/consent-props.ts'
import {
  ConsentNotice,
  ConsentServiceDialog,
  ConsentSettingsDialog,
} from '../../../../blocks/_kit/consent/consent-windows.tsx'
import type { Service } from '../../../../blocks/_kit/consent/services.ts'
import type { ConsentSettings } from '../../../../blocks/_kit/consent/version.ts'
import { message } from '../../../../blocks/_kit/messages.ts'
import { memoize } from '../../base/caching/memoize.ts'
import type { Site } from '../../request/site/site.ts'
import { resolveConsent } from '../resolve-consent.ts'
import { fragmentStyle } from './fragment-style.ts'
import { renderPart } from './render-part.ts'

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
