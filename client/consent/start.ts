import type { Service } from '../../blocks/_kit/consent/services.ts'
import { startTracking } from '../events/start-tracking.ts'
import { startPrefill } from '../services/begin-prefill.ts'
import { openChatByEvent } from '../services/open-by-event.ts'
import { decidedVersion, followDecisions, granted, hasDecided, onConsentChange } from './consent.ts'
import { forgetWithdrawn } from './forget.ts'
import { showNotice } from './notice.ts'
import { showFailure } from './show-failure.ts'
import { startTags } from './tags.ts'

/** Requests the settings; with a service, for that one alone. Raised on the document by code that needs a grant. */
type ConsentRequest = CustomEvent<{ readonly service?: Service } | null>

async function open(service?: Service): Promise<boolean> {
  const { classList } = document.documentElement
  classList.add('page-loading')
  try {
    const { openSettings } = await import('./settings.ts')
    return await openSettings(service)
  } catch {
    return false
  } finally {
    classList.remove('page-loading')
  }
}

/** The page with the settings is opened where the dialog cannot be loaded: by the link that was followed, or the first one to it. */
async function openFrom(control: HTMLElement): Promise<void> {
  if (await open()) return
  const other = document.querySelector<HTMLAnchorElement>('a[data-consent-settings]')
  const link = control instanceof HTMLAnchorElement ? control : other
  if (link) return location.assign(link.href)
  showFailure(control.closest('form') ?? control, true)
}

function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const control =
    target instanceof Element ? target.closest<HTMLElement>('[data-consent-settings]') : undefined
  if (!control || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  void openFrom(control)
}

/** Saves decisions of the page's own form in place. Where the code cannot be loaded, the form posts as it does without script. */
async function tend(form: Element | null): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return
  const module = await import('./form.ts').catch(() => undefined)
  module?.tendPageForm(form)
}

/** Shows the notice if there is no decision, or if it covers fewer services, purposes or recipients, which the worker checks. */
async function request(): Promise<void> {
  const { consent: version } = document.documentElement.dataset
  const known = decidedVersion()
  if (!version || (hasDecided() && (!known || known === version))) return
  await showNotice(known)
}

/**
 * Starts the consent tool. If it fails, no consent is given and the page stays as it is (requirement consent/failure): no caller waits for
 * it.
 */
export function startConsent(): void {
  followDecisions()
  if (document.documentElement.dataset.tags) startTags(granted('analytics'))
  openChatByEvent()
  startTracking()
  startPrefill()
  // After the listeners of services, which unload theirs first.
  onConsentChange(() => queueMicrotask(forgetWithdrawn))
  // Before the navigator, which follows links.
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('consent-request', event => {
    void open((event as ConsentRequest).detail?.service)
  })
  document.addEventListener('consent-form', ({ target }) => {
    if (target instanceof Element) void tend(target.querySelector('[data-consent-form]'))
  })
  void tend(document.querySelector('[data-consent-form]'))
  // Without the notice nothing is granted; the next page shows it again.
  request().catch(() => undefined)
}
