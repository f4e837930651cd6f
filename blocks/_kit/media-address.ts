/** Shapes that pictures are cut to (requirements cards/image-ratio, hero/picture-ratios). */
export const mediaRatios = ['2:1', '16:9', '4:3', '1:1', '180:79'] as const
export type MediaRatio = (typeof mediaRatios)[number]

/** Formats in the order in which a browser tries them. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in pixels in which pages offer a picture. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1920, 3000] as const
export type MediaWidth = (typeof mediaWidths)[number]

export interface MediaTransformation {
  readonly width: MediaWidth
  readonly format: MediaFormat
  /** Cut to this shape; without it the picture keeps its own. */
  readonly ratio?: MediaRatio | undefined
  /** The cut keeps faces in the middle. */
  readonly face?: boolean | undefined
}

/** The pictures that can be made in other sizes and formats; vectors, animations and videos cannot. */
export const isPhotograph = (filename: string): boolean => /\.(avif|webp|jpe?g|png)(?:[?#]|$)/i.test(filename)

/** Animations as JSON (requirement media/kinds). */
export const isAnimation = (filename: string): boolean => /\.json(?:[?#]|$)/i.test(filename)

/** A transformation in Cloudinary's syntax (requirement media/transformations): quality, crop, width, shape, gravity, format. */
export const writeTransformation = ({ width, format, ratio, face }: MediaTransformation): string =>
  ['q_auto:eco', 'c_fill', `w_${width}`, ratio && `ar_${ratio}`, face && 'g_face', `f_${format}`]
    .filter(Boolean)
    .join(',')

/** All transformations of pages; the worker makes no others, to limit the number of pictures. None keeps faces in the middle. */
export const mediaTransformations: readonly MediaTransformation[] = mediaWidths.flatMap(width =>
  mediaFormats.flatMap(format =>
    [undefined, ...mediaRatios].map(ratio => ({ width, format, ...(ratio && { ratio }) })),
  ),
)

const fileOf = (filename: string) =>
  filename.startsWith('/')
    ? filename.slice(1).split('/').map(encodeURIComponent).join('/')
    : encodeURIComponent(filename)

/** The address of a vector, an animation or a video as it is: this site's own, or through it. */
export const originalAddress = (filename: string): string =>
  filename.startsWith('/') ? filename : `/media/original/${fileOf(filename)}`

/** The address of a picture in a size and format, on this site: no visitor asks another host for it. */
export const mediaAddress = (filename: string, transformation: MediaTransformation): string =>
  `/media/${writeTransformation(transformation)}/${fileOf(filename)}`
