import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { sharePath, shareSize } from '../../worker/page/share-image.ts'
import type { StaticFile } from './static-files.ts'

/** Lower pictures are logos and marks, which are not shared. */
const leastHeight = 400

/** The colour of a picture's upper left corner: its ground, which fills the space beside a narrower picture. */
async function groundOf(source: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const corner = await sharp(source)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [r = 255, g = 255, b = 255] = corner
  return { r, g, b }
}

/** A picture in the shape that networks show with a link; a few flat colours, and no dots between them, make a small PNG. Undefined for logos and marks. */
async function draw(source: Uint8Array): Promise<Uint8Array | undefined> {
  const { width = 0, height = 0 } = await sharp(source).metadata()
  if (height < leastHeight) return undefined
  const fit = width / height > 1.5 ? 'cover' : 'contain'
  return sharp(source)
    .resize({ ...shareSize, fit, background: await groundOf(source) })
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer()
}

const pictures = (root: string) => globSync('kv-seed/pictures/*.svg', { cwd: root }).sort()
const pathOf = (picture: string) => sharePath(basename(picture, '.svg')).slice(1)

async function fileOf(root: string, picture: string): Promise<StaticFile[]> {
  const source = await draw(readFileSync(join(root, picture)))
  return source ? [{ path: pathOf(picture), type: 'image/png', source }] : []
}

/** The rasters of the demonstration site's pictures for shared links: networks show no vectors. */
export async function drawSharePictures(root: string): Promise<StaticFile[]> {
  const files = await Promise.all(pictures(root).map(picture => fileOf(root, picture)))
  return files.flat()
}

/** The one at this path, drawn when it is asked for. */
export async function drawSharePicture(root: string, path: string): Promise<StaticFile | undefined> {
  const picture = pictures(root).find(candidate => pathOf(candidate) === path)
  return picture ? (await fileOf(root, picture))[0] : undefined
}
