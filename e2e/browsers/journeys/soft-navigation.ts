import assert from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { untilNavigator, untilPath } from '../page.ts'

export const journey: Journey = {
  name: 'a link changes the page, not the document; back and forward find the place',
  async run(page) {
    const isAt = (top: number) => Math.abs(scrollY - top) < 1
    const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent)
    await page.open('/bachelor/')
    await untilNavigator(page)
    await page.evaluate(() => Object.assign(document.body, { stays: true }))
    const first = await heading()
    await page.evaluate(() => scrollTo(0, 700))
    await page.until('the page is scrolled', isAt, 700)
    await page.follow('/master/')
    await untilPath(page, '/master/')
    await page.until('it begins at its top', isAt, 0)
    assert.notEqual(await heading(), first)
    await page.evaluate(() => scrollTo(0, 300))
    await page.until('the next page is scrolled', isAt, 300)
    await page.evaluate(() => history.back())
    await untilPath(page, '/bachelor/')
    await page.until('the place is found', isAt, 700)
    assert.equal(await heading(), first)
    await page.evaluate(() => history.forward())
    await untilPath(page, '/master/')
    await page.until('the place of the next page is found', isAt, 300)
    assert.equal(await page.evaluate(() => 'stays' in document.body), true)
  },
}
