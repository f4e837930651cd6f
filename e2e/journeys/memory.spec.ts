import type { CDPSession } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { follow, open } from '../navigate.ts'
import { expect, seeAll, test } from '../site.ts'

/** With listeners outside of themselves: tabs, sliders, a map, the bar of sections, forms, the exit layer, an embed, the form of consent. */
const paths = samplesOf(['/campus/berlin/', '/kontakt/', '/', '/studienalltag/', '/cookies/'], 2)

/** How many nodes and listeners the browser retains, of this page and of earlier ones. */
async function keptBy(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

test('a page that a visitor has left is not kept in memory', { tag: '@full' }, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const hasLoaded = await open(page, paths.at(-1)!)
  const rounds: Awaited<ReturnType<typeof keptBy>>[] = []
  for (let round = 0; round < 2; round++) {
    for (const path of paths) {
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await seeAll(page)
    }
    rounds.push(await keptBy(session))
  }
  expect(hasLoaded()).toBe(false)
  // Five pages have some 3,000 nodes.
  const [first, second] = rounds
  expect(second!.nodes - first!.nodes).toBeLessThan(100)
  expect(second!.listeners - first!.listeners).toBeLessThan(10)
})
