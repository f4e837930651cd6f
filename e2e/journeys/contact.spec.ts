import type { Page } from '@playwright/test'
import { createAxe } from '../axe.ts'
import { accessibilityProblems } from '../page-checks.ts'
import { expect, scrollPage, test } from '../site.ts'
import { sentMessageIn } from '../submissions.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Frag uns' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Frag uns' })

test('the contact bubble opens by keyboard, keeps the page in its place, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/bachelor/')
  await scrollPage(page, 600)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  expect((await (await createAxe(page)).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

/** Changes the link to the chat into one to a channel that nothing on the page handles. */
const nameOtherChannel = (page: Page) =>
  panel(page)
    .getByRole('link', { name: 'Chat' })
    .evaluate((link: HTMLElement) => {
      link.dataset.contact = 'videoChat'
    })

test('a channel that nobody serves leads to the contact page, where the bubble stays; one that is served does not', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/bachelor/')
  const region = page.locator('[data-region="aside"]')
  await region.evaluate(element => element.setAttribute('data-kept', ''))
  await opener(page).click()
  const channels = panel(page).locator('[data-enhanced]')
  await expect(channels).toBeVisible()
  await nameOtherChannel(page)
  await panel(page).getByRole('link', { name: 'Chat' }).click()
  await expect(page).toHaveURL('/kontakt/')
  await expect(panel(page)).toBeHidden()
  await expect(region).toHaveAttribute('data-kept', '')

  const requested = page.evaluate(
    () =>
      new Promise(resolve => {
        const serve = (event: Event) => {
          event.preventDefault()
          resolve((event as CustomEvent).detail)
        }
        document.addEventListener('contact-request', serve, { once: true })
      }),
  )
  await opener(page).click()
  await panel(page).getByRole('link', { name: 'Rückruf' }).click()
  expect(await requested).toEqual({ channel: 'callback', form: 'callback' })
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL('/kontakt/')
})

const callback = (page: Page) => page.getByRole('dialog', { name: 'Wir rufen dich an' })

async function requestCallback(page: Page): Promise<void> {
  // On a phone a pointer finds it only where it lies on nothing that is read.
  await opener(page).press('Enter')
  await expect(panel(page).locator('[data-enhanced]')).toBeVisible()
  await panel(page).getByRole('link', { name: 'Rückruf' }).press('Enter')
}

test('a callback is requested in a dialog, by keyboard, and the page stays @mobile-full', {
  tag: '@full',
}, async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  // The whole dialog must be in view: axe treats content scrolled out of a page that does not scroll itself as hidden.
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 2000 })
  await page.goto('/bachelor/')
  expect(requested).not.toContain('/kontakt/_payload.json')
  await requestCallback(page)
  const dialog = callback(page)
  await expect(dialog.locator('form[data-enhanced]')).toBeVisible()
  await dialog.getByLabel('Dein Name').fill('Amara')
  await dialog.getByRole('button', { name: 'Rückruf anfordern' }).press('Enter')
  const summary = dialog.getByRole('alert')
  await expect(summary).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await summary.getByRole('link', { name: 'Telefonnummer' }).press('Enter')
  await expect(dialog.getByLabel('Telefonnummer')).toBeFocused()
  await page.keyboard.type('030 123456')
  await dialog.getByRole('checkbox').press('Space')
  await dialog.getByRole('button', { name: 'Rückruf anfordern' }).press('Enter')
  await expect(sentMessageIn(dialog)).toContainText('Danke, Amara')
  await expect(dialog.getByRole('heading', { name: 'Gesendet' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page).toHaveURL('/bachelor/')
  await requestCallback(page)
  await expect(dialog.getByLabel('Dein Name')).toHaveValue('')
})

test('typed words stay in the dialog; on its own page the form is where it is', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/bachelor/')
  await requestCallback(page)
  await callback(page).getByLabel('Dein Name').fill('Amara')
  await page.keyboard.press('Escape')
  // Only the second dialog is visible next, and not the end of the first.
  await expect(callback(page)).toBeHidden()
  await requestCallback(page)
  await expect(callback(page)).toHaveAttribute('open', '')
  await expect(callback(page).getByLabel('Dein Name')).toHaveValue('Amara')
  await page.keyboard.press('Escape')
  await expect(callback(page)).toBeHidden()
  await opener(page).press('Enter')
  await nameOtherChannel(page)
  await panel(page).getByRole('link', { name: 'Chat' }).press('Enter')
  await expect(page).toHaveURL('/kontakt/')
  await requestCallback(page)
  await expect(page).toHaveURL('/kontakt/#rueckruf')
  await expect(callback(page)).toBeHidden()
  // While it fades, its texts have less contrast.
  await expect(panel(page)).toBeHidden()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('an address opens a flyin, and so does a link to it, again and again', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/kontakt/#gespraech')
  const flyin = page.getByRole('dialog', { name: 'Zwanzig Minuten, drei Antworten' })
  await expect(flyin).toBeVisible()
  await page.mouse.click(20, 300)
  await expect(flyin).toBeHidden()
  await expect(page).toHaveURL('/kontakt/')
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => {
      location.hash = '#gespraech'
    })
    await expect(flyin).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(flyin).toBeHidden()
  }
})

test('words beside the bubble appear, and stay closed once they are closed', async ({ page }) => {
  await page.goto('/_gallery/contact-bubble/opens-chat/')
  const words = page.getByRole('link', { name: 'Chatte mit uns' })
  await expect(words).toBeVisible()
  await page.getByRole('button', { name: 'Hinweis ausblenden' }).press('Enter')
  await expect(words).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('where the button of the bubble is away, a tap reaches the page @phone', async ({ page }) => {
  await page.goto('/studienalltag/')
  const button = opener(page)
  await expect(button).toHaveAttribute('data-enhanced', '')
  await scrollPage(page, 600)
  await expect(button).toHaveCSS('opacity', '0')
  const isReached = await button.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && !met.closest('aside')
  })
  expect(isReached).toBe(true)
})

test('the button to the top appears while the visitor scrolls up, and leads there', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/bachelor/betriebswirtschaftslehre/fernstudium/')
  const button = page.getByRole('button', { name: 'Nach oben' })
  await expect(page.locator('[data-enhance="back-to-top"][data-enhanced]')).toBeAttached()
  await scrollPage(page, 4000)
  await expect(button).toBeHidden()
  // In steps: the browser may still correct the position, as sections get their heights after a far jump.
  await expect(async () => {
    await scrollPage(page, -100)
    await expect(button).toBeVisible({ timeout: 500 })
  }).toPass()
  await button.press('Enter')
  await expect(button).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a popup of links opens and closes by keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/_gallery/navigation-popup/default/')
  const button = page.getByRole('button', { name: 'Andere Studienmodelle' })
  await button.press('Enter')
  const link = page.getByRole('link', { name: 'Duales Studium' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
})
