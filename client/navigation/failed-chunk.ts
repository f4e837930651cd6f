/** Milliseconds between two reloads (platform specification, section 9). */
const guard = 10_000
const key = 'chunk-reload'

/** Whether a reload may help: not when the last one has just been, or when there is no connection. */
function mayReload(): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(key))
    // Strictly necessary: it ends what could become a loop.
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last >= guard
  } catch {
    // Without storage nothing would end it.
    return false
  }
}

const showFailure = () => document.querySelector('.load-failure')?.removeAttribute('hidden')

/**
 * A chunk that cannot be loaded, as after a new version went live, reloads the page at most once in ten seconds; after that
 * the visitor is told (platform specification, section 8). The error itself goes its own way.
 */
export function reloadFailedChunks(): void {
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    // Without the navigator links are plain links.
    if (/\/navigator-/.test(payload?.message ?? '')) return
    if (mayReload()) location.reload()
    else showFailure()
  })
}
