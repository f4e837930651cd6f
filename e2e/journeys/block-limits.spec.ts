import { isFullSize, samplesOf } from '../full-size.ts'
import { holdPictures, holdScripts, listGroups, replaceDocument } from '../gallery-blocks.ts'
import { expect, test } from '../site.ts'

/** The narrowest phone, a window of 1,280 px at 200 %, and a large screen. */
const widths = [320, 640, 1920]

const longWord = 'Studienfinanzierungsberatungsgesellschaft'

/** Puts a long word into every text and returns the texts that overflow the window or are cut, except those that scroll. */
function lost(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = new Set<string>()
  const leaves = ({ left, right }: DOMRect, { left: from, right: to }: { left: number; right: number }) =>
    left < from - 1 || right > to + 1
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!parent || parent.closest('script, style, noscript, select, svg, [href="#main"]')) continue
    text.textContent = textContent!.replace(/\S*\p{L}{3}\S*/u, word)
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    if (!words.width) continue
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isForEars = box.width === 1 || clipPath === 'inset(50%)'
      if (/auto|scroll/.test(overflowX) || isForEars) break
      const isCut = /hidden|clip/.test(overflowX) && leaves(words, box)
      const isOutside = element === document.body && leaves(words, { left: 0, right: innerWidth })
      if (isCut || isOutside) found.add(parent.className || parent.tagName)
    }
  }
  return [...found]
}

test.describe('without the policy of the first document', () => {
  test.use({ bypassCSP: true })

  // The themes with the widest letters: the other two share a narrower font. One has a fourth of the blocks, both all in `npm run test:full`.
  for (const theme of samplesOf(['rust', 'maple_blaze'], 1))
    test(`no block scrolls sideways in ${theme}, and no word is too long for a phone`, async ({ page }) => {
      test.setTimeout(120_000)
      // Islands would find other words than the server's.
      await holdScripts(page)
      await holdPictures(page)
      await page.goto('/_gallery/divider/all/')
      const groups = (await listGroups(page)).filter((_, index) => isFullSize || index % 4 === 0)
      const problems: string[] = []
      for (const group of groups) {
        await replaceDocument(page, `/_gallery/${group}/all/?theme=${theme}`)
        for (const width of widths.toReversed()) {
          await page.setViewportSize({ width, height: 800 })
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (excess > 0) problems.push(`${group} at ${width} px by ${excess} px`)
        }
        problems.push(...(await page.evaluate(lost, longWord)).map(place => `${group}: ${place}`))
      }
      expect(problems).toEqual([])
    })
})

test('links to other sites in a row that scrolls do not make the page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const fixture of ['logo-cloud/elsewhere', 'table/elsewhere']) {
    await page.goto(`/_gallery/${fixture}/`)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess, fixture).toBe(0)
  }
})

test('the odd card of a grid takes both columns, with its picture beside the words', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/_gallery/grid/odd/')
  const cells = page.locator('main li:has(> article)')
  const [first, last] = [await cells.first().boundingBox(), await cells.last().boundingBox()]
  expect(last!.width).toBeGreaterThan(first!.width * 2)
  const card = cells.last()
  const [picture, title] = [
    await card.getByRole('img').boundingBox(),
    await card.getByRole('heading').boundingBox(),
  ]
  expect(Math.max(picture!.x, title!.x)).toBeGreaterThanOrEqual(
    picture!.x < title!.x ? picture!.x + picture!.width : title!.x + title!.width,
  )
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('what is selected looks different from what is not', { tag: '@full' }, async ({ page }) => {
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const differ = async (selected: string, other: string, property: string) =>
      expect(await styleOf(selected, property)).not.toBe(await styleOf(other, property))
    await page.goto('/_gallery/select-button-group/default/')
    await differ('label:has(:checked)', 'label:not(:has(:checked))', 'background-color')
    await page.goto('/_gallery/image-tab-grid/default/')
    await differ('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'border-bottom-color')
    await page.goto('/_gallery/location-map/default/')
    await page.locator('[data-enhance~=location-map][data-enhanced]').first().waitFor()
    await page.getByRole('button', { name: 'Bayern' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Bayern', pressed: true })).toBeVisible()
    await page.goto('/_gallery/progress/all/')
    const bars = page.getByRole('progressbar')
    const [half, none] = [await bars.nth(0).screenshot(), await bars.nth(2).screenshot()]
    expect(half.equals(none)).toBe(false)
  })
})
