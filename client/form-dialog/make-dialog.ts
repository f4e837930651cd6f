import icons from 'virtual:site/icons'
import { tracked } from '../../blocks/_kit/tracking.ts'

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly Node[],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

function closeIcon(): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${icons.common}#close`)
  icon.append(use)
  return icon
}

/**
 * A dialog like those of the server (`blocks/_kit/dialog.tsx`) around a form, whose headline becomes its title. A click beside it does not
 * close it, because the visitor may have typed.
 */
export function makeDialog(id: string, form: HTMLElement): HTMLDialogElement {
  const title = form.querySelector<HTMLElement>('[data-form-introduction] > .heading')
  if (title) {
    title.id = `${id}-title`
    title.className = 'heading heading-h3 dialog-title'
  }
  const label = form.dataset.close ?? ''
  const close = make(
    'button',
    { type: 'button', class: 'dialog-close', 'aria-label': label, command: 'close', commandfor: id },
    [closeIcon()],
  )
  const head = make('div', { class: 'dialog-head' }, title ? [title, close] : [close])
  const named = title ? { 'aria-labelledby': title.id } : {}
  return make(
    'dialog',
    {
      id,
      class: 'dialog surface-white',
      closedby: 'closerequest',
      ...named,
      ...tracked({ section: 'modal', event: 'popup' }),
    },
    [head, make('div', { class: 'dialog-content' }, [form])],
  )
}
