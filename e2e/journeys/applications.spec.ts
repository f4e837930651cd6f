import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { declinedOn } from '../decision.ts'
import { isFullSize } from '../full-size.ts'
import { accessibilityProblems, sideways } from '../page-checks.ts'
import { expect, test } from '../site.ts'
import { deliveriesOf, linkMailedTo, progressOf, sending, sentMessage, submissions } from '../submissions.ts'
import { testSite } from '../test-site.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const narrow = { width: 320, height: 640 }
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
})

interface Words {
  readonly next: string
  readonly later: string
  readonly resume: string
  readonly send: string
  readonly kept: string
}

const german: Words = {
  next: 'Weiter',
  later: 'Speichern und später weitermachen',
  resume: 'Jetzt weitermachen',
  send: 'Bewerbung absenden',
  kept: 'Der Link zum Weitermachen ist unterwegs',
}
const english: Words = {
  next: 'Continue',
  later: 'Save and continue later',
  resume: 'Continue now',
  send: 'Send the application',
  kept: 'The link to continue is on its way',
}

interface Site {
  readonly origin: string
  readonly path: string
  readonly form: string
  readonly words: Words
  /** Answers the first step, beyond the values from the address. */
  readonly study: (form: Locator, hasScript: boolean) => Promise<void>
  /** Names of the fields for papers. */
  readonly papers: readonly string[]
  readonly pays: boolean
}

const main = (path: string, words: Words): Site => ({
  origin: testSite.url,
  path: `${path}?programme=bwl&model=teilzeit-1`,
  form: 'bewerbung',
  words,
  study: async (form, hasScript) => {
    const start = form.locator('select[name=start]')
    if (!hasScript) {
      // Script chooses the values from the address: the page is the same for everybody.
      await form.locator('select[name=programme]').selectOption('bwl')
      await start.selectOption('2027-04')
      return
    }
    const box = form.getByRole('combobox').last()
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await box.press(key)
  },
  papers: ['certificate', 'certificate', 'identity'],
  pays: true,
})

const dual = (path: string, words: Words): Site => ({
  origin: `http://ds.localhost:${testSite.port}`,
  path: `${path}?programme=bwl-dual`,
  form: 'bewerbung-dual',
  words,
  study: async (form, hasScript) => {
    if (!hasScript) await form.locator('[name=programme][value=bwl-dual]').press('Space')
    await form.locator('[name=campus][value=berlin]').press('Space')
    await form.locator('[name=company][value=own]').press('Space')
    await form.locator('[name=companyName]').fill('Werft Nord')
  },
  papers: ['certificate', 'certificate', 'resume'],
  pays: false,
})

const formOn = (page: Page, { form }: Site) => page.locator(`#${form} form`)
const button = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true }).filter({ visible: true })

/** Opens a page; with script it waits until the form is alive. */
async function open(page: Page, site: Site, path: string, hasScript: boolean): Promise<Locator> {
  await page.goto(site.origin + path)
  const form = formOn(page, site)
  await form.scrollIntoViewIfNeeded()
  if (hasScript) await expect(form).toHaveAttribute('data-enhanced', '')
  return form
}

const stepOf = (form: Locator) => form.locator('[name=_step]')

/** Passes a step by the keyboard, and waits for the one after it. */
async function pass(form: Locator, { words }: Site, step: number): Promise<void> {
  await button(form, words.next).press('Enter')
  await expect(stepOf(form)).toHaveValue(String(step))
  // When the document is whole, the browser takes the focus from a field to the part that the address names.
  await form.page().waitForLoadState()
}

/** Types slowly: a form sent within a second is held for a person to check, and not delivered. */
const atEase = { delay: 60 }

const type = async (form: Locator, values: Readonly<Record<string, string>>, pace = {}) => {
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name="${name}"]`).filter({ visible: true }).pressSequentially(value, pace)
}

async function fillPerson(form: Locator, email: string): Promise<void> {
  await type(form, { firstName: 'Amara', lastName: 'Okafor', email })
  await type(form, { 'birthday.day': '24', 'birthday.month': '12', 'birthday.year': '1999' })
}

async function addPapers(form: Locator, { papers, words }: Site, hasScript: boolean): Promise<void> {
  for (const [index, name] of papers.entries()) {
    const input = form.locator(`input[type=file][name=${name}]`)
    if (hasScript) {
      await input.setInputFiles(paper(`Blatt-${index}.pdf`))
      await expect(form.getByText(`Blatt-${index}.pdf`).first()).toBeVisible()
    } else if (papers.indexOf(name) === index) {
      await input.setInputFiles(
        papers.flatMap((one, place) => (one === name ? [paper(`Blatt-${place}.pdf`)] : [])),
      )
    }
  }
  await expect(button(form, words.next)).toBeEnabled()
}

const sent = (page: Page, { form }: Site) => sentMessage(page, form)

const germanPath = '/forms-space/bewerbung/'
const englishPath = '/en/forms-space/application/'

/** One of each language for each unit, and of each unit with script and without; the others at full size. */
const walks = [
  { name: 'German, with script', site: main(germanPath, german), hasScript: true },
  { name: 'English, without script', site: main(englishPath, english), hasScript: false },
  { name: 'dual, English, with script', site: dual(englishPath, english), hasScript: true },
  { name: 'dual, German, without script', site: dual(germanPath, german), hasScript: false, isSampled: true },
  { name: 'German, without script', site: main(germanPath, german), hasScript: false },
  { name: 'English, with script', site: main(englishPath, english), hasScript: true },
  { name: 'dual, English, without script', site: dual(englishPath, english), hasScript: false },
  { name: 'dual, German, with script', site: dual(germanPath, german), hasScript: true },
].filter(({ isSampled = false }) => isSampled || isFullSize)

for (const { name, site, hasScript } of walks)
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, baseURL: site.origin, viewport: narrow })

    test(`an application is interrupted, continued elsewhere, and delivered once: ${name}`, async ({
      page,
      browser,
    }) => {
      // Longer than its mail and its delivery may take.
      test.setTimeout(3 * sending.timeout)
      const email = `amara-${randomUUID().slice(0, 8)}@beispiel.example`
      // The checker is a script itself.
      const checkPage = async (one: Page) => {
        if (hasScript) expect(await accessibilityProblems(one)).toEqual([])
        expect(await sideways(one)).toBe(0)
      }
      const first = await open(page, site, site.path, hasScript)
      await checkPage(page)
      await site.study(first, hasScript)
      await pass(first, site, 1)
      await fillPerson(formOn(page, site), email)
      await pass(formOn(page, site), site, 2)
      await type(formOn(page, site), { street: 'Am Weg 1', postcode: '10115' })
      await button(formOn(page, site), site.words.later).press('Enter')
      await expect(page.locator(`#${site.form}`)).toContainText(site.words.kept)
      await checkPage(page)
      const link = await linkMailedTo(email)

      const elsewhere = await browser.newContext({ javaScriptEnabled: hasScript, viewport: narrow })
      await elsewhere.addCookies(declinedOn(testSite.origins))
      const other = await elsewhere.newPage()
      await other.goto(site.origin + link.pathname + link.search)
      await expect(other.locator('body')).not.toContainText('Okafor')
      await other.getByRole('button', { name: site.words.resume }).press('Enter')
      const form = formOn(other, site)
      if (hasScript) await expect(form).toHaveAttribute('data-enhanced', '')
      await expect(form.locator('[name=street]')).toHaveValue('Am Weg 1')
      await type(form, { city: 'Berlin' })
      await pass(form, site, 3)
      await form.locator('[name=admission][value=work]').press('Space')
      await addPapers(formOn(other, site), site, hasScript)
      await pass(formOn(other, site), site, 4)
      if (site.pays) {
        await form.locator('[name=payment][value=DebitNote]').press('Space')
        await pass(form, site, 5)
      }
      await expect(form.getByText('Okafor').filter({ visible: true })).toBeVisible()
      await checkPage(other)
      await form.getByRole('checkbox').filter({ visible: true }).press('Space')
      await button(form, site.words.send).press('Enter')
      await expect(sent(other, site)).toContainText('Amara')
      const reference = await sent(other, site).locator('[data-reference]').innerText()

      await expect
        .poll(() => progressOf(reference), sending)
        .toEqual({
          deliveries: 1,
          line: expect.stringMatching(new RegExp(`${reference} +${site.form} +done`)),
        })
      const { data } = JSON.parse((await deliveriesOf(reference))[0]!.body)
      expect(data.files).toHaveLength(site.papers.length)
      expect(await deliveriesOf(reference)).toHaveLength(1)
      await elsewhere.close()
    })
  })

test('a second tab is refused with what changed, and loses nothing that was typed', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const site = main('/forms-space/bewerbung/', german)
  const form = await open(page, site, site.path, true)
  await site.study(form, true)
  await pass(form, site, 1)
  const second = await context.newPage()
  await open(second, site, '/forms-space/bewerbung/?step=1', true)
  await formOn(second, site).getByLabel('Gutscheincode').fill('TANNE25')
  await pass(formOn(second, site), site, 1)
  // A background tab is not painted, and cannot focus an element.
  await page.bringToFront()
  await fillPerson(form, 'amara@beispiel.example')
  await button(form, german.next).press('Enter')
  const notice = page.getByRole('alert').filter({ hasText: 'In einem anderen Fenster' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('TANNE25')
  await expect(formOn(page, site).locator('[name=lastName]')).toHaveValue('Okafor')
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(formOn(page, site)).toHaveAttribute('data-enhanced', '')
  await pass(formOn(page, site), site, 2)
})

test('an application stands where it was left on the way back through the history, and after a reload', {
  tag: '@full',
}, async ({ page }) => {
  const site = main('/forms-space/bewerbung/', german)
  await page.goto('/bachelor/')
  const form = await open(page, site, site.path, true)
  await site.study(form, true)
  await pass(form, site, 1)
  await fillPerson(form, 'amara@beispiel.example')
  await pass(form, site, 2)
  await page.goBack()
  await expect(page).toHaveURL('/bachelor/')
  await page.goForward()
  await expect(stepOf(form)).toHaveValue('2')
  await expect(form.locator('[name=lastName]')).toHaveValue('Okafor')
  await expect(form).toHaveAttribute('data-enhanced', '')
  await type(form, { street: 'Am Weg 1', postcode: '10115', city: 'Berlin' })
  await pass(form, site, 3)
  await form.locator('[name=admission][value=work]').press('Space')
  await pass(form, site, 4)
  await page.reload()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(stepOf(form)).toHaveValue('4')
})

/** References of the applications with this address that were delivered. */
async function referencesFrom(email: string): Promise<readonly string[]> {
  const delivered = await deliveriesOf(email)
  return delivered.map(({ body }) => String(JSON.parse(body).data.reference)).sort()
}

test('back, change and send again is a second application, and a double click is one', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(3 * sending.timeout)
  const site = main('/forms-space/bewerbung/', german)
  const email = `amara-${randomUUID().slice(0, 8)}@beispiel.example`
  const form = await open(page, site, site.path, true)
  await site.study(form, true)
  await pass(form, site, 1)
  await fillPerson(form, email)
  await pass(form, site, 2)
  await type(form, { street: 'Am Weg 1', postcode: '10115', city: 'Berlin' }, atEase)
  await pass(form, site, 3)
  await form.locator('[name=admission][value=work]').press('Space')
  await pass(form, site, 4)
  await form.locator('[name=payment][value=DebitNote]').press('Space')
  await pass(form, site, 5)
  await form.getByRole('checkbox').filter({ visible: true }).press('Space')
  await button(form, german.send).dblclick()
  await expect(sent(page, site)).toContainText('Amara')
  const first = await sent(page, site).locator('[data-reference]').innerText()
  await expect.poll(() => referencesFrom(email), sending).toEqual([first])
  await page.reload()
  await expect(sent(page, site)).toContainText(first)

  const again = await open(page, site, '/forms-space/bewerbung/?step=5', true)
  await expect(page.locator(`#${site.form}`)).toContainText('Diese Angaben hast du schon abgeschickt')
  await again.locator('[name=payment][value=BankTransfer]').press('Space')
  await pass(again, site, 5)
  await again.getByRole('checkbox').filter({ visible: true }).check()
  await button(again, german.send).press('Enter')
  await expect(sent(page, site)).toContainText('Amara')
  const second = await sent(page, site).locator('[data-reference]').innerText()
  expect(second).not.toBe(first)
  await expect.poll(() => submissions('show', second)).toMatch(/BankTransfer|Überweisung/)
  expect(await submissions('show', first)).toMatch(/DebitNote|Lastschrift/)
  await expect.poll(() => referencesFrom(email), sending).toEqual([first, second].sort())
})

test('a form that was begun is offered where it stands', { tag: '@full' }, async ({ page }) => {
  const site = main('/forms-space/bewerbung/', german)
  const form = await open(page, site, site.path, true)
  await site.study(form, true)
  await pass(form, site, 1)
  await page.goto('/forms-space/bewerbung/')
  await page.getByRole('link', { name: 'Dort weitermachen' }).press('Enter')
  await expect(stepOf(formOn(page, site))).toHaveValue('1')
})

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript })

    test('Enter in the box for its address sends the link to continue, and says where it is none', {
      tag: '@full',
    }, async ({ page }) => {
      const site = main('/forms-space/bewerbung/', german)
      const form = await open(page, site, site.path, hasScript)
      await button(form, german.later).press('Enter')
      const box = page.getByRole('textbox', {
        name: 'Wohin dürfen wir dir den Link zum Weitermachen schicken?',
      })
      await box.fill('amara@beispiel')
      await box.press('Enter')
      await expect(box).toHaveAccessibleDescription(/name@beispiel\.de/)
      await expect(box).toHaveValue('amara@beispiel')
      const email = `amara-${randomUUID().slice(0, 8)}@beispiel.example`
      if (hasScript) await expect(formOn(page, site)).toHaveAttribute('data-enhanced', '')
      await box.fill(email)
      await box.press('Enter')
      await expect(page.locator(`#${site.form}`)).toContainText(`unterwegs an ${email}`)
      await expect(stepOf(formOn(page, site))).toHaveValue('0')
    })
  })

/** A visitor who consented to some services. */
const agree = (page: Page, origin: string, category: string, services: readonly string[]) => {
  const decision = {
    categories: ['necessary', category],
    services: { necessary: ['cookie-popup'], [category]: services },
    ...{ version: '00000000', id: 'journey', time: 0 },
  }
  return page
    .context()
    .addCookies([{ name: 'consent', value: encodeURIComponent(btoa(JSON.stringify(decision))), url: origin }])
}

interface Entry {
  readonly event?: string
  readonly ecommerce?: {
    readonly checkout_step?: number
    readonly transaction_id?: string
    readonly payment_type?: string
    readonly items?: readonly object[]
  }
}

/** The steps of a purchase in the data layer. */
const stepsTold = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Entry[]).flatMap(({ event, ecommerce }) =>
      ecommerce ? [{ event, step: ecommerce.checkout_step, payment: ecommerce.payment_type }] : [],
    ),
  )

for (const { site, purchase, payment } of [
  { site: main('/forms-space/bewerbung/', german), purchase: 5, payment: 'direct_debit' },
  { site: dual('/forms-space/bewerbung/', german), purchase: 4, payment: 'not_applicable' },
])
  test.describe(`told to tracking: ${site.form}`, () => {
    test.use({ baseURL: site.origin })

    test(`each step of an application is told once, over a reload too: ${site.form}`, {
      tag: '@full',
    }, async ({ page }) => {
      await agree(page, site.origin, 'analytics', ['analytics'])
      const form = await open(page, site, site.path, true)
      await site.study(form, true)
      await pass(form, site, 1)
      const before = [
        { event: 'begin_checkout', step: 1, payment: 'not_applicable' },
        { event: 'add_to_cart', step: 2, payment: 'not_applicable' },
      ]
      await expect.poll(() => stepsTold(page)).toEqual(before)
      await open(page, site, '/forms-space/bewerbung/?step=1', true)
      await pass(formOn(page, site), site, 1)
      await fillPerson(formOn(page, site), 'amara@beispiel.example')
      await pass(formOn(page, site), site, 2)
      await type(formOn(page, site), { street: 'Am Weg 1', postcode: '10115', city: 'Berlin' })
      await pass(formOn(page, site), site, 3)
      await form.locator('[name=admission][value=work]').press('Space')
      await pass(form, site, 4)
      if (site.pays) {
        await form.locator('[name=payment][value=DebitNote]').press('Space')
        await pass(form, site, 5)
      }
      await form.getByRole('checkbox').filter({ visible: true }).press('Space')
      await button(form, site.words.send).press('Enter')
      await expect(sent(page, site)).toContainText('Amara')
      const rest = [
        { event: 'add_shipping_info', step: 3, payment: 'not_applicable' },
        { event: 'purchase', step: purchase, payment },
      ]
      await expect.poll(() => stepsTold(page)).toEqual(rest)
      const reference = await sent(page, site).locator('[data-reference]').innerText()
      const told = await page.evaluate(() => JSON.stringify(window.dataLayer))
      expect(told).toContain(`"transaction_id":"${reference}"`)
      expect(told).not.toMatch(/Amara|Okafor|beispiel\.example/)
    })
  })

for (const { origin, path, programme } of [
  { origin: testSite.url, path: '/bachelor/betriebswirtschaftslehre/fernstudium/', programme: 'bwl' },
  {
    origin: `http://ds.localhost:${testSite.port}`,
    path: '/betriebswirtschaftslehre/',
    programme: 'bwl-dual',
  },
])
  test.describe(programme, () => {
    test.use({ baseURL: origin })

    test(`a programme page tells its offer: ${programme}`, { tag: '@full' }, async ({ page }) => {
      await agree(page, origin, 'analytics', ['analytics'])
      await page.goto(path)
      await expect
        .poll(() => stepsTold(page))
        .toEqual([{ event: 'view_item', step: undefined, payment: 'not_applicable' }])
      const told = await page.evaluate(() => JSON.stringify(window.dataLayer))
      expect(told).toContain(`"item_id":"${programme}"`)
    })
  })

test('the programme that was seen last is chosen, with the visitor’s consent', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const site = main('/forms-space/bewerbung/', german)
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  await agree(page, baseURL!, 'functional', ['application-prefill'])
  await page.reload()
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(stored).toEqual(['application_prefill'])
  const form = await open(page, site, '/forms-space/bewerbung/', true)
  await expect(form.locator('select[name=programme]')).toHaveValue('bwl')
})
