import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { pageOf } from '../navigation/links.ts'
import { adoptSheet, fetchPayload, fetchWholeSheet, findPage } from '../navigation/navigator.ts'
import { formIn } from './form-in.ts'
import { makeDialog } from './make-dialog.ts'

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
