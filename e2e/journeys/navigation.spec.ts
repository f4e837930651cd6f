import { follow, open, programme, scrolled, toProgramme } from '../navigate.ts'
import { expect, layoutShift, seeAll, test } from '../site.ts'

test('a link changes the page, not the document', async ({ page }) => {
  const isLoaded = await open(page, '/')
  const title = await page.title()
  await page.evaluate(() => {
    const chat = document.createElement('aside')
    chat.id = 'chat'
    document.body.append(chat)
    Object.assign(chat, { state: 'open' })
  })
  await toProgramme(page).click()
  await expect(page).toHaveURL(programme)
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${programme}$`))
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('body > [aria-live]')).toHaveText(await page.title())
  expect(await scrolled(page)).toBe(0)
  // Elements outside the regions stay.
  expect(
    await page.evaluate(() => (document.getElementById('chat') as unknown as { state: string }).state),
  ).toBe('open')
  expect(isLoaded()).toBe(false)
})

test('a page reached by a link is the page that a visitor of its address sees @mobile-full', async ({
  page,
}) => {
  const seen = () =>
    page.evaluate(() => {
      // Only sections with layout have visible text.
      document.documentElement.setAttribute('data-laid-out', '')
      return {
        // The text of a countdown changes within a minute.
        text: [...document.querySelectorAll<HTMLElement>('[role="timer"]')]
          .reduce((text, timer) => text.replace(timer.innerText, ''), document.body.innerText)
          .replace(/\s+/g, ' '),
        height: document.documentElement.scrollHeight,
        // `fonts.spec.ts` looks at the font of the texts.
        fonts: [...document.fonts]
          .filter(
            ({ status, family }) => status !== 'unloaded' && /^"?display-(?!.*-(?:arial|\d))/.test(family),
          )
          .map(({ family }) => family),
        // To 20 px: where the web font would change its lines, a headline keeps the local face, which is fitted, but not to the pixel.
        heading: Math.round(document.querySelector('h1')!.getBoundingClientRect().width / 20),
      }
    })
  const head = () => page.locator('head > :not(style)').evaluateAll(tags => tags.map(tag => tag.outerHTML))
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents()
  // Which blocks keep the local font depends on when the web font arrives, and with it on the lines of their texts.
  await page.route(/\.woff2$/, route => route.fulfill({ status: 404 }))
  await open(page, '/bachelor/')
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html.page-transition')).toHaveCount(0)
  await follow(page, programme)
  await expect(page).toHaveURL(programme)
  await expect(page.locator('html.page-transition')).toHaveCount(0)
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  await seeAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  const [soft, softHead, softData] = [await seen(), await head(), await data()]
  expect(await layoutShift(page)).toEqual([])
  await page.goto(programme)
  await seeAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  // A busy browser starts deferred work, and finishes it, a moment later.
  await expect.poll(async () => soft.text.startsWith((await seen()).text)).toBe(true)
  await expect.poll(async () => ({ ...(await seen()), text: '' })).toEqual({ ...soft, text: '' })
  // The first page's own preloads are left out: the second document does not use them.
  const lasting = (tags: string[]) => tags.filter(tag => !/rel="(?:preload|modulepreload|expect)"/.test(tag))
  expect(lasting(softHead)).toEqual(lasting(await head()))
  expect(softData).toEqual(await data())
})

test('interactive blocks of the old page end, those of the new one start', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/testingarea/pipeline/test-page-3-hero-compact/')
  await seeAll(page)
  const old = await page.locator('x-island[data-mounted]').first().elementHandle()
  await page.getByRole('contentinfo').locator(`a[href="${programme}"]`).click()
  await expect(page.locator('h1')).toContainText('Betriebswirt')
  // An unmounted root leaves its element empty.
  await expect
    .poll(() => old!.evaluate(island => [island.isConnected, island.childElementCount]))
    .toEqual([false, 0])
  await seeAll(page)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('another language: the whole document speaks it', async ({ page }) => {
  const isLoaded = await open(page, programme)
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').first().click()
  await expect(page).toHaveURL('/en/bachelor/business-administration/distance-learning/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB')
  expect(isLoaded()).toBe(false)
})

test('the menu closes when a page is chosen in it @mobile-full', async ({ page, isMobile }) => {
  const isLoaded = await open(page, '/')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Menü', exact: true }).click()
  await header.locator('summary', { hasText: 'Bachelor' }).click()
  await header.getByRole('link', { name: 'Betriebswirtschaftslehre' }).first().click()
  await expect(page).toHaveURL(programme)
  await expect(page.locator('header :popover-open')).toHaveCount(0)
  await expect(page.locator('header details[open]')).toHaveCount(0)
  expect(isLoaded()).toBe(false)
})

test('by keyboard: Enter follows, the next stop is in the content', { tag: '@full' }, async ({ page }) => {
  const isLoaded = await open(page, '/')
  await toProgramme(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(programme)
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  expect(isLoaded()).toBe(false)
})

test('with Control a link opens another tab', { tag: '@full' }, async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await toProgramme(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // Not `toHaveURL`, which waits for the end of a load that a tab in the background may put off.
  await expect.poll(() => new URL(tab.url()).pathname).toBe(programme)
  await expect(page).toHaveURL('/')
})

test('redirects of this site are followed, and the address is the last one', { tag: '@full' }, async ({
  page,
}) => {
  const isLoaded = await open(page, '/')
  await follow(page, '/de/bachelor?x=1')
  await expect(page).toHaveURL('/bachelor/?x=1')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/bachelor\/$/)
  expect(isLoaded()).toBe(false)
})

test('the last of several clicks counts', { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  const { promise: slow, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/master/_payload.json*', async route => {
    await slow
    await route.continue()
  })
  await follow(page, '/master/')
  await expect(page.locator('html.page-loading')).toBeAttached()
  await follow(page, '/bachelor/')
  await expect(page).toHaveURL('/bachelor/')
  release()
  await expect(page.locator('html.page-loading')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/bachelor/')
})
