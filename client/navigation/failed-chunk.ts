import { noteReload } from '../consent/necessary.ts'
import { isLeft } from './leaving.ts'

/** Milliseconds between two reloads (requirement navigation/failed-chunk). */
const guard = 10_000

/**
 * Chunks that the page does without: links are plain links, there is a local font, nothing is granted or counted, and a link leads on where a
 * dialog would open.
 */
const withoutReload =
  /\/(?:navigator|set-late-font|start|start-events|watch-vitals|tags|notice|settings|show-failure|chat|show-form)-/

/** Controls in which the visitor has changed something, or is about to: a reload would lose it. Those of a form that the server filled in are none. */
const entered = ':user-valid,:user-invalid,form :focus'

/** Whether a reload may help: not when the last one has just been, when there is no connection, or when it would lose what was entered. */
function mayReload(): boolean {
  if (!navigator.onLine) return false
  try {
    if (document.querySelector(entered)) return false
    const now = Date.now()
    return now - noteReload(now) >= guard
  } catch {
    // Without storage a loop of reloads could not be stopped. Nor does a browser before 2023 know what was entered.
    return false
  }
}

const showFailure = () => document.querySelector('.load-failure')?.removeAttribute('hidden')

function recover(): void {
  if (mayReload()) location.reload()
  else showFailure()
}

/**
 * A chunk that cannot be loaded, as after a new version went live, reloads the page at most once in ten seconds; after that
 * the visitor is told (requirement navigation/failed-chunk). A page that is being left is never reloaded, which would
 * undo the navigation: its failure waits for the visitor's return (then the page reloads), and is told where the page stays
 * after all, as for a download. The error itself goes its own way.
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
    // Each browser names the module. Any other error is one of the chunk's own code, which would fail again.
    if (!/module/.test(message) || withoutReload.test(message)) return
    if (!isLeft()) return recover()
    hasFailed = true
    clearTimeout(timer)
    timer = setTimeout(showFailure, guard)
  })
}
