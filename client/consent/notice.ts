import { onConsentChange } from './consent.ts'
import { decide } from './decide.ts'
import { elementOf, fetchPart } from './fetch-part.ts'
import { painted } from './painted.ts'
import { showFailure } from './show-failure.ts'

/** Where the focus was before it came into a notice. */
const origins = new WeakMap<HTMLElement, HTMLElement>()

function noteOrigin(notice: HTMLElement): void {
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget))
      origins.set(notice, relatedTarget)
  })
}

/** The keyboard goes on where the visitor was, else at the content: hidden, the notice has lost the focus. */
function goBack(notice: HTMLElement): void {
  const origin = origins.get(notice)
  const target = origin?.isConnected ? origin : document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/** A live region that outlives the notice: says that the decision is saved (WCAG 2.2, 4.1.3). */
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
 * Hides the notice at once, and shows it again where the decision could not be saved. Moving the focus lays out the page, and so does taking the
 * notice out of it: both wait until the visitor sees that the tap was answered.
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

/** The notice in the language of the page; undefined where nothing is asked. */
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

/** Puts the notice in another language in the place of this one; returns the one that is shown. */
async function translate(shown: HTMLElement, known: string): Promise<HTMLElement> {
  const made = await makeNotice(known)
  // The visitor may have answered meanwhile.
  if (!made || !shown.isConnected || shown.hidden) return shown
  shown.replaceWith(made.notice)
  return made.notice
}

/**
 * Asks the visitor in front of the page (requirement consent/notice): the first thing that the keyboard reaches. It follows the language of the
 * pages that are shown after it. `known` is the version that the visitor has decided on.
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
