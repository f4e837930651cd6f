import { programmeLinks } from '../../blocks/_kit/client/page-programme.ts'
import { granted, onConsentChange } from '../consent/consent.ts'
import { reportFailure } from '../navigation/leaving.ts'

/** On a page that names programmes, or that has an application. */
const pages = `${programmeLinks}, form[data-form*="purchase"]`

/**
 * Loads the code that fills in the programme of an application, if the visitor has consented and the page needs it (requirement
 * applications/prefill).
 */
export function startPrefill(): void {
  const run = () => {
    if (!granted('application-prefill') || !document.querySelector(pages)) return
    import('./prefill.ts').then(({ prefill }) => prefill()).catch(reportFailure)
  }
  onConsentChange(run)
  document.addEventListener('page-shown', run)
  run()
}
