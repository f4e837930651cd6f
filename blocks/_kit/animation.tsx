import type { Asset } from './fields/asset.ts'
import { originalAddress } from './media-address.ts'

interface AnimationProps {
  /** Its `alt` says what is to be seen. */
  readonly asset: Asset
  /** The picture until it plays, and instead of it for who wants no motion. */
  readonly poster?: Asset | undefined
  readonly className: string
}

/**
 * An animation as JSON (requirement media/animation), played by `client/enhancements/play-animations.ts` near the viewport.
 * Without script its poster stands, or its empty place.
 */
export function Animation({ asset, poster, className }: AnimationProps) {
  const { filename, alt } = asset
  return (
    <span
      className={`${className} animation`}
      data-animation={originalAddress(filename)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {poster && (
        <img
          className="animation-poster"
          src={originalAddress(poster.filename)}
          alt=""
          loading="lazy"
          decoding="async"
          width={poster.width ?? 1600}
          height={poster.height ?? 900}
        />
      )}
    </span>
  )
}
