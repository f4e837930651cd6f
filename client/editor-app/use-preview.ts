import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from './api.ts'
import type { SeenAs } from './visitor-menu.tsx'

/** How long a preview address is used (ms); its signature is accepted for an hour. */
const life = 50 * 60_000
const lookEvery = 60_000

interface Preview {
  readonly address: string
  readonly id: number
  readonly language: string
  /** Milliseconds. */
  readonly signedAt: number
}

/** The address of a preview with its simulated visitor. */
function addressFor(address: string, seenAs: SeenAs): string {
  const chosen = Object.entries(seenAs).filter(([, value]) => value)
  const more = new URLSearchParams(chosen.map(([name, value]) => [`_storyblok_${name}`, value]))
  return chosen.length ? `${address}&${more}` : address
}

/**
 * The signed address of the page in the frame. It is renewed before its signature expires, and when the editor returns to a tab that slept;
 * then calls `onRenewed`.
 */
export function usePreview(seenAs: SeenAs, onRenewed: () => void) {
  const [preview, setPreview] = useState<Preview>()
  const shows = useRef(0)

  const show = useCallback(async (id: number, language: string) => {
    const turn = ++shows.current
    const address = await api.preview(id, language)
    // Another page was requested meanwhile.
    if (turn !== shows.current) return
    const { origin } = new URL(address, location.href)
    // A page communicates only with an editor of its own origin, so the story of another unit is edited on that unit's host.
    if (origin !== location.origin) return location.assign(`${origin}/_editor/#${id}`)
    setPreview({ address, id, language, signedAt: Date.now() })
  }, [])

  useEffect(() => {
    if (!preview) return
    const { id, language, signedAt } = preview
    function renew(): void {
      if (Date.now() - signedAt >= life) void show(id, language).then(onRenewed, () => undefined)
    }
    const timer = setInterval(renew, lookEvery)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [preview, show, onRenewed])

  return { address: preview && addressFor(preview.address, seenAs), show }
}
