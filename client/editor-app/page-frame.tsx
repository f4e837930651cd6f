import { type RefObject, useEffect, useRef, useState } from 'react'

interface PageFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** Signed; undefined until the first story is open. */
  readonly address: string | undefined
  /** The page has said that it follows edits. */
  readonly isConnected: boolean
  /** In pixels; undefined for all that there is. */
  readonly width: number | undefined
}

/** The width of an element in pixels; undefined until it is known. */
function useRoom(place: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return room
}

/** The page of the story that is open, as draft. Where it is wider than its place, it is shown as a whole, and smaller. */
export function PageFrame({ ref, address, isConnected, width }: PageFrameProps) {
  const place = useRef<HTMLElement>(null)
  const room = useRoom(place)
  const scale = width && room ? Math.min(1, room / width) : 1
  const isSmaller = scale < 1
  return (
    <section
      ref={place}
      className="page"
      aria-label="Page"
      data-connected={address && isConnected ? '' : undefined}
      data-smaller={isSmaller ? '' : undefined}
    >
      {address && (
        <iframe
          ref={ref}
          key={address}
          src={address}
          title="The page as draft"
          width={width ?? '100%'}
          style={isSmaller ? { height: `${100 / scale}%`, scale: String(scale) } : undefined}
        />
      )}
    </section>
  )
}
