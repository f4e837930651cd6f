import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fifthTheme } from '../../blocks/_kit/testing/fifth-theme.ts'
import { themes } from '../../blocks/_kit/themes/all.ts'
import { drawingFor, drawingNames, paintPicture, readStaticFiles } from './static-files.ts'

const names = drawingNames('.')
const all = [...Object.values(themes), fifthTheme]

it('a role becomes the colour of the theme, and its fold a darker step of it', () => {
  const { paints } = themes.rust
  expect(paintPicture('fill="var(--accent)"', paints)).toBe(`fill="${paints.accent}"`)
  expect(paintPicture('fill="var(--accent-fold)"', paints)).toMatch(/^fill="#[\da-f]{6}"$/)
  expect(paintPicture('fill="var(--accent-fold)"', paints)).not.toContain(paints.accent)
})

it('a role that no theme has stops the build', () => {
  expect(() => paintPicture('fill="var(--petrol)"', themes.rust.paints)).toThrow('petrol')
})

describe.each(all)('in $name', theme => {
  it('no drawing shows a colour of another theme', () => {
    const own = new Set<string>(Object.values(theme.paints))
    const others = all.flatMap(other => Object.values(other.paints)).filter(color => !own.has(color))
    const foreign = names.flatMap(name =>
      others.filter(color => drawingFor('.', name, theme).includes(color)).map(color => `${name} ${color}`),
    )
    expect(foreign).toEqual([])
  })

  it('every drawing is painted whole', () => {
    for (const name of names) expect(drawingFor('.', name, theme), name).not.toContain('var(')
  })
})

it('every picture has an address in every theme, and one without a theme', () => {
  const paths = new Set(readStaticFiles('.').map(({ path }) => path))
  for (const name of names)
    for (const folder of ['', ...Object.keys(themes).map(theme => `${theme}/`)])
      expect(paths).toContain(`pictures/${folder}${name}.svg`)
  expect(paths).toContain('pictures/rust/campus-dusk.jpg')
})

it('keep.json names a box in each scene, and pictures that there are', () => {
  const files = globSync('kv-seed/pictures/*.{svg,jpg}').map(path => basename(path).replace(/\.\w+$/, ''))
  const kept = Object.keys(JSON.parse(readFileSync('kv-seed/pictures/keep.json', 'utf8')) as object)
  expect(kept.filter(name => !files.includes(name))).toEqual([])
  // Portraits, marks and maps are shown whole, and backgrounds have no subject.
  const without = /^(?:portrait|logo|map|campus-(?:berlin|munich|dusk)$|film|reading|tannhagen)/
  expect(files.filter(name => !kept.includes(name) && !without.test(name))).toEqual([])
})
