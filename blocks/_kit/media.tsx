import type { Asset } from './fields/asset.ts'

/** Shapes that pictures are cut to (blocks specification, section 9). */
export const mediaRatios = ['2:1', '16:9', '4:3', '1:1', '180:79'] as const
export type MediaRatio = (typeof mediaRatios)[number]

const shapes: Readonly<
  Record<MediaRatio, { readonly name: string; readonly width: number; readonly height: number }>
> = {
  '2:1': { name: 'media ratio-2-1', width: 1600, height: 800 },
  '16:9': { name: 'media ratio-16-9', width: 1600, height: 900 },
  '4:3': { name: 'media ratio-4-3', width: 1600, height: 1200 },
  '1:1': { name: 'media ratio-1-1', width: 1200, height: 1200 },
  '180:79': { name: 'media ratio-180-79', width: 1800, height: 790 },
}

interface MediaProps {
  readonly asset: Asset
  /** Cuts the picture; without it the picture keeps its own shape, or 16:9 when that is unknown. */
  readonly ratio?: MediaRatio | undefined
  /** How wide the picture is shown (HTML `sizes`). */
  readonly sizes?: string | undefined
  /** Above the fold: fetched at once. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

function sizeOf({ width, height }: Asset, ratio: MediaRatio | undefined) {
  if (ratio) return { width: shapes[ratio].width, height: shapes[ratio].height }
  return width && height ? { width, height } : { width: 1600, height: 900 }
}

/** A picture that keeps its place while it loads. Without an `alt` it is decorative. */
export function Media({ asset, ratio, priority = false, className }: MediaProps) {
  const shape = ratio ? shapes[ratio].name : 'media'
  return (
    <img
      className={className ? `${shape} ${className}` : shape}
      src={asset.filename}
      alt={asset.alt}
      {...sizeOf(asset, ratio)}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
