export interface IconImage {
  /** Width and height in pixels, at most 255. */
  readonly size: number
  readonly png: Uint8Array
}

const headerLength = 6
const entryLength = 16

/** One file of several PNG images (ICO container as Windows Vista and later read it): a header, a directory, the images. */
export function writeIco(images: readonly IconImage[]): Uint8Array {
  const directory = Buffer.alloc(headerLength + entryLength * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    // One plane of 32 bits.
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
