/** Shapes that pictures are cut to (requirements cards/image-ratio, hero/picture-ratios). */
export const mediaRatios = ['2:1', '16:9', '4:3', '1:1', '180:79'] as const
export type MediaRatio = (typeof mediaRatios)[number]

/** Formats in the order in which a browser tries them. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in pixels in which pages offer a picture. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1920, 3000] as const
export type MediaWidth = (typeof mediaWidths)[number]

/**
 * The position of the important part of a picture, in thirds of its width and height; the middle if none is named. The names are those of
 * Cloudinary's gravity.
 */
export const mediaFocuses = [
  'north_west',
  'north',
  'north_east',
  'west',
  'east',
  'south_west',
  'south',
  'south_east',
] as const
export type MediaFocus = (typeof mediaFocuses)[number]

/** The part of a picture that a crop keeps: its faces, or one of nine positions. */
const gravities = ['face', ...mediaFocuses] as const
export type MediaGravity = (typeof gravities)[number]

export interface MediaTransformation {
  readonly width: MediaWidth
  readonly format: MediaFormat
  /** Crops to this aspect ratio; without it the picture keeps its own. */
  readonly ratio?: MediaRatio | undefined
  /** Only with a ratio; without it the crop keeps the centre. */
  readonly gravity?: MediaGravity | undefined
}

/** The pictures that can be made in other sizes and formats; vectors, animations and videos cannot. */
export const isPhotograph = (filename: string): boolean => /\.(avif|webp|jpe?g|png)(?:[?#]|$)/i.test(filename)

/** The pictures without transparent parts. */
export const isOpaque = (filename: string): boolean => /\.jpe?g(?:[?#]|$)/i.test(filename)

/** Animations as JSON (requirement media/kinds). */
export const isAnimation = (filename: string): boolean => /\.json(?:[?#]|$)/i.test(filename)

/** A transformation in Cloudinary's syntax (requirement media/transformations): quality, crop, width, shape, gravity, format. */
export const writeTransformation = ({ width, format, ratio, gravity }: MediaTransformation): string =>
  [
    'q_auto:eco',
    'c_fill',
    `w_${width}`,
    ratio && `ar_${ratio}`,
    ratio && gravity && `g_${gravity}`,
    `f_${format}`,
  ]
    .filter(Boolean)
    .join(',')

const written = /^q_auto:eco,c_fill,w_(\d+)(?:,ar_([\d:]+)(?:,g_(\w+))?)?,f_(\w+)$/

/**
 * Parses what `writeTransformation` wrote; undefined for transformations that no page uses. The worker makes no others, to limit their number:
 * eight widths and three formats, each uncropped or in five ratios with ten gravities.
 */
export function readTransformation(text: string): MediaTransformation | undefined {
  const [, w, ar, g, f] = written.exec(text) ?? []
  const width = mediaWidths.find(candidate => String(candidate) === w)
  const format = mediaFormats.find(candidate => candidate === f)
  const ratio = mediaRatios.find(candidate => candidate === ar)
  const gravity = gravities.find(candidate => candidate === g)
  const isWhole = ratio === ar && gravity === g
  return width && format && isWhole ? { width, format, ratio, gravity } : undefined
}

const fileOf = (filename: string) =>
  filename.startsWith('/')
    ? filename.slice(1).split('/').map(encodeURIComponent).join('/')
    : encodeURIComponent(filename)

/** The address of an unchanged vector, animation or video: one of this site's files, or one served through it. */
export const originalAddress = (filename: string): string =>
  filename.startsWith('/') ? filename : `/media/original/${fileOf(filename)}`

/** The address of a picture in a size and format, on this site: visitors load pictures from no other host. */
export const mediaAddress = (filename: string, transformation: MediaTransformation): string =>
  `/media/${writeTransformation(transformation)}/${fileOf(filename)}`

/** The small picture beside a suggestion of a search. */
export const suggestionPicture = (filename: string): string =>
  isPhotograph(filename)
    ? mediaAddress(filename, { width: 320, format: 'webp', ratio: '16:9' })
    : originalAddress(filename)
