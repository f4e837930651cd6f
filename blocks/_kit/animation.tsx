import type { Asset } from './fields/asset.ts'
import { originalAddress } from './media-address.ts'

interface AnimationProps {
  /** Its `alt` describes the animation. */
  readonly asset: Asset
  /** The picture until it plays, and instead of it under reduced motion. */
  readonly poster?: Asset | undefined
  readonly className: string
}

/**
 * An animation as JSON (requirement media/animation), played by `enhancements/animation.ts` near the viewport.
 * Without script its poster is shown, or its empty box.
 */
export function Animation({ asset, poster, className }: AnimationProps) {
  const { filename, alt } = asset
  return (
    <span
      className={`${className} animation`}
      data-enhance="animation"
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
