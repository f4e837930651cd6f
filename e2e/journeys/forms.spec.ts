import type { Page } from '@playwright/test'
import { untilWhole } from '../navigate.ts'
import { accessibilityProblems, sideways } from '../page-checks.ts'
import { expect, test } from '../site.ts'
import { sentMessage } from '../submissions.ts'

const narrow = { width: 320, height: 640 }
const certificate = {
  name: 'Zeugnis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

const fillPerson = async (page: Page, form: string) => {
  const fields = page.locator(`#${form} form`)
  await fields.getByLabel('Vorname').fill('Amara')
  await fields.getByLabel('Nachname').fill('Okafor')
  await fields.getByLabel(/^E-\u2060?Mail-Adresse/).fill('amara@beispiel.example')
}

test('an enquiry is written, mended and sent by keyboard on a narrow screen @mobile-full', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/kontakt/')
  const form = page.locator('#contact form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Vorname').fill('Amara')
  await form.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Bitte fülle „Nachname“ aus.')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await summary.getByRole('link', { name: 'Nachname' }).press('Enter')
  await expect(form.getByLabel('Nachname')).toBeFocused()
  await fillPerson(page, 'contact')
  const subject = form.getByRole('combobox', { name: 'Worum geht es?' })
  await subject.press('ArrowDown')
  await subject.press('ArrowDown')
  await subject.press('Enter')
  await form.getByRole('radio', { name: 'Am Telefon' }).press('Space')
  await form.getByLabel('Telefonnummer').fill('030 123456')
  const hour = form.getByRole('combobox', { name: 'Wann erreichen wir dich?' })
  await hour.press('ArrowDown')
  await hour.press('ArrowDown')
  await hour.press('Enter')
  await form.getByLabel('Deine Nachricht').fill('Was kostet ein Semester mehr?')
  await form.getByRole('checkbox').press('Space')
  await form.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
  await expect(sentMessage(page, 'contact')).toContainText('Danke, Amara')
  await expect(form).toBeHidden()
})

test('a field that has the focus stays in the window where the one before it gets an error', async ({
  page,
}) => {
  await page.goto('/kontakt/')
  const form = page.locator('#contact form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  const [first, next] = [form.getByLabel('Vorname'), form.getByLabel('Nachname')]
  await first.focus()
  // The next field ends where the window does.
  const { y, height } = (await next.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) })
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(next).toBeInViewport({ ratio: 0.95 })
})

test('so does a list whose end was outside of the window', { tag: '@full' }, async ({ page }) => {
  await page.goto('/forms-space/bewerbung/')
  await expect(page.locator('main form[data-enhanced]')).toBeAttached()
  const [first, next] = [
    page.getByRole('combobox', { name: 'Studiengang', exact: true }),
    page.getByRole('combobox', { name: /^Studienmodell/ }),
  ]
  await first.focus()
  const { y, height } = (await next.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) - 4 })
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(next).toBeInViewport({ ratio: 0.95 })
})

test('three steps with a file are answered, corrected and sent', { tag: '@full' }, async ({ page }) => {
  await page.goto('/anrechnung/')
  const form = page.locator('#anrechnung form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await fillPerson(page, 'anrechnung')
  for (const [part, value] of Object.entries({ Tag: '24', Monat: '12', Jahr: '1999' }))
    await form.getByLabel(part, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Weiter' }).filter({ visible: true }).click()
  await expect(page.locator(':focus')).toContainText('Was hast du schon gelernt?')
  const programme = form.getByRole('combobox', { name: /Studiengang/ })
  await programme.press('ArrowDown')
  await programme.press('ArrowDown')
  await programme.press('Enter')
  await form.getByRole('radio', { name: 'Eine Ausbildung' }).check()
  await form.getByLabel('Beruf oder Fach').fill('Bankkauffrau')
  await form.getByLabel('Schule, Betrieb oder Hochschule').fill('Berufsschule Erfurt')
  await form.locator('input[type=file]').setInputFiles(certificate)
  await expect(form.locator('[data-file-status]')).toContainText('Zeugnis.pdf')
  await form.getByRole('button', { name: 'Weiter' }).filter({ visible: true }).click()
  await expect(form.getByRole('heading', { name: 'Stimmt alles?' })).toBeVisible()
  await expect(form.getByText('24. Dezember 1999')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Prüfung anfordern' }).click()
  await expect(sentMessage(page, 'anrechnung')).toContainText('Danke, Amara')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('information material is ordered: errors keep what was entered, the success names who ordered', async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await page.goto('/infomaterial/')
    const form = page.locator('#infomaterial form')
    await fillPerson(page, 'infomaterial')
    await form.getByRole('button', { name: 'Infomaterial bestellen' }).press('Enter')
    await expect(page).toHaveTitle(/^Fehler: /)
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('Nachname')).toHaveValue('Okafor')
    expect(await sideways(page)).toBe(0)
    await form.getByRole('checkbox', { name: 'Informatik (B.Sc.)' }).check()
    await form.getByRole('radio', { name: 'Digital, in fünf Minuten' }).check()
    await form.getByRole('checkbox', { name: /Ich bin einverstanden/ }).check()
    await form.getByRole('button', { name: 'Infomaterial bestellen' }).press('Enter')
    await expect(page).toHaveURL('/infomaterial/?sent=1')
    await expect(sentMessage(page, 'infomaterial')).toContainText('Danke, Amara')
    await page.goto('/infomaterial/')
    await expect(form.getByLabel('Nachname')).toHaveValue('')
  })

  test('errors are there again after a look at another page, with what was entered', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/infomaterial/')
    const form = page.locator('#infomaterial form')
    await fillPerson(page, 'infomaterial')
    await form.getByRole('button', { name: 'Infomaterial bestellen' }).press('Enter')
    await expect(form.getByRole('alert')).toBeVisible()
    await page.goto('/datenschutz/')
    await page.goBack()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('Nachname')).toHaveValue('Okafor')
    await page.goBack()
    await expect(page).toHaveURL('/infomaterial/')
    await page.goForward()
    await expect(form.getByRole('alert')).toBeVisible()
  })

  test('three steps with a file: forth, back, forth and sent', { tag: '@full' }, async ({ page }) => {
    await page.goto('/anrechnung/')
    const form = page.locator('#anrechnung form')
    const next = form.getByRole('button', { name: 'Weiter' }).filter({ visible: true })
    await fillPerson(page, 'anrechnung')
    for (const [part, value] of Object.entries({ Tag: '24', Monat: '12', Jahr: '1999' }))
      await form.getByLabel(part, { exact: true }).fill(value)
    await next.press('Enter')
    await expect(page).toHaveURL('/anrechnung/?step=2#anrechnung')
    await untilWhole(page)
    await form.getByRole('button', { name: 'Zurück' }).filter({ visible: true }).press('Enter')
    await expect(form.getByLabel('Nachname')).toHaveValue('Okafor')
    await untilWhole(page)
    await next.press('Enter')
    await form.getByLabel(/Studiengang/).selectOption({ index: 2 })
    await form.getByRole('radio', { name: 'Eine Ausbildung' }).check()
    await form.getByLabel('Beruf oder Fach').fill('Bankkauffrau')
    await form.getByLabel('Schule, Betrieb oder Hochschule').fill('Berufsschule Erfurt')
    await form.locator('input[type=file]').setInputFiles(certificate)
    await next.press('Enter')
    await expect(page).toHaveURL('/anrechnung/?step=3#anrechnung')
    await expect(form.locator('dl').getByText('Zeugnis.pdf')).toBeVisible()
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Prüfung anfordern' }).press('Enter')
    await expect(sentMessage(page, 'anrechnung')).toContainText('Danke, Amara')
  })

  test('a newsletter is ordered, and ended by a link that is not ours', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/newsletter/')
    const form = page.locator('#newsletter form')
    await form.getByLabel(/^E-\u2060?Mail-Adresse/).fill('amara@beispiel.example')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Newsletter bestellen' }).press('Enter')
    await expect(sentMessage(page, 'newsletter')).toContainText('amara@beispiel.example')
    await page.goto('/newsletter/opt-in/?token=invented')
    await page.locator('#newsletter-opt-in form').getByRole('button').filter({ visible: true }).press('Enter')
    await expect(page).toHaveURL('/newsletter/opt-in-failure/')
  })
})
