import * as v from 'valibot'

/** A picture of the library. */
export const picture = v.object({
  /** Its address on this site, or an asset's address in the content system. */
  filename: v.string(),
  alt: v.string(),
  /** Pixels; undefined where they are not known. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})
export type Picture = Readonly<v.InferOutput<typeof picture>>
export const pictureList = v.array(picture)

export const pictureListKey = (space: number) => `editor/${space}/pictures`
export const fileKey = (path: string) => `editor/files${path}`

/** Addresses of uploaded pictures. */
export const uploadedFile = /^\/pictures\/\d{1,5}x\d{1,5}\/[\w-]+\.(jpg|png|webp|avif)$/
