import { samplesOf } from '../full-size.ts'
import { open, untilToolStarts } from '../navigate.ts'
import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard compares two programmes, shows differences, and goes back and forward', async ({
    page,
  }) => {
    await page.goto('/studienfinder/?degree=master')
    await page.getByRole('link', { name: 'Data Science im Fernstudium vergleichen' }).press('Enter')
    await expect(page).toHaveURL('/vergleich/?p=msdat-fs')
    await page
      .getByRole('combobox', { name: 'Studiengang hinzufügen' })
      .selectOption('Unternehmensführung im Fernstudium')
    await page.getByRole('button', { name: 'Hinzufügen' }).press('Enter')
    await expect(page).toHaveURL('/vergleich/?p=msdat-fs&p=maunt-fs')
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(3)
    await page.getByRole('link', { name: 'Nur Unterschiede zeigen' }).press('Enter')
    await expect(page).toHaveURL('/vergleich/?only=differences&p=msdat-fs,maunt-fs')
    await expect(page.getByRole('rowheader', { name: 'Umfang' })).toHaveCount(0)
    const region = page.getByRole('region', { name: 'Studiengänge nebeneinander' })
    await region.focus()
    await expect(region).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('link', { name: 'Data Science im Fernstudium entfernen' }).press('Enter')
    await expect(heads).toHaveCount(2)
    await page.goBack()
    await expect(heads).toHaveCount(3)
    await page.goForward()
    await expect(heads).toHaveCount(2)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  for (const [query, isWhole] of samplesOf(
    [
      ['p=babwl-fs,babwl-ds', true],
      ['p=babwl-fs,babwl-ds,msdat-fs,bsagr-ms', false],
    ] as const,
    1,
  ))
    test(`of ${isWhole ? 'two programmes both are seen' : 'four one and a half'}, and only the page scrolls down: ${query}`, async ({
      page,
    }) => {
      await page.goto(`/vergleich/?${query}`)
      const region = page.getByRole('region', { name: 'Studiengänge nebeneinander' })
      const right = await region.evaluate(element => {
        // An area that scrolls down by itself has more in it than it shows.
        if (element.scrollHeight > element.clientHeight + 1) throw new Error('the comparison scrolls down')
        return element.getBoundingClientRect().right
      })
      const second = (await page
        .getByRole('link', { name: 'BWL im dualen Studium', exact: true })
        .boundingBox())!
      expect(second.x).toBeLessThan(right - 100)
      const head = (await page.getByRole('columnheader').last().boundingBox())!
      const fact = (await page.getByRole('rowheader').first().boundingBox())!
      expect(fact.y).toBeGreaterThanOrEqual(head.y + head.height - 1)
      const cells = page.getByRole('row', { name: /^Umfang/ }).getByRole('cell')
      const cell = (await cells.nth(1).boundingBox())!
      expect(cell.x + cell.width <= right + 1).toBe(isWhole)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    })
})

test('with scripts a link leads on, and the address shows the same elsewhere', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const isLoaded = await open(page, '/en/comparison/?p=msdat-fs,maunt-fs')
  await untilToolStarts(page)
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(3)
  await page.getByRole('link', { name: 'Remove Data Science by distance learning' }).click()
  await expect(page).toHaveURL('/en/comparison/?p=maunt-fs')
  await expect(heads).toHaveCount(2)
  // Links to languages contain the comparison's current state.
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
  await expect(german).toHaveAttribute('href', '/vergleich/?p=maunt-fs')
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(page.url())
  const cells = 'th, td'
  expect(await other.locator(cells).allTextContents()).toEqual(await page.locator(cells).allTextContents())
  await other.context().close()
  await page.goBack()
  await expect(heads).toHaveCount(3)
  expect(isLoaded()).toBe(false)
})
