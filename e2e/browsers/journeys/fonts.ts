import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'

/** Upper edges of the texts in the window, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main p, header a')]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
      .map(element => Math.round(element.getBoundingClientRect().top)),
  )

/** Headings in view whose bold no loaded face has: the browser would draw over regular letters again. */
const fakeBold = (page: Page) =>
  page.evaluate(() => {
    const families = getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(/,\s*/)
    const face = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === families[0])
    const [least = 0, most = least] = (face?.status === 'loaded' ? face.weight : '').split(' ').map(Number)
    return [...document.querySelectorAll('h1, h2')]
      .map(element => Number(getComputedStyle(element).fontWeight))
      .filter(weight => weight < least || weight > most)
  })

export const journey: Journey = {
  name: 'a first visit gets the web font after its first paint, its bold too, and no text moves',
  hasDecided: false,
  async run(page) {
    const font = page.hold(/\.woff2$/)
    await page.open('/kontakt/')
    const before = await places(page)
    assert.ok(before.length > 5)
    await font.untilAsked()
    font.release()
    await page.until('the page is set in its font', () =>
      getComputedStyle(document.body).fontFamily.includes('-late'),
    )
    assert.deepEqual(await places(page), before)
    assert.deepEqual(await fakeBold(page), [])
  },
}
