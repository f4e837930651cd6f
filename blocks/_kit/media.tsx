import { Animation } from './animation.tsx'
import type { Asset } from './fields/asset.ts'
import {
  isAnimation,
  isOpaque,
  isPhotograph,
  type MediaFocus,
  type MediaFormat,
  type MediaRatio,
  type MediaWidth,
  mediaAddress,
  mediaWidths,
  originalAddress,
} from './media-address.ts'

const shapes: Readonly<
  Record<MediaRatio, { readonly name: string; readonly width: number; readonly height: number }>
> = {
  '2:1': { name: 'media ratio-2-1', width: 1600, height: 800 },
  '16:9': { name: 'media ratio-16-9', width: 1600, height: 900 },
  '4:3': { name: 'media ratio-4-3', width: 1600, height: 1200 },
  '1:1': { name: 'media ratio-1-1', width: 1200, height: 1200 },
  '180:79': { name: 'media ratio-180-79', width: 1800, height: 790 },
}

/** Object positions for boxes whose ratio differs from the crop. */
const focuses: Readonly<Record<MediaFocus, string>> = {
  north_west: 'focus-north-west',
  north: 'focus-north',
  north_east: 'focus-north-east',
  west: 'focus-west',
  east: 'focus-east',
  south_west: 'focus-south-west',
  south: 'focus-south',
  south_east: 'focus-south-east',
}

export interface Cut {
  readonly media: string
  readonly ratio: MediaRatio
}

interface MediaProps {
  readonly asset: Asset
  /** Crops the picture; without it the picture keeps its own ratio, or 16:9 when that is unknown. */
  readonly ratio?: MediaRatio | undefined
  /** Other cuts for other windows, the first that fits (HTML `media`); the shape of the place is the style sheet's. */
  readonly cuts?: readonly Cut[] | undefined
  /** How wide the picture is shown (HTML `sizes`); without it as wide as the window. */
  readonly sizes?: string | undefined
  /** Widest it is ever shown, in pixels of a screen of double density. */
  readonly widest?: MediaWidth | undefined
  /** Keeps faces in the middle of the cut, unless an editor marked another part of the picture. */
  readonly face?: boolean | undefined
  /**
   * When it is loaded: before all others, as the one large picture at the start of a page; with the page; or only near the
   * viewport.
   */
  readonly fetched?: 'first' | 'early' | 'late' | undefined
  readonly className?: string | undefined
  /** A picture that may be a logo, with transparent parts, is shown no wider than it is, where its width is known. */
  readonly keepsWidth?: boolean | undefined
  /** For animations: the picture until they play. */
  readonly poster?: Asset | undefined
}

function sizeOf({ width, height }: Asset, ratio: MediaRatio | undefined) {
  if (ratio) return { width: shapes[ratio].width, height: shapes[ratio].height }
  return width && height ? { width, height } : { width: 1600, height: 900 }
}

/** Rows of a cut in a width. */
const rowsOf = (width: number, ratio: MediaRatio) =>
  Math.floor((width * shapes[ratio].height) / shapes[ratio].width)

interface Widths {
  readonly widest: MediaWidth
  readonly ratio: MediaRatio | undefined
}

/** Widths to choose from: none above the original's width, where that is known, or above the largest shown width. */
function widthsOf(
  { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY }: Asset,
  { widest, ratio }: Widths,
): readonly MediaWidth[] {
  const widths = mediaWidths.filter(
    candidate => candidate <= widest && candidate <= width && (!ratio || rowsOf(candidate, ratio) <= height),
  )
  return widths.length ? widths : [mediaWidths[0]]
}

/** The attributes of an image for its time of loading (HTML, `fetchpriority` and `loading`). */
const fetching = {
  first: { fetchPriority: 'high' },
  early: {},
  late: { loading: 'lazy' },
} as const

/** Modern formats, offered before the one that every browser supports. */
const modern = ['avif', 'webp'] as const satisfies readonly MediaFormat[]

function Photograph({
  asset,
  ratio,
  cuts = [],
  face,
  sizes = '100vw',
  widest = 1920,
  ...image
}: MediaProps & { readonly className: string }) {
  const gravity = asset.focus ?? (face ? 'face' : undefined)
  const addressOf = (format: MediaFormat, width: MediaWidth, cut = ratio) =>
    mediaAddress(asset.filename, { width, format, ratio: cut, gravity })
  const setOf = (format: MediaFormat, cut = ratio) =>
    widthsOf(asset, { widest, ratio: cut })
      .map(width => `${addressOf(format, width, cut)} ${width}w`)
      .join(', ')
  const widths = widthsOf(asset, { widest, ratio })
  return (
    <picture className="contents">
      {cuts.flatMap(({ media, ratio: cut }) =>
        modern.map(format => (
          <source
            key={media + format}
            media={media}
            type={`image/${format}`}
            srcSet={setOf(format, cut)}
            sizes={sizes}
          />
        )),
      )}
      {modern.map(format => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
      ))}
      <Image
        {...image}
        asset={asset}
        ratio={ratio}
        src={addressOf('jpg', widths.find(width => width >= 640) ?? widths.at(-1)!)}
        srcSet={setOf('jpg')}
        sizes={sizes}
      />
    </picture>
  )
}

interface ImageProps extends Pick<MediaProps, 'asset' | 'ratio' | 'fetched' | 'sizes'> {
  readonly src: string
  readonly srcSet?: string
  readonly className: string
}

function Image({ asset, ratio, fetched = 'late', src, srcSet, sizes, className }: ImageProps) {
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={asset.alt}
      {...sizeOf(asset, ratio)}
      decoding="async"
      {...fetching[fetched]}
    />
  )
}

/**
 * A picture that reserves its space while it loads. Without an `alt` it is decorative. Photographs are offered in several widths
 * and formats, from which the browser chooses; a vector needs none; an animation is played.
 */
export function Media({ className, poster, keepsWidth, ...props }: MediaProps) {
  const { asset, ratio } = props
  const ground = isOpaque(asset.filename) && 'media-opaque'
  const isOwnWidth = keepsWidth && !ground && asset.width
  const shape = ratio ? shapes[ratio].name : !isOwnWidth && 'media'
  const look = [shape, ground, className, asset.focus && focuses[asset.focus]].filter(Boolean).join(' ')
  if (isAnimation(asset.filename))
    return <Animation asset={asset} poster={poster} className={ratio ? look : `${look} ratio-16-9`} />
  return isPhotograph(asset.filename) ? (
    <Photograph {...props} className={look} />
  ) : (
    <Image {...props} src={originalAddress(asset.filename)} className={look} />
  )
}
