const hour = 60 * 60 * 1000

/**
 * Checks hourly, and when the visitor returns to the window, for a newer version of the site (requirement
 * navigation/new-version). The page stays as it is: the next navigation loads a document.
 */
export function watchBuild(own: string): () => boolean {
  let isStale = false

  async function check(): Promise<void> {
    if (isStale || document.visibilityState !== 'visible') return
    const answer = await fetch('/builds/latest.json', { priority: 'low' }).catch(() => undefined)
    const latest = answer?.ok ? ((await answer.json()) as { readonly id?: string }) : {}
    isStale = latest.id !== undefined && latest.id !== own
  }
  const watch = () => void check().catch(() => undefined)
  setInterval(watch, hour)
  document.addEventListener('visibilitychange', watch)
  return () => isStale
}
