import { open, programmesOn, untilToolStarts, untilWhole } from '../navigate.ts'
import { expect, test } from '../site.ts'

const answers = [
  'Einen Bachelor',
  '35 oder älter',
  'Ja',
  'Bis 20 Stunden in der Woche',
  'Pflege und Gesundheit',
]

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard answers, changes an answer, and goes back and forward', { tag: '@full' }, async ({
    page,
    browser,
  }) => {
    await page.goto('/foerderung/')
    const question = page.locator('legend span').last()
    for (const answer of answers) {
      await page.getByRole('radio', { name: answer }).press('Space')
      const asked = await question.textContent()
      await page.keyboard.press('Enter')
      await expect(page.locator('legend', { hasText: asked ?? '' })).toHaveCount(0)
      await untilWhole(page)
    }
    const result = page.getByRole('heading', { name: 'Das passt zu deinen Antworten' })
    await expect(result).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.goBack()
    await expect(question).toHaveText('In welchem Bereich bist du tätig?')
    await page.goForward()
    await expect(result).toBeVisible()

    const address = page.url()
    const names = [...new URL(address).searchParams.keys()]
    expect(names).toEqual([...new Set(names)])
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await other.goto(address)
    const shown = await programmesOn(page).allTextContents()
    expect(shown).not.toEqual([])
    expect(await programmesOn(other).allTextContents()).toEqual(shown)
    await other.context().close()

    await page.getByRole('link', { name: 'Antwort ändern: Leben Kinder bei dir?' }).press('Enter')
    await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked()
    await untilWhole(page)
    await page.getByRole('radio', { name: 'Nein' }).press('Space')
    await page.getByRole('button', { name: 'Weiter' }).press('Enter')
    await expect(result).toBeVisible()
    await expect(page.getByText('Familienzuschuss')).toHaveCount(0)
  })
})

test('with scripts it is the same, in Spanish', { tag: '@full' }, async ({ page }) => {
  const isLoaded = await open(page, '/es/foerderung/?a-goal=master')
  await untilToolStarts(page)
  await page.getByText('25 bis 34').click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/es/foerderung/?a-age=25-34&a-goal=master#funding-calculator')
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page.getByRole('radio', { name: '25 bis 34' })).toBeChecked()
  await page.goBack()
  await expect(page.locator('legend span').last()).toHaveText('Leben Kinder bei dir?')
  expect(isLoaded()).toBe(false)
})

test('with scripts the last answer shows the result in place, and its button leads to a form with a code for it', {
  tag: '@full',
}, async ({ page }) => {
  const isLoaded = await open(page, '/foerderung/?a-age=under-25&a-children=yes&a-goal=bachelor')
  await untilToolStarts(page)
  await page.getByText('Gar nicht').click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Das passt zu deinen Antworten' })).toBeVisible()
  expect(isLoaded()).toBe(false)
  await page.getByRole('button', { name: 'Studienberatung fragen' }).click()
  await expect(page).toHaveURL(/\/kontakt\/\?a-age=under-25&.*&funding=F\d+#formular$/)
  await expect(page.locator('input[name="funding"]')).toHaveValue(/^F\d+$/)
})
