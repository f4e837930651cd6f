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

/** Pictures of a page whose kept box lies outside what the media service, the box of the picture, or the shape around it leaves. */
const cutPictures = (page: Page): Promise<string[]> =>
  page.evaluate(boxes => {
    document.documentElement.setAttribute('data-laid-out', '')
    const share = (position: string) => Number.parseFloat(position) / 100
    return [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap(image => {
      const address = decodeURIComponent(image.currentSrc || image.src)
      const picture =
        boxes[
          address
            .split('/')
            .at(-1)!
            .replace(/\.\w+$/, '')
        ]
      if (!picture || !image.checkVisibility()) return []
      image.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = image.getBoundingClientRect()
      if (!width || left >= innerWidth || left + width <= 0) return []
      const [, across, down] = /ar_(\d+):(\d+)/.exec(address) ?? []
      const [whole, high] = picture.size
      // The service cuts the middle.
      const ratio = across ? Number(across) / Number(down) : whole / high
      const sent = { width: Math.min(whole, high * ratio), height: Math.min(high, whole / ratio) }
      const { objectFit, objectPosition } = getComputedStyle(image)
      const sizes = [width / sent.width, height / sent.height] as const
      const scale = objectFit === 'cover' ? Math.max(...sizes) : Math.min(...sizes)
      const [x = '50%', y = '50%'] = objectPosition.split(' ')
      const start = {
        x: left + (width - sent.width * scale) * share(x) - ((whole - sent.width) / 2) * scale,
        y: top + (height - sent.height * scale) * share(y) - ((high - sent.height) / 2) * scale,
      }
      const [keptLeft, keptTop, keptWidth, keptHeight] = picture.keep
      const steps = [0.01, 0.25, 0.5, 0.75, 0.99]
      const isSeen = (across: number, down: number) => {
        const at = [
          start.x + (keptLeft + keptWidth * across) * scale,
          start.y + (keptTop + keptHeight * down) * scale,
        ] as const
        return document.elementsFromPoint(...at).includes(image)
      }
      const lost = steps.flatMap(down =>
        steps.filter(across => !isSeen(across, down)).map(across => `${across}/${down}`),
      )
      return lost.length ? [`${address.split('/').at(-1)}: ${lost.join(' ')}`] : []
    })
  }, kept)

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
