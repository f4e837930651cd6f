import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSharePicture } from './share-pictures.ts'

it.each(['hero-home', 'portrait-linh'])('%s is drawn in the shape that networks show', async name => {
  const file = await drawSharePicture('.', `pictures/rust/share/${name}.png`)
  const { format, width, height } = await sharp(file!.source).metadata()
  expect([file!.type, format, width, height]).toEqual(['image/png', 'png', 1200, 630])
  expect(file!.source.length).toBeLessThan(100_000)
})

it.each([
  'pictures/rust/share/tannhagen-mark.png',
  'pictures/rust/share/logo-kubik.png',
  'pictures/rust/share/nothing.png',
  '',
])('there is no %j', async path => {
  expect(await drawSharePicture('.', path)).toBeUndefined()
})
