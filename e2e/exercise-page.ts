import { expect, type Page, type Request } from '@playwright/test'

/** Controls that give consent, that need a file of the visitor, or that open another document once the answers are saved. */
const excluded = [
  'form[action="/api/consent"] [type="submit"]',
  '[data-chat-accept]',
  'figure[data-embed] button',
  'input[type="file"]',
  '[name="_go"][value="later"]',
  // One without a question: its trap for robots is out of the order of focus.
  'form[method="post"]:not(:has(input:not([type="hidden"], [tabindex="-1"]), select, textarea)) [type="submit"]',
].join()

declare global {
  interface Window {
    exercisedControls?: Set<Element>
    /** Whether the consent settings were requested and have not arrived yet. */
    awaitsSettings?: boolean
  }
}

/**
 * Runs in the page: uses each visible control, and those that become visible by it, first within an open dialog. Links are not followed, except
 * those that request a contact or the consent settings. Returns how many controls were used.
 */
async function exerciseControls(notThese: string): Promise<number> {
  const controls =
    'summary, button, [role="tab"], input:not([type="hidden"]), select, textarea, a[data-contact], a[data-consent-settings], video'
  window.exercisedControls ??= new Set()
  const used = window.exercisedControls
  const before = used.size
  const stay = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (event.type === 'submit' || (link && !link.matches('[data-contact], [data-consent-settings]')))
      event.preventDefault()
  }
  addEventListener('click', stay, { capture: true })
  addEventListener('submit', stay)

  function change(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
    control.focus()
    control.value = value
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  async function use(control: Element): Promise<void> {
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    // A browser without the codec refuses to play; only the request matters here.
    if (control instanceof HTMLVideoElement) await control.play().catch(() => undefined)
    else if (control instanceof HTMLSelectElement) change(control, [...control.options].at(-1)?.value ?? '')
    else if (control instanceof HTMLTextAreaElement) change(control, 'Wann beginnt das Semester?')
    else if (control instanceof HTMLInputElement && !/^(?:checkbox|radio|submit|button)$/.test(control.type))
      change(control, control.type === 'email' ? 'amara@beispiel.example' : 'Betriebswirtschaft')
    else if (control instanceof HTMLElement) control.click()
    if (control.matches('[data-consent-settings]')) window.awaitsSettings = true
  }
  // Controls that fade out with their dialog do not count.
  const isNext = (control: Element) =>
    !used.has(control) &&
    !control.matches(notThese) &&
    !control.closest('dialog:not([open])') &&
    control.checkVisibility({ visibilityProperty: true })
  window.awaitsSettings = false
  // Another control may navigate to the next page, on which requested settings do not open.
  while (!window.awaitsSettings) {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
    const control = [...(dialog ?? document).querySelectorAll(controls)].find(isNext)
    if (!control && !dialog) break
    // A control used before may navigate to the next page.
    if (control?.matches('[data-consent-settings]') && used.size > before) break
    if (control) {
      used.add(control)
      await use(control)
    } else dialog?.close()
    await new Promise(resolve => setTimeout(resolve))
  }
  removeEventListener('click', stay, { capture: true })
  removeEventListener('submit', stay)
  return used.size - before
}

/** Requests that end later than the visit, or never: beacons and videos. */
const endless = ['ping', 'media']

/** The requests of a page that begin from now on and have not ended. */
export function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', request => {
    if (!endless.includes(request.resourceType())) pending.add(request)
  })
  // The overloads name one event each.
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => pending.delete(request))
  return pending
}

export const untilAnswered = (pending: ReadonlySet<Request>): Promise<void> =>
  expect.poll(() => pending.size, { intervals: [50] }).toBe(0)

/**
 * Waits until the requested settings are shown, in a dialog or on the page: between the successive answers that deliver them no request is open.
 * Does not wait by frames, which a page that the browser does not paint does not get.
 */
const untilSettingsCome = (page: Page) =>
  page.waitForFunction(
    () => !window.awaitsSettings || document.querySelector('dialog:modal, main [data-consent-form]') !== null,
    undefined,
    { polling: 50 },
  )

/** Uses the controls that are there. A form that was sent may lead to another page, whose controls come next. */
async function exerciseOnce(page: Page): Promise<number> {
  try {
    return await page.evaluate(exerciseControls, excluded)
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error
    await page.waitForLoadState()
    return 1
  }
}

/** Uses the page until no new control appears. Returns how many it has used. */
export async function exercisePage(page: Page, pending = pendingOf(page)): Promise<number> {
  let sum = 0
  for (let more = 1; more > 0; sum += more) {
    more = await exerciseOnce(page)
    await untilSettingsCome(page)
    await untilAnswered(pending)
  }
  return sum
}
