/**
 * Passes the form to the page's consent script, which shows the visitor's grants in it, and saves decisions without leaving the page.
 */
export function enhance(element: HTMLElement): void {
  element.dispatchEvent(new CustomEvent('consent-form', { bubbles: true }))
}
