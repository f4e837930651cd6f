import { test as base } from '@playwright/test'
import { changePayload, follow, open, programme, toProgramme } from '../navigate.ts'
import { expect, test } from '../site.ts'

test('what was entered in a form is still there after a look at another page', { tag: '@full' }, async ({
  page,
}) => {
  const isLoaded = await open(page, '/kontakt/')
  const email = page.getByRole('main').getByLabel(/^E-\u2060?Mail-Adresse/)
  await email.fill('amara@beispiel.example')
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/impressum/')
  expect(isLoaded()).toBe(true)
  await page.goBack()
  await expect(email).toHaveValue('amara@beispiel.example')
})

test('what was entered in a form is still there after going back and forth', async ({ page }) => {
  const isLoaded = await open(page, '/veranstaltungen/campustag-berlin-2027/')
  await page.locator('main a[href*="subject=event"]').first().click()
  await expect(page).toHaveURL(/\/kontakt\//)
  const form = page.locator('#contact')
  await form.getByLabel(/^E-\u2060?Mail-Adresse/).fill('amara@beispiel.example')
  await form.getByLabel('Am Telefon').check()
  await form.getByLabel('Telefonnummer').fill('0170 1234567')
  await page.goBack()
  await expect(page).toHaveURL(/\/veranstaltungen\//)
  await page.goForward()
  await expect(form.getByLabel(/^E-\u2060?Mail-Adresse/)).toHaveValue('amara@beispiel.example')
  await expect(form.getByLabel('Telefonnummer')).toHaveValue('0170 1234567')
  expect(isLoaded()).toBe(false)
})

test.describe('an unusual answer loads a document', () => {
  const payloads = /\/_payload\.json/

  test('a page that is not there', { tag: '@full' }, async ({ page }) => {
    const isLoaded = await open(page, '/')
    await follow(page, '/gibt-es-nicht/')
    await expect(page).toHaveURL('/gibt-es-nicht/')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(isLoaded()).toBe(true)
  })

  const changes: [string, object][] = [
    ['another build', { build: '0000000000' }],
    ['another layout', { layout: 'blank' }],
    ['what must be loaded', { kind: 'full' }],
  ]
  for (const [name, change] of changes)
    test(name, { tag: '@full' }, async ({ page }) => {
      // Before the page is there: links in view are fetched ahead.
      await page.route(payloads, route => changePayload(route, change))
      const isLoaded = await open(page, '/')
      await follow(page, '/bachelor/')
      await expect(page).toHaveURL('/bachelor/')
      await expect(page.locator('body > [aria-live]')).toBeAttached()
      expect(isLoaded()).toBe(true)
    })

  test('something that is no payload', { tag: '@full' }, async ({ page }) => {
    await page.route(payloads, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    const isLoaded = await open(page, '/')
    await follow(page, '/bachelor/')
    await expect(page).toHaveURL('/bachelor/')
    expect(isLoaded()).toBe(true)
  })

  test('a newer version of the site, at the next navigation and not before', { tag: '@full' }, async ({
    page,
  }) => {
    const isLoaded = await open(page, '/')
    await page.route('**/builds/latest.json', route =>
      route.fulfill({ json: { id: '0000000000', timestamp: 1 } }),
    )
    const answered = page.waitForResponse('**/builds/latest.json')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await answered).finished()
    expect(isLoaded()).toBe(false)
    await follow(page, '/bachelor/')
    await expect(page).toHaveURL('/bachelor/')
    expect(isLoaded()).toBe(true)
  })
})

// The browser itself logs code that cannot be loaded.
base('code that cannot be loaded reloads the page once, then the visitor is told', async ({ page }) => {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents++
  })
  // A machine without a network reports that to its pages, and those are not reloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  await page.route('**/assets/mount-*.js', route => route.abort())
  await page.goto('/testingarea/pipeline/test-page-3-hero-compact/')
  const island = page.locator('x-island[on="visible"]').first()
  await island.locator('> *').first().scrollIntoViewIfNeeded()
  await expect.poll(() => documents).toBe(2)
  await island.locator('> *').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText(/konnte nicht geladen werden/)
  expect(documents).toBe(2)
  // The server's markup is still there.
  await expect(island.locator('> *').first()).toBeVisible()
})

base(
  'code that cannot be loaded leaves a form that was begun as it is, and tells the visitor',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await page.route('**/assets/choices-*.js', route => route.abort())
    await page.goto('/kontakt/')
    const form = page.locator('#contact form')
    await form.getByLabel('Vorname').fill('Amara')
    await form.getByLabel('Vorname').blur()
    await form.getByRole('radio').first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/konnte nicht geladen werden/)
    await expect(form.getByLabel('Vorname')).toHaveValue('Amara')
  },
)

base('without the script of the idle time links are plain links', { tag: '@full' }, async ({ page }) => {
  await page.route('**/assets/when-idle-*.js', route => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await toProgramme(page).click()
  await expect(page).toHaveURL(programme)
})
