import sharp from 'sharp'
import { themes } from '../../blocks/_kit/themes/all.ts'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { sharePath, shareSize } from '../../worker/core/page/share-image.ts'
import { drawingFor, drawingNames } from './drawings.ts'
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

/**
 * A picture in the shape that networks show with a link; flat colours make a small PNG without a palette, which takes three times as long.
 * Undefined for logos and marks.
 */
async function draw(source: Uint8Array): Promise<Uint8Array | undefined> {
  const { width = 0, height = 0 } = await sharp(source).metadata()
  if (height < leastHeight) return undefined
  const fit = width / height > 1.5 ? 'cover' : 'contain'
  return sharp(source)
    .resize({ ...shareSize, fit, background: await groundOf(source) })
    .png({ compressionLevel: 7 })
    .toBuffer()
}

interface Drawing {
  readonly name: string
  readonly theme: Theme
}

const drawings = (root: string): Drawing[] =>
  drawingNames(root).flatMap(name => Object.values(themes).map(theme => ({ name, theme })))

const pathOf = ({ name, theme }: Drawing) => sharePath(name, theme.name).slice(1)

async function fileOf(root: string, drawing: Drawing): Promise<StaticFile[]> {
  const source = await draw(Buffer.from(drawingFor(root, drawing.name, drawing.theme)))
  return source ? [{ path: pathOf(drawing), type: 'image/png', source }] : []
}

/** The rasters of the demonstration site's drawings for shared links, in each theme: networks show no vectors. */
export async function drawSharePictures(root: string): Promise<StaticFile[]> {
  const files = await Promise.all(drawings(root).map(drawing => fileOf(root, drawing)))
  return files.flat()
}

/** The one at this path, drawn when it is asked for. */
export async function drawSharePicture(root: string, path: string): Promise<StaticFile | undefined> {
  const drawing = drawings(root).find(candidate => pathOf(candidate) === path)
  return drawing ? (await fileOf(root, drawing))[0] : undefined
}
