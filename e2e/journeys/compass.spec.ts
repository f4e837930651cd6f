import { open, programmesOn, untilToolStarts, untilWhole } from '../navigate.ts'
import { expect, test } from '../site.ts'

test.describe('without scripts, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a keyboard finds programmes, goes back and forward, and the address shows the same elsewhere', {
    tag: '@full',
  }, async ({ page, browser }) => {
    await page.goto('/kompass/')
    const question = page.locator('legend span').last()
    const ways = [
      ['Zu meinem ersten Abschluss', 'Was machst du gern?'],
      ['Rechnen, verhandeln, leiten', 'Wie möchtest du lernen?'],
      ['Im Wechsel mit einem Betrieb', 'Welcher Ort liegt dir näher?'],
      ['Berlin', 'Was bringst du mit?'],
    ] as const
    for (const [answer, next] of ways) {
      await page.getByRole('radio', { name: answer }).press('Space')
      await page.getByRole('button', { name: 'Weiter' }).press('Enter')
      await expect(question).toHaveText(next)
      await untilWhole(page)
    }
    await page.getByRole('link', { name: 'Zurück' }).press('Enter')
    await expect(page.getByRole('radio', { name: 'Berlin' })).toBeChecked()
    await untilWhole(page)
    await page.goBack()
    await expect(question).toHaveText('Was bringst du mit?')
    await page.getByRole('radio', { name: 'Einen Schulabschluss' }).press('Space')
    await page.getByRole('button', { name: 'Weiter' }).press('Enter')
    const cards = programmesOn(page)
    await expect(cards.first()).toContainText('Erfüllt 4 von 4 Wünschen')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.goBack()
    await expect(question).toHaveText('Was bringst du mit?')
    await page.goForward()
    await expect(cards.first()).toContainText('Erfüllt 4 von 4 Wünschen')

    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await other.goto(page.url())
    expect(await programmesOn(other).allTextContents()).toEqual(await cards.allTextContents())
    await other.context().close()
  })
})

test('with scripts a keyboard goes from question to question in place, in Portuguese', {
  tag: '@full',
}, async ({ page }) => {
  const isLoaded = await open(page, '/pt/kompass/?a-field=numbers&a-goal=first')
  await untilToolStarts(page)
  const answers = [
    ['Zu Hause, wann ich Zeit habe', 'Was bringst du mit?'],
    ['Viele Jahre im Beruf', 'Estes cursos são para ti'],
  ] as const
  for (const [answer, next] of answers) {
    await page.getByRole('radio', { name: answer }).press('Space')
    await page.getByRole('button', { name: 'Continuar' }).press('Enter')
    await expect(page.getByRole('heading', { name: next })).toBeFocused()
  }
  await expect(programmesOn(page).first()).toContainText('Início em qualquer dia')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Was bringst du mit?' })).toBeFocused()
  await page.goForward()
  await expect(programmesOn(page).first()).toContainText('Início em qualquer dia')
  expect(isLoaded()).toBe(false)
})
