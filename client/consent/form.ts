import { type Service, services } from '../../blocks/_kit/consent/services.ts'
import { granted, onConsentChange } from './consent.ts'
import { type Change, decide } from './decide.ts'
import { showFailure } from './show-failure.ts'

const isService = (name: string): name is Service => services.some(service => service === name)
const isBox = (element: Element): element is HTMLInputElement => element.matches('[name="service"]')
const boxesOf = (form: HTMLFormElement) => [...form.elements].filter(isBox)

/** Sets the checkboxes to the visitor's grants. */
function showGrants(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) box.checked = isService(box.value) && granted(box.value)
}

/** The services that a button of the form grants. Undefined for the button that refuses one service: the decision stays as it is. */
function acceptedBy(form: HTMLFormElement, button: HTMLButtonElement): Change['accept'] | undefined {
  const { consentService: requested } = form.dataset
  if (requested !== undefined) {
    const wanted = services.filter(service => service === requested || granted(service))
    return button.value === 'accept' ? wanted : undefined
  }
  if (button.value !== 'choose') return button.value === 'accept' ? 'all' : 'none'
  return boxesOf(form).flatMap(({ checked, value }) => (checked && isService(value) ? [value] : []))
}

const versionOf = (form: HTMLFormElement): Pick<Change, 'version'> => {
  const field = form.elements.namedItem('version')
  return field instanceof HTMLInputElement ? { version: field.value } : {}
}

async function save(form: HTMLFormElement, button: HTMLButtonElement, done: () => void): Promise<void> {
  const accept = acceptedBy(form, button)
  showFailure(form, false)
  if (accept === undefined) return done()
  if (!(await decide({ accept, ...versionOf(form), onSaved: done }))) showFailure(form, true)
}

/** Updates the form after a decision elsewhere, as long as the form is in the page; does not keep it in memory. */
function followDecision(form: HTMLFormElement): void {
  const followed = new WeakRef(form)
  const stop = onConsentChange(() => {
    const there = followed.deref()
    if (there?.isConnected) showGrants(there)
    else stop()
  })
}

const tended = new WeakSet<HTMLFormElement>()

/** Saves decisions of a form without leaving the page, and shows the current grants in it, also after a decision elsewhere. */
export function tendForm(form: HTMLFormElement, done: () => void): void {
  if (tended.has(form)) return
  tended.add(form)
  showGrants(form)
  followDecision(form)
  form.addEventListener('submit', event => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    void save(form, submitter, done)
  })
  form.dataset.enhanced = ''
}

/** The form of a page: the message that it is saved shows where the address names it, as without script. */
export function tendPageForm(form: HTMLFormElement): void {
  tendForm(form, () => {
    location.hash = 'consent-saved'
    document.getElementById('consent-saved')?.focus()
  })
}
