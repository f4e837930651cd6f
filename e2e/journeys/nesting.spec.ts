import type { Page } from '@playwright/test'
import { isFullSize } from '../full-size.ts'
import { holdScripts } from '../gallery-blocks.ts'
import { differences, seeBlocks } from '../nested-looks.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

/** Words that the gallery writes around a block (`worker/tools/gallery/places.ts`). */
const words = 'Words of the place that the block stands in.'

/** They are placed in the page's own layer, wherever they are in content (`closed-places.spec.ts`). */
const floating = ['action-bar', 'back-to-top', 'elevation-button']

interface Entry {
  readonly block: string
  readonly fixture: string
  readonly place: string
}

/** Names of blocks and fixtures, as in an address of the gallery: the first of each block, or in `npm run test:full` each of them. */
async function listSamples(page: Page): Promise<readonly string[]> {
  const entries = (await (await page.request.get('/_gallery/index.json')).json()) as Entry[]
  const placed = entries.filter(({ block, place }) => place === 'page' && !floating.includes(block))
  const blocks = [...new Set(placed.map(({ block }) => block))]
  return isFullSize ? placed.map(({ block, fixture }) => `${block}/${fixture}`) : [`${blocks.join()}/first`]
}

for (const place of ['text', 'tab', 'accordion', 'modal', 'container'])
  test(`each block is seen, looks as it does by itself and takes the focus in a ${place}`, async ({
    page,
  }) => {
    test.setTimeout(isFullSize ? 600_000 : 60_000)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdScripts(page)
    const problems: string[] = []
    for (const sample of await listSamples(page)) {
      await page.goto(`/_gallery/${sample}/?place=page`)
      const alone = await page.evaluate(seeBlocks, { place: 'page', words })
      await page.goto(`/_gallery/${sample}/?place=${place}`)
      const placed = await page.evaluate(seeBlocks, { place, words })
      expect(alone.length).toBeGreaterThan(0)
      const names = isFullSize ? [sample] : sample.split('/')[0]!.split(',')
      for (const [index, name] of names.entries())
        problems.push(...differences(alone[index]!, placed[index]).map(difference => `${name} ${difference}`))
    }
    await page.emulateMedia({ reducedMotion: null })
    expect(problems).toEqual([])
  })
