import { createAxe, ofThePage, ofTheTheme, violationsOf } from '../axe.ts'
import { missingFocusMarks } from '../focus-marks.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { floatingIn, holdScripts, listGroups, replaceDocument, startBlocks } from '../gallery-blocks.ts'
import { expect, test } from '../site.ts'

// In halves, so that two workers share them; every fourth block of each half, all in `npm run test:full`.
for (const half of [0, 1])
  test(`every block is accessible, and its controls show the focus in forced colours: half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const problems: string[] = []
    for (const group of (await listGroups(page)).filter(
      (_, index) => index % (isFullSize ? 2 : 8) === half,
    )) {
      const answer = await page.goto(`/_gallery/${group}/all/`)
      expect(answer?.status(), group).toBe(200)
      await startBlocks(page)
      expect(await floatingIn(page, group)).toEqual([])
      problems.push(...(await violationsOf((await createAxe(page)).disableRules(ofThePage), group)))
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      const unmarked = await missingFocusMarks(page)
      problems.push(...unmarked.map(control => `${group}: no mark of the focus: ${control}`))
      await page.emulateMedia({ forcedColors: null, reducedMotion: null })
    }
    expect(problems).toEqual([])
  })

test.describe('without the policy of the first document', () => {
  test.use({ bypassCSP: true })

  for (const theme of ['rust', 'maple_blaze', 'texas_rose'])
    test(`blocks keep contrasts and sizes of targets in ${theme}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(120_000)
      await holdScripts(page)
      await page.goto('/_gallery/divider/all/')
      const problems: string[] = []
      for (const group of await listGroups(page)) {
        await replaceDocument(page, `/_gallery/${group}/all/?theme=${theme}`)
        problems.push(...(await violationsOf((await createAxe(page)).withRules(ofTheTheme), group)))
      }
      expect(problems).toEqual([])
    })
})

test('the gallery itself is accessible', async ({ page }) => {
  for (const path of samplesOf(['/_gallery/', '/_gallery/card/?theme=rust&width=375'], 1)) {
    await page.goto(path)
    const { violations } = await (await createAxe(page)).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
})
