import { reportFailure } from '../navigation/leaving.ts'

/** Whether the page itself contains the form: the link then points to it. A form in a dialog has other ids. */
const isOnPage = (form: string): boolean =>
  Boolean(document.getElementById(form)?.matches('[data-form-scope]'))

/** Serves requests for a callback with its form in a dialog (requirement people-blocks/callback-dialog). */
export function openFormDialogs(): void {
  document.addEventListener('contact-request', event => {
    const { target: link, detail } = event
    const { channel, form } = detail
    if (channel !== 'callback' || !form || !(link instanceof HTMLAnchorElement) || isOnPage(form)) return
    event.preventDefault()
    import('./show-form.ts').then(({ showForm }) => showForm(form, link)).catch(reportFailure)
  })
}
