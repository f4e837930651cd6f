import icons from 'virtual:site/icons'
import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { tracked } from '../../blocks/_kit/tracking.ts'
import type { Payload } from '../../worker/features/payload/payload.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { pageOf } from '../navigation/links.ts'
import { adoptSheet, fetchPayload, fetchWholeSheet, findPage } from '../navigation/navigator.ts'

/** Attributes that contain one or more ids. */
const references = [
  'id',
  'for',
  'list',
  'commandfor',
  'popovertarget',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
]

/** Gives all elements other ids: the page of the form may be shown later, while the dialog is still there. */
function prefixIds(part: HTMLElement, prefix: string): void {
  const within = (ids: string) => ids.replace(/\S+/g, id => prefix + id)
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of references) {
      const ids = element.getAttribute(name)
      if (ids) element.setAttribute(name, within(ids))
    }
    const hash = element.getAttribute('href')
    if (hash?.startsWith('#')) element.setAttribute('href', `#${prefix}${hash.slice(1)}`)
  }
}

/**
 * The form with an id on a page, with its surroundings and its replacement after sending, with ids of its own. Undefined where the page has no such
 * form.
 */
export function formIn({ regions }: Extract<Payload, { kind: 'page' }>, id: string): HTMLElement | undefined {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: regions.main.html })
  const found = content.querySelector<HTMLElement>(`[data-form-scope]#${CSS.escape(id)}`)
  if (!found) return undefined
  const form = document.importNode(found, true)
  prefixIds(form, 'dialog-')
  return form
}

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

interface Found {
  readonly form: HTMLElement
  readonly sheet: CSSStyleSheet
}

/** Fetches the page of a link, and takes the form out of it. Undefined where this document cannot show it. */
async function fetchForm(id: string, page: URL): Promise<Found | undefined> {
  const { build = '' } = document.querySelector<HTMLElement>('script[data-build]')!.dataset
  // The visitor has not requested the page, so it is not counted.
  const take = (address: URL) => fetchPayload(address, { build, ahead: true })
  const fits = ({ build: other }: { readonly build: string }) => other === build
  const [found, sheet] = await Promise.all([findPage(page, { take, fits }), fetchWholeSheet()])
  const form = found.kind === 'page' ? formIn(found.payload, id) : undefined
  return form && { form, sheet }
}

const isSent = (dialog: HTMLDialogElement): boolean =>
  Boolean(dialog.querySelector('[data-sent]:not([hidden])'))

/**
 * Adds the dialog to the region that contains the link, so that both are removed together. After the form was sent, the next request starts a new
 * one.
 */
function addDialog(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const region = link.closest('[data-region]') ?? document.body
  region.append(dialog)
  startEnhancements(dialog)
  dialog.addEventListener('close', () => {
    // The event waits for a frame, before which the dialog may be opened again.
    if (!dialog.open && isSent(dialog)) dialog.remove()
  })
}

/**
 * Opens the form with an id in a dialog. The first time, the form is fetched from the link's page; typed values stay while the dialog is closed.
 * Where the form cannot be shown, the browser follows the link.
 */
export async function showForm(id: string, link: HTMLAnchorElement): Promise<void> {
  const dialogId = `${id}-dialog`
  if (openDialog(dialogId)) return
  const { classList } = document.documentElement
  classList.add('page-loading')
  const page = pageOf(link)
  const found = page && (await fetchForm(id, page).catch(() => undefined))
  classList.remove('page-loading')
  if (!found) return location.assign(link.href)
  // Another page was shown meanwhile, or a second click opened the dialog.
  if (!link.isConnected || openDialog(dialogId)) return
  adoptSheet(found.sheet)
  addDialog(makeDialog(dialogId, found.form), link)
  openDialog(dialogId)
}
