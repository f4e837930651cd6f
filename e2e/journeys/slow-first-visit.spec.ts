import { languagesFrom } from '../../blocks/_kit/words.ts'
import { fontCharacters } from '../../client/vite/fonts.ts'
import { isFontSet, markSeenTexts, readLocalFonts } from '../fonts.ts'
import { samplesOf } from '../full-size.ts'
import { expect, layoutShift, test } from '../site.ts'
import { slowNetwork } from '../slow-network.ts'

/** Times at which a picture of the page is kept (ms). */
const times = [300, 1000, 3000]

/** The characters of the page that the web font was not cut for, apart from white space. */
const missing = (text: string) =>
  [...new Set(text)].filter(sign => sign.trim() && !/\p{DI}/u.test(sign) && !fontCharacters.includes(sign))

test.use({ viewport: { width: 412, height: 823 }, hasDecided: false })

for (const language of samplesOf(languagesFrom('de'), 1))
  test(`a slow first visit in ${language}: nothing moves, bold is a bold font, and no sign is missing`, async ({
    page,
  }, testInfo) => {
    await slowNetwork(page)
    const start = performance.now()
    await page.goto(language === 'de' ? '/' : `/${language}/`, { waitUntil: 'commit' })
    for (const time of times) {
      await page.waitForTimeout(Math.max(0, time - (performance.now() - start)))
      await testInfo.attach(`${language}-${time}.png`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      })
    }
    await expect.poll(() => isFontSet(page)).toBe(true)
    expect(await markSeenTexts(page)).toBeGreaterThan(5)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-seen]'))
        if (Number(getComputedStyle(element).fontWeight) >= 600) element.setAttribute('data-bold', '')
    })
    const ofBold = await readLocalFonts(page, '[data-bold]')
    expect(ofBold.filter(name => !/Bold/.test(name))).toEqual([])
    expect(missing(await page.locator('body').innerText())).toEqual([])
    expect(await layoutShift(page)).toEqual([])
  })
