import { openDialog } from '../../blocks/_kit/client/open-dialog.ts'
import { allCookies, setCookie } from '../consent/necessary.ts'
import { mayReload } from '../may-reload.ts'

/** Milliseconds within which an upward scroll has to be made to be a quick one. */
const quick = 300
/** Duration of momentum scrolling after a touch (ms). */
const momentum = 1000

interface Watch {
  /** Milliseconds of a clock that only rises. */
  readonly now: () => number
  /** Called each time the visitor seems about to leave. */
  readonly leaving: () => void
  /** Ends the watch. */
  readonly signal: AbortSignal
}

/** Depth of the page's place in pixels, and where its middle begins. */
const placeOf = ({ scrollTop, scrollHeight, clientHeight }: Element) => ({
  top: scrollTop,
  middle: (scrollHeight - clientHeight) / 2,
})

/** A mouse leaves the window over its upper edge, where a browser has its tabs and the address. */
function watchPointer({ leaving, signal }: Watch): void {
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType, clientY, buttons }) => {
      // With a button down the visitor drags or selects.
      if (pointerType === 'mouse' && clientY <= 0 && !buttons) leaving()
    },
    { signal },
  )
}

/**
 * Detects that a finger scrolls back by half a screen quickly, from beyond the middle of the page, so that the browser's address bar
 * appears. Ignores scrolls without a finger (a link to an anchor, the button to the top, another page).
 */
function watchScroll({ now, leaving, signal }: Watch): void {
  let touched = Number.NEGATIVE_INFINITY
  let places: readonly { readonly at: number; readonly top: number }[] = []
  const passive = { signal, passive: true }
  addEventListener(
    'touchmove',
    () => {
      touched = now()
    },
    passive,
  )
  addEventListener(
    'scroll',
    () => {
      const at = now()
      const { top, middle } = placeOf(document.documentElement)
      places = [...places.filter(place => at - place.at <= quick), { at, top }]
      if (at - touched > momentum) {
        places = []
        return
      }
      const deepest = Math.max(...places.map(place => place.top))
      if (deepest < middle || deepest - top < innerHeight / 2) return
      places = []
      leaving()
    },
    passive,
  )
}

/** Watches for signs that a visitor is about to leave (requirement tools/exit-layer). */
function watchLeaving(watch: Watch): void {
  watchPointer(watch)
  watchScroll(watch)
}

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
