import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faviconSets } from '../../blocks/_kit/units.ts'
import { faviconFiles } from '../../worker/core/request/site/favicons.ts'
import { drawFavicons } from './favicons.ts'

const files = new Map((await drawFavicons()).map(file => [file.path, file]))
const fileOf = (set: string, name: string) => files.get(`favicons/${set}/${name}`)!
const bytes = (set: string, name: string) => Buffer.from(fileOf(set, name).source)

describe.each(faviconSets)('the set %s', set => {
  it.each([
    ['favicon-16x16.png', 16],
    ['favicon-32x32.png', 32],
    ['apple-touch-icon.png', 180],
  ])('has %s in its size', async (name, size) => {
    const { format, width, height } = await sharp(bytes(set, name)).metadata()
    expect([fileOf(set, name).type, format, width, height]).toEqual(['image/png', 'png', size, size])
  })

  it('has an icon for devices that cut their own shape: it has no clear corners', async () => {
    const { isOpaque } = await sharp(bytes(set, 'apple-touch-icon.png')).stats()
    expect(isOpaque).toBe(true)
  })

  it('has a favicon.ico of three sizes, each a picture that can be read', async () => {
    const ico = bytes(set, 'favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const entries = [0, 1, 2].map(index => ico.subarray(6 + 16 * index))
    const sizes = entries.map(async entry => {
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
      const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata()
      return [format, width, entry.readUInt8(0)]
    })
    expect(await Promise.all(sizes)).toEqual([16, 32, 48].map(size => ['png', size, size]))
  })

  it('is small', () => {
    for (const name of faviconFiles) expect(bytes(set, name).length, name).toBeLessThan(8 * 1024)
  })
})

it.each([
  ['iu', 'libf'],
  ['iu', 'obw'],
  ['libf', 'obw'],
])('%s and %s differ for anybody who sees them, without colours too', async (one, other) => {
  const grey = (set: string) =>
    sharp(bytes(set, 'favicon-16x16.png')).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
  const [first, second] = await Promise.all([grey(one), grey(other)])
  const different = first.filter((value, index) => Math.abs(value - second[index]!) > 64)
  expect(different.length).toBeGreaterThan(first.length / 4)
})
