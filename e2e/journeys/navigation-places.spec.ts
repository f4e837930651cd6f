import { follow, open, programme, rest, scrollAndRest, scrolled, toProgramme } from '../navigate.ts'
import { expect, test } from '../site.ts'

test('going back and forth finds the place, also after a reload', async ({ page }) => {
  const isLoaded = await open(page, '/')
  await page.evaluate(() => scrollTo(0, 1500))
  const link = toProgramme(page)
  await link.scrollIntoViewIfNeeded()
  const left = await rest(page)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(programme)
  await scrollAndRest(page, 777)
  await page.goBack()
  await expect(page.locator('h1')).not.toContainText('Betriebswirt')
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await expect.poll(() => scrolled(page)).toBe(777)
  expect(isLoaded()).toBe(false)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(777)
  await page.goBack()
  await expect(page.locator('h1')).not.toContainText('Betriebswirt')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('who goes back in the middle of scrolling comes again to where they were', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/')
  await follow(page, programme)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await page.evaluate(() => {
    scrollTo(0, 900)
    requestAnimationFrame(() => requestAnimationFrame(() => history.back()))
  })
  await expect(page.locator('h1')).not.toContainText('Betriebswirt')
  await page.goForward()
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('a return from elsewhere finds page and place', { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  await follow(page, programme)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await scrollAndRest(page, 600)
  await page.goto('/api/health')
  await page.goBack()
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await expect.poll(() => scrolled(page)).toBe(600)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).not.toContainText('Betriebswirt')
})

test('a link to a part of another page leads to that part', async ({ page }) => {
  const isLoaded = await open(page, '/')
  await follow(page, '/bachelor/#bewerbung')
  await expect(page).toHaveURL('/bachelor/#bewerbung')
  await expect(page.locator('#bewerbung')).toBeInViewport()
  expect(await page.locator(':target').getAttribute('id')).toBe('bewerbung')
  await page.evaluate(() => scrollTo(0, 0))
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(isLoaded()).toBe(false)
})

test('links within a page are the browser’s, and do not request the page', { tag: '@full' }, async ({
  page,
}) => {
  const isLoaded = await open(page, '/bachelor/')
  const payloads: string[] = []
  page.on('request', request => {
    if (request.url().includes('/bachelor/_payload.json')) payloads.push(request.url())
  })
  await follow(page, '#bewerbung')
  await expect(page).toHaveURL('/bachelor/#bewerbung')
  await expect(page.locator('#bewerbung')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/bachelor/')
  await expect.poll(() => scrolled(page)).toBe(0)
  expect([isLoaded(), payloads]).toEqual([false, []])
})

test('a text fragment becomes a parameter of the query, without a reload', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/bachelor/?x=1#:~:text=Semester')
  await expect(page).toHaveURL('/bachelor/?x=1&:~:text=Semester')
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/bachelor/?x=1&:~:text=Semester')
  await expect(page.locator('h1')).toContainText('Bachelor')
})
