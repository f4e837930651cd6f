import type { Asset } from '../../../blocks/_kit/fields/asset.ts'
import { isPhotograph, mediaAddress } from '../../../blocks/_kit/media-address.ts'
import { paintedPicture } from '../../../blocks/_kit/painted-picture.ts'

/** A picture that networks show with a link: its address on this site, and its properties for the meta tags. */
export interface ShareImage {
  readonly address: string
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The shape that networks agree on, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

const ownVector = /^\/pictures\/([\w-]+)\.svg$/

/** The path of the raster image that the build makes of a vector of the site, painted for a theme. */
export const sharePath = (name: string, theme: string): string => `/pictures/${theme}/share/${name}.png`

/**
 * The raster image of a picture for shared links, because networks ignore vectors: photographs are cropped by the media
 * service, the site's own vectors rasterised by the build. Undefined for any other vector, animation or video.
 */
export function shareImageOf({ filename, alt }: Asset, theme: string): ShareImage | undefined {
  const name = ownVector.exec(filename)?.[1]
  if (name) return { address: sharePath(name, theme), type: 'image/png', ...shareSize, alt }
  if (!isPhotograph(filename)) return undefined
  const address = mediaAddress(paintedPicture(filename, theme), { width: 1280, ratio: '2:1', format: 'jpg' })
  return { address, type: 'image/jpeg', width: 1280, height: 640, alt }
}
