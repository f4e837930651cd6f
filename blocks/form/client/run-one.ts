import { afterPaint } from '../../_kit/client/after-paint.ts'
import type { PageForm } from './page-form.ts'

/** Milliseconds until an action that is not over is shown: most are over before. */
const DELAY = 300

/** The button whose label tells that something is under way: the one that was pressed, for the keyboard that of the step. */
const busyButton = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  submitter && !submitter.matches('[aria-hidden]')
    ? submitter
    : form.querySelector<HTMLElement>('[data-step]:not([hidden]) button[type=submit]:not([name])')

/** Says that the form is being sent. Returns a function that takes it back. */
function showSending(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = busyButton(form, submitter)
  const label = button?.querySelector('span') ?? button
  const before = label?.textContent ?? ''
  const status = form.querySelector('[data-sending-status]')
  const show = (words: string, state: string) => {
    if (label) label.textContent = words
    if (status) status.textContent = state
  }
  const { sending = '' } = form.dataset
  const timer = setTimeout(() => {
    show(sending, sending)
    // Enter in a field of a long form is pressed where its button is not in sight.
    button?.scrollIntoView({ block: 'nearest' })
  }, DELAY)
  return () => {
    clearTimeout(timer)
    show(before, '')
  }
}

/**
 * Runs one action of a form at a time, after the browser has painted the button as pressed. Where one fails, the form is posted as without
 * script: nothing that was entered is lost.
 */
export function createRunner({ element }: PageForm) {
  let isRunning = false
  return async (submitter: HTMLElement | null, action: () => Promise<void> | undefined): Promise<void> => {
    if (isRunning) return
    isRunning = true
    let hideSending: (() => void) | undefined
    try {
      element.setAttribute('aria-busy', 'true')
      await afterPaint()
      const pending = action()
      if (pending) hideSending = showSending(element, submitter)
      await pending
    } catch (error) {
      reportError(error)
      element.submit()
    } finally {
      isRunning = false
      element.removeAttribute('aria-busy')
      hideSending?.()
    }
  }
}
