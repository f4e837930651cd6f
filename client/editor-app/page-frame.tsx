import type { RefObject } from 'react'

interface PageFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** Signed; undefined until the first story is open. */
  readonly address: string | undefined
  /** The page has said that it follows edits. */
  readonly isConnected: boolean
  /** In pixels; undefined for all that there is. */
  readonly width: number | undefined
}

/** The page of the story that is open, as draft. */
export function PageFrame({ ref, address, isConnected, width }: PageFrameProps) {
  return (
    <section className="page" aria-label="Page" data-connected={address && isConnected ? '' : undefined}>
      {address && (
        <iframe ref={ref} key={address} src={address} title="The page as draft" width={width ?? '100%'} />
      )}
    </section>
  )
}
