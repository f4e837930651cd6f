import type { Page } from '@playwright/test'
import { academyPages, dualPages, londonPages, pages } from '../demo-pages.ts'
import { samplesOf } from '../full-size.ts'
import { brokenLines } from '../line-ends.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

const widths = [320, 375, 768, 1280]

/** Pages of each unit, and which of them are samples: long words in narrow columns, another language, and another font. */
const units = [
  {
    host: '127.0.0.1',
    pages,
    sampled: [
      '/bachelor/betriebswirtschaftslehre/fernstudium/',
      '/fr/bachelor/gestion-d-entreprise/a-distance/',
    ],
    withTables: [
      '/studiengaenge/',
      '/_gallery/table/all/',
      '/bachelor/betriebswirtschaftslehre/fernstudium/',
      '/cookies/',
      '/master/',
    ],
  },
  { host: 'ds.localhost', pages: dualPages, sampled: [], withTables: ['/betriebswirtschaftslehre/'] },
  {
    host: 'obw.localhost',
    pages: academyPages,
    sampled: [],
    withTables: ['/praxisanleitung-pflege/'],
  },
  { host: 'libf.localhost', pages: londonPages, sampled: ['/programmes/'], withTables: ['/programmes/'] },
]

/** Cells of tables that a phone shows in part, or not before it is scrolled sideways. */
const hiddenCells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true)
    document.documentElement.setAttribute('data-laid-out', '')
    return [...document.querySelectorAll('main :is(td, tbody th)')]
      .filter(cell => cell.checkVisibility() && cell.textContent.trim())
      .filter(cell => {
        const { left, right } = cell.getBoundingClientRect()
        return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1
      })
      .map(cell => cell.textContent.trim())
  })

for (const { host, pages: all, sampled, withTables } of units)
  test.describe(host, () => {
    test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)) })

    const others = all.map(({ path }) => path).filter(path => !sampled.includes(path))
    for (const path of samplesOf([...sampled, ...others], sampled.length))
      test(`no word of ${host}${path} is cut without a hyphen, and no pair is parted`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(baseURL + path)
        await page.evaluate(() => document.fonts.ready)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await brokenLines(page), `at ${width} px`).toEqual([])
        }
      })

    for (const path of samplesOf(withTables, host === '127.0.0.1' ? 1 : 0))
      test(`every value in the tables of ${host}${path} is seen on a phone`, async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 375, height: 800 })
        await page.goto(baseURL + path)
        const hidden = await hiddenCells(page)
        expect(await page.getByRole('main').getByRole('table').count()).toBeGreaterThan(0)
        expect(hidden).toEqual([])
      })
  })

/** Faults of the page's headline: words on several lines, and words that are wider than their box. */
const headlineFaults = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate(headline => {
      const text = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode() as Text
      const { right } = headline.getBoundingClientRect()
      const range = document.createRange()
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()]
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
        return lines > 1 || boxes.some(box => box.right > right + 1) ? [`${word} on ${lines} lines`] : []
      })
    })

for (const path of samplesOf(
  [
    '/bachelor/betriebswirtschaftslehre/fernstudium/',
    '/bachelor/gesundheitsmanagement/',
    '/master/wirtschaftspsychologie/fernstudium/',
  ],
  1,
))
  test(`no word in the headline of ${path} is divided`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 375, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await headlineFaults(page), `at ${width} px`).toEqual([])
    }
  })

const heroes = ['rust', 'maple_blaze', 'texas_rose', 'default'].flatMap(theme =>
  ['split', 'full', 'compact', 'basic'].map(type => ({ theme, type })),
)

for (const { theme, type } of heroes)
  test(`a word of 24 letters fits one line of a hero of type ${type} in ${theme}`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(`/_gallery/hero/long-word-${type}/?theme=${theme}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await headlineFaults(page), `at ${width} px`).toEqual([])
    }
  })
