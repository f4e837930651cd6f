import { useEffect, useRef } from 'react'

/** Between two probes of a target that is missing (requirement buttons/existence-probe). */
const PROBE_INTERVAL = 5000

const MISSING = 404

async function exists(href: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(href, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'cache-control': 'no-store' },
      // Any answer but 404 means that the target exists, a redirect too.
      redirect: 'manual',
      signal,
    })
    return status !== MISSING
  } catch {
    return false
  }
}

/**
 * Reports whether the target exists, at once and then every 5 s until it does (requirement buttons/existence-probe). Waits
 * while the page is hidden. Addresses of other sites are not probed: they count as existing. Returns the function that stops it.
 */
function probeTarget(href: string, tell: (isThere: boolean) => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let timeout: ReturnType<typeof setTimeout> | undefined
  if (new URL(href, location.href).origin !== location.origin) {
    tell(true)
    return () => undefined
  }

  async function probe(): Promise<void> {
    if (document.hidden) {
      document.addEventListener('visibilitychange', () => void probe(), { once: true, signal })
      return
    }
    const isThere = await exists(href, signal)
    if (signal.aborted) return
    tell(isThere)
    if (isThere) return
    timeout = setTimeout(() => void probe(), PROBE_INTERVAL)
  }

  void probe()
  return () => {
    stopped.abort()
    clearTimeout(timeout)
  }
}

/** Probes the target of the link beside it and reports the result to the button around both. Renders no element. */
export function Island() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = place.current?.closest<HTMLElement>('[data-probe]')
    const href = button?.querySelector('a')?.href
    if (!button || !href) return
    return probeTarget(href, isThere => {
      button.dataset.probe = isThere ? 'present' : 'missing'
    })
  }, [])
  return <span ref={place} hidden />
}
