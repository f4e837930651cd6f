import type { Page } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

const places = ['tab', 'modal', 'accordion', 'container', 'text']

/** A link to a part of the page, at its start. */
async function addLink(page: Page, anchor: string): Promise<void> {
  await page
    .getByRole('main')
    .evaluate((main, id) => main.insertAdjacentHTML('afterbegin', `<a href="#${id}">Dorthin</a>`), anchor)
}

const scrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')

for (const place of samplesOf(places, 1)) {
  test(`an address opens the modal that it names, what is closed around it first: in a ${place}`, async ({
    page,
  }) => {
    await page.goto(`/_gallery/modal/fullscreen/?place=${place}#ganz`)
    const dialog = page.locator('#ganz')
    const close = dialog.getByRole('button', { name: 'Schließen' })
    await expect(dialog).toBeVisible()
    await expect(close).toBeFocused()
    await close.click()
    await expect(dialog).toBeHidden()
    if (place === 'modal') await page.keyboard.press('Escape')
    await expect.poll(() => scrolls(page)).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
  })

  test(`a link opens a modal each time, and gets the focus back: in a ${place}`, async ({ page }) => {
    await page.goto(`/_gallery/modal/fullscreen/?place=${place}`)
    await addLink(page, 'ganz')
    const link = page.getByRole('link', { name: 'Dorthin' })
    const dialog = page.locator('#ganz')
    for (let time = 0; time < 2; time++) {
      await link.click()
      await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
      await page.keyboard.press('Escape')
      if (place === 'modal') {
        await expect(dialog).toBeHidden()
        await page.keyboard.press('Escape')
      }
      await expect(link).toBeFocused()
      await expect(dialog).toBeHidden()
    }
  })
}

test('a link leads to a part of the page in a closed tab, accordion or modal', async ({ page }) => {
  for (const place of ['tab', 'accordion', 'modal']) {
    await page.goto(`/_gallery/headline/default/?place=${place}`)
    const part = page.getByRole('main').getByRole('heading', { includeHidden: true }).last()
    await part.evaluate(element => {
      element.id = 'part'
      element.tabIndex = -1
      document.querySelector('main')!.style.paddingTop = '3000px'
    })
    await addLink(page, 'part')
    await page.getByRole('link', { name: 'Dorthin' }).click()
    await expect(part, place).toBeFocused()
    await expect(part, place).toBeInViewport()
  }
})

test('the errors of a form in a closed accordion have the focus as its page loads, and lead to their fields', async ({
  page,
}) => {
  await page.goto('/_gallery/form/errors/?place=accordion')
  const summary = page.locator('[data-error-summary]')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/input|select|textarea/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  for (const [block, control] of samplesOf(
    [
      ['elevation-button', 'link'],
      ['action-bar', 'navigation'],
      ['back-to-top', 'button'],
    ] as const,
    1,
  ))
    test(`what floats stands in the layer of the page, wherever its block is: ${block}`, async ({ page }) => {
      const boxIn = async (place: string) => {
        await page.goto(`/_gallery/${block}/default/?place=${place}`)
        return page.evaluate(() => {
          const floating = [...document.querySelectorAll<HTMLElement>('main > *')].find(
            element => getComputedStyle(element).position === 'fixed',
          )
          if (!floating) return
          // Spacings that are fitted to a late font differ by parts of a pixel.
          const sides = Object.entries<number>(floating.getBoundingClientRect().toJSON())
          const rounded = sides.map(([side, pixels]) => [side, Math.round(pixels)])
          return { ...Object.fromEntries(rounded), isShown: floating.checkVisibility() }
        })
      }
      const alone = await boxIn('page')
      expect(alone, control).toMatchObject({ isShown: true })
      for (const place of samplesOf(places, 2)) expect(await boxIn(place), place).toEqual(alone)
    })

  test('an elevation button shows beside neither the chat, nor words of the contact bubble, nor a modal', async ({
    page,
  }) => {
    await page.goto('/_gallery/elevation-button,modal/first/')
    const button = page.locator('main > div > a')
    await expect(button).toBeVisible()
    const root = page.locator('html')
    await root.evaluate(element => element.toggleAttribute('data-chat-shown', true))
    await expect(button).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 375, height: 800 })
    await root.evaluate(element => element.toggleAttribute('data-chat-shown', false))
    await expect(button).toBeVisible()
    await page.getByRole('button', { name: 'So läuft die Anrechnung' }).click()
    await expect(button).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(button).toBeVisible()
  })
})

test('a note opens under the pointer, and stays while the pointer is on it', async ({ page }) => {
  await page.goto('/_gallery/hint/default/')
  await page.locator('[data-enhance="tooltip"][data-enhanced]').first().waitFor()
  const note = page.locator('[popover]').first()
  const icon = page.locator('[popovertarget]').first()
  await icon.hover()
  await expect(note).toBeVisible()
  await note.hover()
  await icon.click()
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await icon.click()
  await expect(note).toBeVisible()
})
