import sharp from 'sharp'
import { themes } from '../../blocks/_kit/themes/all.ts'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { sharePath, shareSize } from '../../worker/core/page/share-image.ts'
import { type BuildCache, openBuildCache } from './build-cache.ts'
import { drawingFor, drawingNames, type StaticFile } from './static-files.ts'

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

/** A picture in the shape that networks show with a link; flat colours make a small PNG without a palette, which takes three times as long. */
async function draw(source: Uint8Array, ratio: number): Promise<Uint8Array> {
  const fit = ratio > 1.5 ? 'cover' : 'contain'
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

/** None for logos and marks. All of them take nine seconds of processor time, so they are kept between runs. */
async function fileOf(root: string, drawing: Drawing, cache: BuildCache): Promise<StaticFile[]> {
  const drawn = Buffer.from(drawingFor(root, drawing.name, drawing.theme))
  const { width = 0, height = 0 } = await sharp(drawn).metadata()
  if (height < leastHeight) return []
  const source = await cache.keep(`share-${drawing.theme.name}-${drawing.name}`, [drawn], () =>
    draw(drawn, width / height),
  )
  return [{ path: pathOf(drawing), type: 'image/png', source }]
}

const openCache = () => openBuildCache(import.meta.filename)

/** The rasters of the demonstration site's drawings for shared links, in each theme: networks show no vectors. */
export async function drawSharePictures(root: string): Promise<StaticFile[]> {
  const cache = openCache()
  const files = await Promise.all(drawings(root).map(drawing => fileOf(root, drawing, cache)))
  return files.flat()
}

/** The picture at this path, drawn on request. */
export async function drawSharePicture(root: string, path: string): Promise<StaticFile | undefined> {
  const drawing = drawings(root).find(candidate => pathOf(candidate) === path)
  return drawing ? (await fileOf(root, drawing, openCache()))[0] : undefined
}
