import type { Page } from '@playwright/test'
import { createAxe } from '../axe.ts'
import { samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

interface Words {
  readonly home: string
  readonly entry: string
  readonly confirm: string
  readonly sent: string
}

const languages: Readonly<Record<string, Words>> = {
  de: {
    home: '/',
    entry: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    sent: 'Dein Widerruf ist eingegangen',
  },
  en: {
    home: '/en/',
    entry: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal',
    sent: 'We have received your withdrawal',
  },
  fr: {
    home: '/fr/',
    entry: 'Renoncer au contrat ici',
    confirm: 'Confirmer la rétractation',
    sent: 'Ta rétractation nous est parvenue',
  },
  it: {
    home: '/it/',
    entry: 'Recedere dal contratto qui',
    confirm: 'Conferma il recesso',
    sent: 'Abbiamo ricevuto il tuo recesso',
  },
  es: {
    home: '/es/',
    entry: 'Desistir del contrato aquí',
    confirm: 'Confirmar el desistimiento',
    sent: 'Hemos recibido tu desistimiento',
  },
  pt: {
    home: '/pt/',
    entry: 'Retratar-se do contrato aqui',
    confirm: 'Confirmar a retratação',
    sent: 'Recebemos a tua retratação',
  },
}

const entryIn = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** Presses Tab until a button or link with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true })
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === element.ownerDocument.activeElement)) return
  }
  throw new Error(`no way by keyboard to ${name}`)
}

/** Types the declaration from the first field on, and sends it with Enter. */
async function declare(page: Page, contract: string): Promise<void> {
  await page.locator('[name="name"]').focus()
  for (const text of ['Ada Canaria', contract, `ada-${crypto.randomUUID()}@beispiel.example`]) {
    await page.keyboard.type(text)
    await page.keyboard.press(text.includes('@') ? 'Enter' : 'Tab')
  }
}

test.describe('without script, by keyboard, on a phone of 360 pixels', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const [language, { home, entry, confirm, sent }] of samplesOf(Object.entries(languages), 1))
    test(`a contract is withdrawn from, with a receipt: ${language}`, { tag: '@full' }, async ({ page }) => {
      await page.goto(home)
      await entryIn(page, entry).press('Enter')
      await declare(page, 'Kurs 4711')
      await expect(page.getByRole('definition').filter({ hasText: 'Kurs 4711' })).toBeVisible()
      await tabTo(page, confirm)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: sent })).toBeFocused()
      const receipt = page.locator('[data-sent]').filter({ visible: true })
      for (const said of ['Ada Canaria', 'Kurs 4711', /\d\d?[:.h]\d\d/])
        await expect(receipt).toContainText(said)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
})

test('a contract is cancelled for an important reason; axe finds nothing on the way', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await entryIn(page, 'Verträge hier kündigen').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag kündigen')
  expect((await (await createAxe(page)).analyze()).violations).toEqual([])
  await page.locator('[name="name"]').fill('Ada Canaria')
  await page.locator('[name="contract"]').fill('Kurs 4711')
  await page.getByLabel('Außerordentlich').check()
  await page.getByLabel('So bald wie möglich').check()
  await page.locator('main [name="email"]').fill(`ada-${crypto.randomUUID()}@beispiel.example`)
  const next = page.getByRole('button', { name: 'Weiter' }).filter({ visible: true }).last()
  await next.click()
  // The reason is required.
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Der Grund')
  await page.locator('[name="reason"]').fill('Der Kurs fällt aus.')
  await next.click()
  expect((await (await createAxe(page)).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect(page.getByRole('heading', { name: 'Deine Kündigung ist eingegangen' })).toBeFocused()
  await expect(page.locator('[data-sent]').filter({ visible: true })).toContainText('Der Kurs fällt aus.')
  expect((await (await createAxe(page)).analyze()).violations).toEqual([])
})
