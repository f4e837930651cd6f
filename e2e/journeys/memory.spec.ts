import type { CDPSession, Page } from '@playwright/test'
import { expect, seeAll, test } from '../site.ts'

/** With listeners outside of themselves: the exit layer, tabs, sliders, forms, a map, an embed, the bar of sections, the form of consent. */
const paths = ['/', '/kontakt/', '/campus/berlin/', '/studienalltag/', '/cookies/']

/** Follows a link, as a visitor of any page may, and uses the page that it shows. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')!.append(link)
    link.click()
  }, path)
  await expect(page).toHaveURL(path)
  await seeAll(page)
}

/** How many nodes and listeners the browser keeps, of this page and of earlier ones. */
async function keptBy(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

test('a page that a visitor has left is not kept in memory', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(paths.at(-1)!)
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const rounds: Awaited<ReturnType<typeof keptBy>>[] = []
  for (let round = 0; round < 2; round++) {
    for (const path of paths) await follow(page, path)
    rounds.push(await keptBy(session))
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  // Five pages have some 3,000 nodes.
  const [first, second] = rounds
  expect(second!.nodes - first!.nodes).toBeLessThan(100)
  expect(second!.listeners - first!.listeners).toBeLessThan(10)
})
