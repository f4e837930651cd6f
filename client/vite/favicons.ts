import sharp from 'sharp'
import { markPath } from '../../blocks/_kit/mark-path.ts'
import { type FaviconSet, faviconSets } from '../../blocks/_kit/units.ts'
import { type FaviconFile, faviconFiles, faviconPath } from '../../worker/core/request/site/favicons.ts'
import type { StaticFile } from './static-files.ts'

interface IconImage {
  /** Width and height in pixels, at most 255. */
  readonly size: number
  readonly png: Uint8Array
}

const headerLength = 6
const entryLength = 16

/** One file of several PNG images (ICO container as Windows Vista and later read it): a header, a directory, the images. */
function writeIco(images: readonly IconImage[]): Uint8Array {
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

/** A drawing in 64 by 64. */
interface Drawing {
  readonly ground: string
  /** The outline of the background; `bleed` covers the whole square, for devices that crop it to their own shape. */
  readonly shape: string
  readonly figure: string
}

const fir = 'M32 10L20 27H26L14 42H21L9 56H29V62H35V56H55L43 42H50L38 27H44Z'
const bleed = '<path d="M0 0H64V64H0Z"/>'

/** Sets differ in shape and figure as well as in colour, so that tabs of two units are told apart at 16 pixels. */
const drawings: Readonly<Record<FaviconSet, Drawing>> = {
  iu: {
    ground: '#f6f3ec',
    shape: '<rect width="64" height="64" rx="12"/>',
    figure: `<path d="${markPath}" fill="#0b5563" fill-rule="evenodd" transform="translate(4.5 3.5) scale(.86)"/>`,
  },
  libf: {
    ground: '#a82255',
    shape: '<circle cx="32" cy="32" r="32"/>',
    figure: `<path d="${fir}" fill="#fff" transform="translate(9 6) scale(.72)"/>`,
  },
  obw: {
    ground: '#a33f17',
    shape: '<path d="M32 0L64 16V48L32 64L0 48V16Z"/>',
    figure: `<circle cx="43" cy="23" r="11" fill="#f0b26a"/><path d="${fir}" fill="#fff" transform="translate(5 12) scale(.7)"/>`,
  },
}

function draw(set: FaviconSet, { isWhole = false } = {}): Buffer {
  const { ground, shape, figure } = drawings[set]
  const outline = `<g fill="${ground}">${isWhole ? bleed : shape}</g>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${outline}${figure}</svg>`,
  )
}

const raster = (drawing: Buffer, size: number): Promise<Buffer> =>
  sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

async function icon(set: FaviconSet): Promise<Uint8Array> {
  const images = [16, 32, 48].map(
    async (size): Promise<IconImage> => ({ size, png: await raster(draw(set), size) }),
  )
  return writeIco(await Promise.all(images))
}

const makers: Readonly<
  Record<FaviconFile, readonly [type: string, make: (set: FaviconSet) => Promise<Uint8Array>]>
> = {
  'favicon.svg': ['image/svg+xml', async set => draw(set)],
  'favicon.ico': ['image/x-icon', icon],
  'favicon-16x16.png': ['image/png', set => raster(draw(set), 16)],
  'favicon-32x32.png': ['image/png', set => raster(draw(set), 32)],
  'apple-touch-icon.png': ['image/png', set => raster(draw(set, { isWhole: true }), 180)],
}

/** All icon sets, as files of the site. */
export function drawFavicons(): Promise<StaticFile[]> {
  const files = faviconSets.flatMap(set =>
    faviconFiles.map(async (file): Promise<StaticFile> => {
      const [type, make] = makers[file]
      return { path: faviconPath(set, file).slice(1), type, source: await make(set) }
    }),
  )
  return Promise.all(files)
}
