import type { Page } from '@playwright/test'
import { isFullSize } from '../full-size.ts'
import { holdScripts } from '../gallery-blocks.ts'
import { differences, seeBlocks } from '../nested-looks.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

/** Words that the gallery writes around a block (`worker/tools/gallery/pages.ts`). */
const words = 'Words of the place that the block stands in.'

/** They are placed in the page's own layer, wherever they are in content (`closed-places.spec.ts`). */
const floating = ['action-bar', 'back-to-top', 'elevation-button']

interface Entry {
  readonly block: string
  readonly fixture: string
  readonly place: string
}

/** Names of blocks and fixtures, as in an address of the gallery: the first of every second block, or in `npm run test:full` each of them. */
async function listSamples(page: Page): Promise<readonly string[]> {
  const entries = (await (await page.request.get('/_gallery/index.json')).json()) as Entry[]
  const placed = entries.filter(({ block, place }) => place === 'page' && !floating.includes(block))
  const blocks = [...new Set(placed.map(({ block }) => block))].filter((_, index) => index % 2 === 0)
  return isFullSize ? placed.map(({ block, fixture }) => `${block}/${fixture}`) : [`${blocks.join()}/first`]
}

const places = ['text', 'tab', 'accordion', 'modal', 'container']
/** At full size each fixture has pages of its own: several tests share them, as long as one of them may take. */
const parts = isFullSize ? 8 : 1

for (let part = 0; part < parts; part++)
  test(`each block is seen, looks as it does by itself and takes the focus in each place, ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(isFullSize ? 300_000 : 60_000)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdScripts(page)
    const seeIn = async (sample: string, place: string) => {
      await page.goto(`/_gallery/${sample}/?place=${place}`)
      // The browser looks for `autofocus` before its next frame, and says so where something has the focus by then.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      return page.evaluate(seeBlocks, { place, words })
    }
    const problems: string[] = []
    const samples = (await listSamples(page)).filter((_, index) => index % parts === part)
    for (const sample of samples) {
      const alone = await seeIn(sample, 'page')
      expect(alone.length).toBeGreaterThan(0)
      const names = isFullSize ? [sample] : sample.split('/')[0]!.split(',')
      for (const place of places) {
        const placed = await seeIn(sample, place)
        for (const [index, name] of names.entries())
          for (const difference of differences(alone[index]!, placed[index]))
            problems.push(`${name} in a ${place} ${difference}`)
      }
    }
    await page.emulateMedia({ reducedMotion: null })
    expect(problems).toEqual([])
  })
