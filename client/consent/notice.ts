import { onConsentChange } from './consent.ts'
import { decide } from './decide.ts'
import { elementOf, fetchPart } from './fetch-part.ts'
import { painted } from './painted.ts'
import { showFailure } from './show-failure.ts'

/** For each notice, the element that had the focus before the notice got it. */
const origins = new WeakMap<HTMLElement, HTMLElement>()

function noteOrigin(notice: HTMLElement): void {
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget))
      origins.set(notice, relatedTarget)
  })
}

/** Returns the focus to where the visitor was, else to the content, because the hidden notice has lost it. */
function goBack(notice: HTMLElement): void {
  const origin = origins.get(notice)
  const target = origin?.isConnected ? origin : document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/** A live region that stays after the notice is gone: announces that the decision is saved (WCAG 2.2, 4.1.3). */
function createStatus(): HTMLElement {
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.role = 'status'
  // Below the last region it would make the page a pixel longer.
  status.style.top = '0'
  document.body.append(status)
  return status
}

/**
 * Hides the notice at once, and shows it again if the decision could not be saved. Moving the focus and removing the notice both cause a layout,
 * so they wait until the visitor has seen the reaction to the tap.
 */
async function answer(notice: HTMLElement, button: HTMLElement | null): Promise<void> {
  const status = createStatus()
  const hadFocus = notice.contains(document.activeElement)
  showFailure(notice, false)
  notice.hidden = true
  const accept = button?.getAttribute('value') === 'accept' ? 'all' : 'none'
  await painted()
  if (hadFocus) goBack(notice)
  if (await decide({ accept })) {
    status.textContent = notice.dataset.saved ?? ''
    return notice.remove()
  }
  status.remove()
  notice.hidden = false
  showFailure(notice, true)
  button?.focus()
}

/** The notice in the language of the page; undefined where the visitor need not decide. */
async function makeNotice(known: string) {
  const part = await fetchPart('notice', known ? { known } : {})
  const notice = part && elementOf<HTMLElement>(part)
  if (notice) noteOrigin(notice)
  notice?.addEventListener('submit', event => {
    event.preventDefault()
    // Only a form is submitted.
    void answer(notice, (event as SubmitEvent).submitter)
  })
  return part && notice && { notice, style: part.style }
}

/** Replaces the notice by one in another language; returns the one that is shown. */
async function translate(shown: HTMLElement, known: string): Promise<HTMLElement> {
  const made = await makeNotice(known)
  // The visitor may have decided meanwhile.
  if (!made || !shown.isConnected || shown.hidden) return shown
  shown.replaceWith(made.notice)
  return made.notice
}

/**
 * Shows the notice in front of the page (requirement consent/notice), as the first element in the tab order. It changes its language with the
 * pages that are shown later. `known` is the version that the visitor has decided on.
 */
export async function showNotice(known: string): Promise<void> {
  const made = await makeNotice(known)
  if (!made) return
  let { notice } = made
  let language = document.documentElement.lang
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(made.style))
  document.body.prepend(notice)
  const follow = async () => {
    if (document.documentElement.lang === language) return
    language = document.documentElement.lang
    notice = await translate(notice, known)
  }
  const onPage = () => void follow()
  document.addEventListener('page-shown', onPage)
  const stop = onConsentChange(() => {
    stop()
    document.removeEventListener('page-shown', onPage)
    if (notice.contains(document.activeElement)) goBack(notice)
    notice.remove()
  })
}
