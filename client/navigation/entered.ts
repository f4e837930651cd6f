import { isDirty } from '../may-reload.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values in the controls of a form. */
type Entered = readonly (readonly [name: string, value: string, checked: boolean])[]

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/** Without controls that the server sets itself, and without files, which scripts cannot choose. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'file',
  )

/** Forms of the page in which the visitor has entered something. Those in dialogs stay in the document. */
export const begunForms = (): readonly HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('#main form[method="post"]')].filter(isDirty)

/** An input named `action` or `hidden` hides the property of its form (HTML, named property of a form). */
const addressOf = (form: HTMLFormElement) => form.getAttribute('action')

const enteredIn = (form: HTMLFormElement): Entered =>
  controlsOf(form).map(control => [control.name, control.value, isCheckable(control) && control.checked])

function fillIn(form: HTMLFormElement, entered: Entered): void {
  const controls = controlsOf(form)
  for (const [name, value, checked] of entered)
    for (const control of controls) {
      if (control.name !== name) continue
      if (!isCheckable(control)) control.value = value
      else if (control.value === value) control.checked = checked
    }
}

/**
 * Keeps the entries of a page's forms when the visitor leaves it, until the history returns to it, as browsers do for documents. In the
 * document's memory only. A form that was sent is hidden and not kept.
 */
export function keepEntered() {
  /** By page, and by the address to which its form is posted. */
  const kept = new Map<string, ReadonlyMap<string | null, Entered>>()
  return {
    keep(page: string): void {
      const begun = begunForms().filter(form => !form.hasAttribute('hidden'))
      kept.set(page, new Map(begun.map(form => [addressOf(form), enteredIn(form)])))
    },
    /** Called before the forms are enhanced, because enhancements read the controls' values. */
    restore(page: string): void {
      for (const [action, entered] of kept.get(page) ?? [])
        for (const form of document.querySelectorAll<HTMLFormElement>('#main form[method="post"]'))
          if (addressOf(form) === action) fillIn(form, entered)
      kept.delete(page)
    },
  }
}
