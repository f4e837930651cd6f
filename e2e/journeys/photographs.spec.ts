import type { Page } from '@playwright/test'
import { holdPictures, holdScripts, listGroups, replaceDocument } from '../gallery-blocks.ts'
import { dropFonts } from '../page-checks.ts'
import { expect, test } from '../site.ts'

const widths = [375, 1280]

/**
 * The boxes of all elements, except those around a photograph and icons from a file, and the styles of pictures: without the
 * background, which depends on the kind of file, and without margins, which boxes show.
 */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stylesOf = (element: Element) => {
      const styles = getComputedStyle(element)
      const names = [...styles].filter(name => name !== 'background-color' && !name.startsWith('margin'))
      return names.map(name => `${name}: ${styles.getPropertyValue(name)}`)
    }
    return [...document.querySelectorAll('main *:not(picture, source, use)')].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      const isPicture = element.localName === 'img'
      return [
        `${element.localName} ${element.textContent.trim().slice(0, 40)} ${box}`,
        ...(isPicture ? stylesOf(element) : []),
      ]
    })
  })

async function layoutsOf(page: Page, address: string): Promise<string[]> {
  await replaceDocument(page, address)
  // A font that is too late for the first of two documents would be set only in the second.
  await dropFonts(page)
  const layouts: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    layouts.push(...(await layoutOf(page)).map(line => `${width} px: ${line}`))
  }
  return layouts
}

/** The first lines that differ; later ones are only shifted by them. */
const differences = (drawn: readonly string[], photographed: readonly string[]): string[] =>
  photographed
    .flatMap((line, index) => (line === drawn[index] ? [] : [`${line} in place of ${drawn[index]}`]))
    .slice(0, 3)

/** Its picture may be a logo: one that something shines through keeps its own width, a photograph never does. */
const logos = 'linked-image'

test.use({ bypassCSP: true })

// In the theme that cuts and rounds pictures most.
test('blocks lay a photograph out as a drawing in its place', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000)
  await holdScripts(page)
  await holdPictures(page)
  await page.goto('/_gallery/divider/all/')
  const problems: string[] = []
  let photographs = 0
  for (const group of await listGroups(page)) {
    const blocks = group.split(',').filter(block => block !== logos)
    const address = `/_gallery/${blocks.join()}/all/?theme=rust`
    const photographed = await layoutsOf(page, `${address}&pictures=photographs`)
    const count = await page.locator('main picture').count()
    if (!count) continue
    photographs += count
    problems.push(...differences(await layoutsOf(page, address), photographed))
  }
  expect(problems).toEqual([])
  expect(photographs).toBeGreaterThan(50)
})
