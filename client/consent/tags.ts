import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'
import { mayReload } from '../may-reload.ts'
import { withoutTokens } from '../navigation/without-tokens.ts'
import { granted, onConsentChange } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
  interface GlobalEventHandlersEventMap {
    /** On the document, before the page is loaded again for a decision: the queue of events is to be handed over. */
    'consent-reload': Event
  }
}

const service = 'analytics'

/** Google's consent mode: `gtag` hands over its `arguments` object. */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by this object
  window.dataLayer.push(arguments)
}

/** Tells the tag manager the consent state. Only storage for analytics is ever granted. */
const sayConsent = (command: 'default' | 'update', analytics: 'denied' | 'granted') =>
  gtag('consent', command, {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytics,
  })

function addScript(): void {
  // Tags read the address themselves, so they do not run where it contains a token.
  const address = withoutTokens(location.href)
  if (address !== location.href && !writeEntry(history.state, address)) return
  // Basic consent mode (requirement consent/tag-manager): denied by default, then the current grant, both before the script loads.
  sayConsent('default', 'denied')
  sayConsent('update', 'granted')
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.src = '/_service/analytics/tag.js'
  script.async = true
  document.head.append(script)
}

/** Loads the document again with the other policy; where that would lose something, the next navigation loads a document. */
function reload(): void {
  if (!mayReload()) {
    document.documentElement.dataset.leaveByDocument = ''
    return
  }
  document.dispatchEvent(new Event('consent-reload'))
  location.reload()
}

/**
 * Runs the tag manager in the page if the visitor has consented. The policy of a document cannot change, so a grant or a withdrawal
 * needs another document. `isAllowed`: whether the policy of this document names the tag manager's hosts.
 */
export function startTags(isAllowed: boolean): void {
  let wasGranted = granted(service)
  const isRunning = isAllowed && wasGranted
  const follow = () => granted(service) !== isAllowed && reload()
  if (isRunning) addScript()
  else follow()
  onConsentChange(() => {
    const isGranted = granted(service)
    // At once: a document with entries in a form is not reloaded, and its tags would store and send until the visitor leaves.
    if (isRunning && isGranted !== wasGranted) sayConsent('update', isGranted ? 'granted' : 'denied')
    wasGranted = isGranted
    follow()
  })
}
