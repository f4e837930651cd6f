import { onConsentChange } from './consent.ts'
import { decide } from './decide.ts'
import { elementOf, fetchPart } from './fetch-part.ts'
import { showFailure } from './form.ts'

function dismiss(notice: HTMLElement): void {
  // The keyboard goes on at the content.
  if (notice.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
  notice.remove()
}

/** Hides the notice at once, and shows it again where the decision could not be saved. */
async function answer(notice: HTMLElement, accept: 'all' | 'none'): Promise<void> {
  showFailure(notice, false)
  notice.hidden = true
  if (await decide({ accept })) return dismiss(notice)
  notice.hidden = false
  showFailure(notice, true)
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
    dismiss(notice)
  })
  notice.addEventListener('submit', event => {
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    void answer(notice, submitter?.getAttribute('value') === 'accept' ? 'all' : 'none')
  })
}
