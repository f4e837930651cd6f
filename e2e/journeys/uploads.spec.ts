import type { Locator, Page } from '@playwright/test'
import { untilWhole } from '../navigate.ts'
import { accessibilityProblems, sideways } from '../page-checks.ts'
import { expect, test } from '../site.ts'
import { sentMessage } from '../submissions.ts'

const MEGABYTE = 1024 * 1024
const narrow = { width: 320, height: 640 }

/** A PDF of a length. */
function pdf(name: string, length: number) {
  const buffer = Buffer.alloc(length, ' ')
  buffer.write('%PDF-1.7\n')
  buffer.write('%%EOF\n', length - 6)
  return { name, mimeType: 'application/pdf', buffer }
}

async function open(page: Page): Promise<Locator> {
  await page.goto('/forms-space/unterlagen/')
  const form = page.locator('#unterlagen form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  return form
}

const choose = (form: Locator, ...files: ReturnType<typeof pdf>[]) =>
  form.locator('input[type=file]').setInputFiles(files)
const row = (form: Locator, name: string) => form.getByRole('listitem').filter({ hasText: name })
const status = (form: Locator) => form.locator('[data-file-status]')
const problems = (form: Locator) => form.locator('[data-file-problems]')

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Nachname').fill('Okafor')
  await form.getByLabel(/^E-\u2060?Mail-Adresse/).fill('amara@beispiel.example')
  await form.getByRole('radio', { name: 'Zeugnis oder Urkunde' }).press('Space')
}

const send = async (page: Page, form: Locator) => {
  await form.getByRole('checkbox', { name: /einverstanden/ }).press('Space')
  await form.getByRole('button', { name: 'Unterlagen senden' }).press('Enter')
  await expect(sentMessage(page, 'unterlagen')).toContainText('Deine Unterlagen sind da')
}

test('documents are sent by keyboard on a narrow screen, small ones whole, large ones in parts @mobile-full', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  const parts: string[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') parts.push(new URL(request.url()).pathname.split('/').at(-1)!)
  })
  const form = await open(page)
  await fill(form)
  await choose(form, pdf('Zeugnis.pdf', 2_000), pdf('Mappe.pdf', 6 * MEGABYTE))
  await expect(row(form, 'Mappe.pdf').getByRole('button', { name: 'Entfernen' })).toBeVisible()
  await expect(row(form, 'Zeugnis.pdf').getByRole('button', { name: 'Entfernen' })).toBeVisible()
  expect(parts).toEqual(['1', '2'])
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await send(page, form)
})

test('a part whose connection breaks is sent again, and the part before it is not', { tag: '@full' }, async ({
  page,
}) => {
  const parts: string[] = []
  await page.route(/\/files\/[\w-]+\/\d+\?/, async route => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1)!
    parts.push(part)
    if (part === '2' && parts.filter(one => one === '2').length === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  const form = await open(page)
  await choose(form, pdf('Mappe.pdf', 6 * MEGABYTE))
  await expect(status(form)).toHaveText('Hochgeladen: Mappe.pdf')
  expect(parts).toEqual(['1', '2', '2'])
})

test('a file is cancelled at half, and nothing of it stays', { tag: '@full' }, async ({ page }) => {
  let address = ''
  await page.route(/\/files\/[\w-]+\/2\?/, route => {
    address = route.request().url()
    // Never answered: the visitor cancels meanwhile.
  })
  const form = await open(page)
  await choose(form, pdf('Mappe.pdf', 6 * MEGABYTE))
  await expect.poll(() => address).not.toBe('')
  await expect(row(form, 'Mappe.pdf').getByRole('progressbar')).toBeVisible()
  const ended = page.waitForResponse(response => response.request().method() === 'DELETE')
  await row(form, 'Mappe.pdf').getByRole('button', { name: 'Abbrechen' }).press('Enter')
  expect((await ended).status()).toBe(204)
  await expect(status(form)).toHaveText('Abgebrochen: Mappe.pdf')
  await expect(row(form, 'Mappe.pdf')).toHaveCount(0)
  await expect(form.locator('input[type=file]')).toBeFocused()
})

test('files that are added while another one is on its way keep their order, and show no tick before they are there', {
  tag: '@full',
}, async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/\/files\?/, async route => {
    await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  const form = await open(page)
  await choose(form, pdf('Erstes.pdf', 500))
  await choose(form, pdf('Zweites.pdf', 500))
  const shown = ['Erstes.pdf', 'Zweites.pdf']
  await expect(form.getByRole('listitem')).toHaveText(shown.map(name => new RegExp(name)))
  const tick = row(form, 'Erstes.pdf').locator('svg').first()
  await expect(tick).toBeHidden()
  await expect.poll(() => held.length).toBe(2)
  for (const release of held) release()
  await expect(form.getByRole('button', { name: 'Entfernen' })).toHaveCount(2)
  await expect(form.getByRole('listitem')).toHaveText(shown.map(name => new RegExp(name)))
  await expect(tick).toBeVisible()
})

test('an archive that is called a PDF, an empty file, one that is too large and the eleventh say what to do', {
  tag: '@full',
}, async ({ page }) => {
  const form = await open(page)
  const archive = { name: 'Zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04 evil') }
  await choose(form, archive)
  await expect(problems(form)).toHaveText(
    'Zeugnis.pdf: Bitte wähle bei „Unterlagen“ eine Datei dieser Art: PDF, JPG, PNG.',
  )
  await choose(form, { ...archive, buffer: Buffer.alloc(0) })
  await expect(problems(form)).toContainText('ist leer')
  await choose(form, pdf('Film.pdf', 11 * MEGABYTE))
  await expect(problems(form)).toContainText('kleiner als 10 MB')
  await choose(form, ...Array.from({ length: 10 }, (_, index) => pdf(`Blatt-${index}.pdf`, 500)))
  await expect(form.getByRole('button', { name: 'Entfernen' })).toHaveCount(10)
  await choose(form, pdf('Blatt-10.pdf', 500))
  await expect(problems(form)).toHaveText('Blatt-10.pdf: Bitte gib bei „Unterlagen“ höchstens 10 Dateien an.')
})

test('of several files the good ones are taken, and a refused one is named', { tag: '@full' }, async ({
  page,
}) => {
  const form = await open(page)
  const cutOff = { ...pdf('Kaputt.pdf', 500), buffer: Buffer.from('%PDF-1.7\n1 0 obj') }
  await choose(form, pdf('Erstes.pdf', 500), cutOff, pdf('Zweites.pdf', 500))
  await expect(form.getByRole('button', { name: 'Entfernen' })).toHaveCount(2)
  await expect(problems(form)).toContainText('Kaputt.pdf: ')
  await expect(form.getByRole('listitem')).toHaveText([/Erstes/, /Zweites/])
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a form that is sent while a file is on its way waits for it', { tag: '@full' }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/files\?/, async route => {
    await held
    await route.continue()
  })
  const form = await open(page)
  await fill(form)
  await choose(form, pdf('Zeugnis.pdf', 500))
  await expect(row(form, 'Zeugnis.pdf').getByRole('progressbar')).toBeVisible()
  await form.getByRole('checkbox', { name: /einverstanden/ }).press('Space')
  await form.getByRole('button', { name: 'Unterlagen senden' }).press('Enter')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(form.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  release()
  await expect(sentMessage(page, 'unterlagen')).toContainText('Deine Unterlagen sind da')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('documents are sent with the form, and refused ones leave all answers', async ({ page }) => {
    await page.goto('/forms-space/unterlagen/')
    const form = page.locator('#unterlagen form')
    await fill(form)
    const archive = {
      name: 'Zeugnis.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('PK\x03\x04 evil'),
    }
    await choose(form, archive)
    await form.getByRole('checkbox', { name: /einverstanden/ }).press('Space')
    await form.getByRole('button', { name: 'Unterlagen senden' }).press('Enter')
    await expect(form.getByRole('alert')).toContainText('eine Datei dieser Art: PDF, JPG, PNG')
    await expect(form.getByLabel('Nachname')).toHaveValue('Okafor')
    await untilWhole(page)
    await choose(form, pdf('Zeugnis.pdf', 2_000))
    await form.getByRole('button', { name: 'Unterlagen senden' }).press('Enter')
    await expect(sentMessage(page, 'unterlagen')).toContainText('Deine Unterlagen sind da')
  })
})
