import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { academyPages, dualPages, londonPages, pages } from '../demo-pages.ts'
import { samplesOf } from '../full-size.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

/** By the name of a picture: its size, and the box in it that no shape may cut: left, top, width, height. */
interface Kept {
  readonly size: readonly [number, number]
  readonly keep: readonly [number, number, number, number]
}
const kept = JSON.parse(readFileSync('kv-seed/pictures/keep.json', 'utf8')) as Readonly<Record<string, Kept>>

/** The first ones of each unit have each shape of hero. */
const units = [
  { host: '127.0.0.1', paths: ['/', '/infomaterial/', '/kontakt/', '/bachelor/'], all: pages },
  { host: 'ds.localhost', paths: ['/partner-werden/', '/kontakt/'], all: dualPages },
  { host: 'obw.localhost', paths: ['/kurse/', '/kontakt/'], all: academyPages },
  { host: 'libf.localhost', paths: ['/programmes/', '/contact/'], all: londonPages },
]

/** A picture of a page, by its index among the images, scrolled to the middle of the window. */
interface Shown {
  readonly index: number
  readonly address: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly fit: string
  readonly position: string
}

/** The pictures that stand in the window whole: those that a slider shows in part are none. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-laid-out', '')
    return [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image, index) => {
      if (!image.checkVisibility()) return []
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = image.getBoundingClientRect()
      if (!width || (image.closest('[data-enhance="slider"]') && (x < 0 || x + width > innerWidth))) return []
      const { objectFit: fit, objectPosition: position } = getComputedStyle(image)
      return [{ index, address: image.currentSrc || image.src, box: { x, y, width, height }, fit, position }]
    })
  })

/** Pixels from the start of a box, `free` of which an image leaves: a length or a percentage, or the less of two sums. */
function offsetOf(position: string, free: number): number {
  const sums = position.startsWith('min(') ? position.slice(4, -1).split(',') : [position]
  const offsets = sums.map(sum =>
    [...sum.matchAll(/(-?[\d.]+)(%|px)/g)].reduce(
      (total, [, value, unit]) => total + (unit === '%' ? (Number(value) / 100) * free : Number(value)),
      0,
    ),
  )
  return Math.min(...offsets)
}

const steps = [0.01, 0.25, 0.5, 0.75, 0.99]

/** Where points of the kept box are seen: after the cut of the media service, which leaves the middle, in the box of the image. */
function keptPoints({ address, box, fit, position }: Shown, { size, keep }: Kept) {
  const [whole, high] = size
  const [, across, down] = /ar_(\d+):(\d+)/.exec(decodeURIComponent(address)) ?? []
  const ratio = across ? Number(across) / Number(down) : whole / high
  const sent = { width: Math.min(whole, high * ratio), height: Math.min(high, whole / ratio) }
  const scales = [box.width / sent.width, box.height / sent.height] as const
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const [horizontal = '50%', vertical = '50%'] = position.match(/min\([^)]*\)|[^ ]+/g) ?? []
  const left = box.x + offsetOf(horizontal, box.width - sent.width * scale)
  const top = box.y + offsetOf(vertical, box.height - sent.height * scale)
  const point = (x: number, y: number) => ({
    x: left + (keep[0] + keep[2] * x - (whole - sent.width) / 2) * scale,
    y: top + (keep[1] + keep[3] * y - (high - sent.height) / 2) * scale,
  })
  return steps.flatMap(y => steps.map(x => ({ at: `${x}/${y}`, ...point(x, y) })))
}

/** Pictures of a page whose kept box lies outside what the box of the image and the shape around it leave, with the points. */
async function cutPictures(page: Page): Promise<string[]> {
  const cut: string[] = []
  for (const shown of await shownPictures(page)) {
    const name = decodeURIComponent(shown.address)
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')
    const picture = kept[name]
    if (!picture) continue
    const lost = await page.evaluate(
      ({ index, points }) => {
        const image = document.querySelectorAll('main img')[index]!
        image.scrollIntoView({ block: 'center', behavior: 'instant' })
        return points
          .filter(({ x, y }) => !document.elementsFromPoint(x, y).includes(image))
          .map(({ at }) => at)
      },
      { index: shown.index, points: keptPoints(shown, picture) },
    )
    if (lost.length) cut.push(`${name}: ${lost.join(' ')}`)
  }
  return cut
}

for (const { host, paths, all } of units)
  test.describe(host, () => {
    test.use({
      baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)),
      hasDecided: true,
    })

    const others = all.map(({ path }) => path).filter(path => !paths.includes(path))
    for (const path of samplesOf([...paths, ...others], host === '127.0.0.1' ? 2 : 1))
      test(`no shape cuts what a picture of ${host}${path} is about`, async ({ page, baseURL }) => {
        await page.goto(baseURL + path)
        for (const width of [375, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await cutPictures(page), `at ${width} px`).toEqual([])
        }
      })
  })
