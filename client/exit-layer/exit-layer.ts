import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { allCookies, setCookie } from '../consent/necessary.ts'
import { mayReload } from '../may-reload.ts'
import { watchLeaving } from './watch-leaving.ts'

/** Fields that a visitor fills in, and open layers above the page: the chat, menus and lists. */
const taken = [
  'input:focus',
  'textarea:focus',
  'select:focus',
  '[contenteditable]:focus',
  '[data-chat-shown]',
  '[popover]:popover-open',
].join()

/**
 * Whether a dialog may open by itself: not over another one, and not while the visitor is in a form (requirement tools/exit-layer).
 */
const mayInterrupt = (): boolean => mayReload() && !document.querySelector(taken)

/** The worker leaves the layer out from then on. It sets the same cookie when a form was sent. */
const isClosed = (): boolean => /(?:^|; )closed_exit=1/.test(allCookies())

/** Closes this dialog where a callback opens a dialog of its own. */
function makeRoom({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('[data-contact]') : null
  link?.closest('dialog')?.close()
}

/**
 * Opens the layer for a visitor who is about to leave, once per visit (requirement tools/exit-layer). `now` returns the milliseconds
 * since the document began.
 */
export function enhance(
  layer: HTMLElement,
  gone: AbortSignal,
  now: () => number = () => performance.now(),
): void {
  const id = layer.querySelector('dialog')?.id ?? ''
  const patience = now() + Number(layer.dataset.delay) * 1000
  const watching = new AbortController()
  gone.addEventListener('abort', () => watching.abort())
  layer.addEventListener('click', makeRoom)

  function open(): void {
    // It opened in another tab.
    const isOver = isClosed()
    if (!isOver && (now() < patience || !mayInterrupt())) return
    watching.abort()
    if (isOver) return
    setCookie('closed_exit', '1', { sameSite: 'strict' })
    openDialog(id)
  }

  watchLeaving({ now, leaving: open, signal: watching.signal })
}
