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

const steps = [0.01, 0.25, 0.5, 0.75, 0.99]

/**
 * Pictures whose kept box is not seen whole, with the points of it that are lost: the media service leaves the middle of a picture, `object-fit`
 * and `object-position` a part of that, and what the shape around it leaves is asked of the browser.
 */
const cutPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ boxes, steps }) => {
      document.documentElement.setAttribute('data-laid-out', '')
      /** Pixels from the start of a box, `free` of which an image leaves: a sum of lengths and percentages, or the less of two. */
      const offsetOf = (position: string, free: number) => {
        const sums = position.startsWith('min(') ? position.slice(4, -1).split(',') : [position]
        const offsets = sums.map(sum =>
          [...sum.matchAll(/(-?[\d.]+)(%|px)/g)].reduce(
            (total, [, value, unit]) => total + (unit === '%' ? (Number(value) / 100) * free : Number(value)),
            0,
          ),
        )
        return Math.min(...offsets)
      }
      return [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap(image => {
        const address = decodeURIComponent(image.currentSrc || image.src)
        const name = address
          .split('/')
          .at(-1)!
          .replace(/\.\w+$/, '')
        const picture = boxes[name]
        if (!picture || !image.checkVisibility()) return []
        image.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = image.getBoundingClientRect()
        // A slider shows pictures in part until it is moved.
        if (!box.width || (image.closest('[data-enhance="slider"]') && box.right > innerWidth)) return []
        const [whole, high] = picture.size
        const [, across, down] = /ar_(\d+):(\d+)/.exec(address) ?? []
        const ratio = across ? Number(across) / Number(down) : whole / high
        const sent = { width: Math.min(whole, high * ratio), height: Math.min(high, whole / ratio) }
        const scales = [box.width / sent.width, box.height / sent.height] as const
        const { objectFit, objectPosition } = getComputedStyle(image)
        const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales)
        const [horizontal = '', vertical = ''] = objectPosition.match(/min\([^)]*\)|[^ ]+/g) ?? []
        const left = box.x + offsetOf(horizontal, box.width - sent.width * scale)
        const top = box.y + offsetOf(vertical, box.height - sent.height * scale)
        const [keptLeft, keptTop, keptWidth, keptHeight] = picture.keep
        const isSeen = (x: number, y: number) =>
          document
            .elementsFromPoint(
              left + (keptLeft + keptWidth * x - (whole - sent.width) / 2) * scale,
              top + (keptTop + keptHeight * y - (high - sent.height) / 2) * scale,
            )
            .includes(image)
        const lost = steps.flatMap(y => steps.filter(x => !isSeen(x, y)).map(x => `${x}/${y}`))
        return lost.length ? [`${name}: ${lost.join(' ')}`] : []
      })
    },
    { boxes: kept, steps },
  )

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
