import { onConsentChange } from './consent.ts'
import { decide } from './decide.ts'
import { elementOf, fetchPart } from './fetch-part.ts'
import { showFailure } from './form.ts'

/** The keyboard goes on at the content: hidden, the notice has lost the focus. */
function leave(notice: HTMLElement): void {
  if (notice.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
}

/** Hides the notice at once, and shows it again where the decision could not be saved. */
async function answer(notice: HTMLElement, button: HTMLElement | null): Promise<void> {
  showFailure(notice, false)
  leave(notice)
  notice.hidden = true
  const accept = button?.getAttribute('value') === 'accept' ? 'all' : 'none'
  if (await decide({ accept })) return notice.remove()
  notice.hidden = false
  showFailure(notice, true)
  button?.focus()
}

/**
 * Asks the visitor in front of the page (requirement consent/notice): the first thing that the keyboard reaches. `known` is the version that
 * the visitor has decided on.
 */
export async function showNotice(known: string): Promise<void> {
  const part = await fetchPart('notice', known ? { known } : {})
  const notice = part && elementOf<HTMLElement>(part)
  if (!part || !notice) return
  const sheet = await new CSSStyleSheet().replace(part.style)
  document.adoptedStyleSheets.push(sheet)
  document.body.prepend(notice)
  const stop = onConsentChange(() => {
    stop()
    leave(notice)
    notice.remove()
  })
  notice.addEventListener('submit', event => {
    event.preventDefault()
    // Only a form is submitted.
    void answer(notice, (event as SubmitEvent).submitter)
  })
}
