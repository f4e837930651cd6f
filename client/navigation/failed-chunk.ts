import { storeReload } from '../consent/necessary.ts'
import { isLeft } from './leaving.ts'

/** Milliseconds between two reloads (requirement navigation/failed-chunk). */
const guard = 10_000

/** Chunks that the page works without: nothing is counted, and a link is followed instead of opening a dialog. */
const withoutReload = /\/(?:start-events|watch-vitals|settings|chat|show-form)-/

/** Controls in which the visitor has changed something, or is about to: a reload would lose it. Values that the server filled in do not count. */
const entered = ':user-valid,:user-invalid,form :focus'

/** Whether a reload may help: not directly after the last one, without a connection, or if it would lose entries. */
function mayReload(): boolean {
  if (!navigator.onLine) return false
  try {
    if (document.querySelector(entered)) return false
    const now = Date.now()
    return now - storeReload(now) >= guard
  } catch {
    // Without storage a loop of reloads could not be stopped. Browsers before 2023 do not know whether something was entered.
    return false
  }
}

const showFailure = () => document.querySelector('.load-failure')?.removeAttribute('hidden')

function recover(): void {
  if (mayReload()) location.reload()
  else showFailure()
}

/**
 * Reloads the page when a chunk cannot be loaded, such as after a new version went live, at most once in ten seconds; after that shows a message
 * (requirement navigation/failed-chunk). A page that is being left is never reloaded, which would undo the navigation: its failure waits for the
 * visitor's return, when the page reloads; if the page stays after all, as for a download, the message is shown. The error itself still reaches the
 * caller.
 */
export function reloadFailedChunks(): void {
  let hasFailed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  addEventListener('pagehide', () => clearTimeout(timer))
  addEventListener('pageshow', () => {
    if (hasFailed) recover()
    hasFailed = false
  })
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    const message = payload?.message ?? ''
    // Every browser's message contains "module". Any other error comes from the chunk's own code, which would fail again.
    if (!/module/.test(message) || withoutReload.test(message)) return
    if (!isLeft()) return recover()
    hasFailed = true
    clearTimeout(timer)
    timer = setTimeout(showFailure, guard)
  })
}
