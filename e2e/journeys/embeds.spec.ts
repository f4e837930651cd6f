import { test as base, type Locator, type Page } from '@playwright/test'
import { declinedOn } from '../decision.ts'
import { accessibilityProblems } from '../page-checks.ts'
import { layoutShift, seeAll } from '../site.ts'
import { testSite } from '../test-site.ts'

const withVideo = '/studienalltag/'
const withMap = '/campus/'

interface FrameRequest {
  readonly url: string
  readonly referrer: string | undefined
}

/** A visitor who has declined all services; requests to other hosts are answered here and recorded. */
const test = base.extend<{ requested: FrameRequest[] }>({
  requested: [
    async ({ context }, use) => {
      const requested: FrameRequest[] = []
      await context.addCookies(declinedOn(testSite.origins))
      await context.route(
        ({ origin }) => origin !== testSite.url,
        async route => {
          const { referer } = await route.request().allHeaders()
          requested.push({ url: route.request().url(), referrer: referer })
          const body = '<!doctype html><title>Player</title><button>Play</button>'
          await route.fulfill({ contentType: 'text/html', body })
        },
      )
      await use(requested)
    },
    { auto: true },
  ],
})
const { expect } = base

const figureOn = (page: Page) => page.locator('figure[data-embed]')
const once = (within: Page) => figureOn(within).getByRole('button', { name: 'Einmal laden' })
const always = (within: Page) =>
  figureOn(within).getByRole('button', { name: 'Videos und Karten immer laden' })
const frameIn = (figure: Locator) => figure.locator('iframe')
const playerIn = (figure: Locator) =>
  figure.frameLocator('iframe').frameLocator('iframe').getByRole('button', { name: 'Play' })

/**
 * Scrolls to the embed by half screens, as visitors do, and waits until its script is loaded: Chromium counts a jump by script to sections that it
 * has skipped as a layout shift, although nothing gets another height.
 */
async function seeEmbed(page: Page): Promise<Locator> {
  await seeAll(page, 'figure[data-embed]')
  return figureOn(page)
}

async function goTo(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  return seeEmbed(page)
}

const decisionOf = async (page: Page) => {
  const cookie = (await page.context().cookies(page.url())).find(({ name }) => name === 'consent')
  return Buffer.from(decodeURIComponent(cookie?.value ?? ''), 'base64').toString()
}

/** Declines all services, as the form of the settings does it. */
const withdraw = (page: Page) =>
  page.evaluate(async () => {
    const version = document.documentElement.dataset.consent!
    await fetch('/api/consent', {
      method: 'POST',
      body: new URLSearchParams({ decision: 'decline', version }),
    })
    dispatchEvent(new Event('focus'))
  })

for (const path of [withVideo, withMap])
  test(`no host is requested before the visitor agrees, and axe finds nothing: ${path} @mobile-full`, {
    tag: '@full',
  }, async ({ page, requested }) => {
    const figure = await goTo(page, path)
    await expect(frameIn(figure)).toHaveCount(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await seeEmbed(page)
    expect(requested).toEqual([])
  })

test('once loads this embed, tells the provider the site alone, and stores nothing @mobile-full', async ({
  page,
  requested,
}) => {
  const figure = await goTo(page, withVideo)
  const decision = await decisionOf(page)
  const before = await figure.boundingBox()
  await once(page).click()
  await expect(playerIn(figure)).toBeVisible()
  await expect(figure).toBeFocused()
  await expect(once(page)).toBeHidden()
  expect(requested).toEqual([
    { url: 'https://player.vimeo.com/video/1084537?dnt=1', referrer: `${testSite.url}/` },
  ])
  expect(await figure.boundingBox()).toEqual(before)
  expect(await decisionOf(page)).toBe(decision)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(await accessibilityProblems(page)).toEqual([])
  await page.reload()
  await seeEmbed(page)
  await expect(frameIn(figure)).toHaveCount(0)
})

test('always is a decision with a receipt, and holds on later pages without moving them', {
  tag: '@full',
}, async ({ page, requested }) => {
  const figure = await goTo(page, withVideo)
  const receipt = page.waitForResponse(
    answer => answer.url().endsWith('/api/consent') && answer.status() === 204,
  )
  await always(page).click()
  await receipt
  await expect(playerIn(figure)).toBeVisible()
  await expect(figure).toBeFocused()
  expect(await decisionOf(page)).toContain('website-features')

  await page.reload()
  await seeEmbed(page)
  await expect(playerIn(figure)).toBeVisible()
  const map = await goTo(page, withMap)
  await expect(playerIn(map)).toBeVisible()
  expect(await layoutShift(page)).toEqual([])
  expect(requested.map(({ url }) => new URL(url).host)).toEqual([
    'player.vimeo.com',
    'player.vimeo.com',
    'www.openstreetmap.org',
  ])
})

test('the grant holds after a soft navigation', { tag: '@full' }, async ({ page }) => {
  await goTo(page, withVideo)
  await always(page).click()
  await expect(playerIn(figureOn(page))).toBeVisible()
  await page.evaluate(path => {
    Object.assign(window, { isSameDocument: true })
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  }, withMap)
  await expect(page).toHaveURL(withMap)
  const map = await seeEmbed(page)
  await expect(map).toHaveAttribute('aria-label', 'Campus Berlin am Kornspeicherufer')
  await expect(playerIn(map)).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await withdraw(page)
  await expect(frameIn(map)).toHaveCount(0)
})

test('far below the window nothing is loaded, with the grant either', { tag: '@full' }, async ({
  page,
  requested,
}) => {
  await goTo(page, withVideo)
  await always(page).click()
  await expect(playerIn(figureOn(page))).toBeVisible()
  // Another page between: a page that is loaded again is scrolled to where it was.
  await page.goto('/404/')
  await page.goto(withVideo, { waitUntil: 'networkidle' })
  await expect(frameIn(figureOn(page))).toHaveCount(0)
  expect(requested).toHaveLength(1)
})

test('withdrawing removes the frames, in other tabs too', { tag: '@full' }, async ({ page, context }) => {
  const figure = await goTo(page, withVideo)
  await always(page).click()
  await expect(playerIn(figure)).toBeVisible()
  const other = await context.newPage()
  const map = await goTo(other, withMap)
  await expect(playerIn(map)).toBeVisible()
  await withdraw(page)
  await expect(frameIn(figure)).toHaveCount(0)
  await expect(once(page)).toBeVisible()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(frameIn(map)).toHaveCount(0)
  await expect(once(other)).toBeVisible()
})

test('in the settings the service is given, and all embeds are loaded', { tag: '@full' }, async ({
  page,
}) => {
  const figure = await goTo(page, withMap)
  await figure.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await settings.getByRole('checkbox', { name: 'Videos und Karten' }).check()
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(settings).toHaveCount(0)
  await expect(playerIn(figure)).toBeVisible()
})

test('a grant that cannot be saved is said, and loads nothing', { tag: '@full' }, async ({
  page,
  requested,
}) => {
  await page.route('/api/consent', route => route.fulfill({ status: 422, body: '' }))
  const figure = await goTo(page, withVideo)
  await always(page).click()
  await expect(figure.getByRole('alert')).toContainText('konnte nicht gespeichert werden')
  await expect(frameIn(figure)).toHaveCount(0)
  expect(requested).toEqual([])
})

test('by keyboard alone an embed is loaded, and reached next', { tag: '@full' }, async ({ page }) => {
  const figure = await goTo(page, withVideo)
  await once(page).focus()
  await page.keyboard.press('Enter')
  await expect(figure).toBeFocused()
  await expect(playerIn(figure)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(playerIn(figure)).toBeFocused()
})

test('the provider reads neither the page nor its cookies, and leads neither it nor its frame to another host', async ({
  page,
  requested,
}) => {
  const figure = await goTo(page, withVideo)
  await once(page).click()
  await expect(playerIn(figure)).toBeVisible()
  const player = page.frames().find(frame => frame.url().startsWith('https://player.vimeo.com'))!
  const attempt = (target: 'top' | 'parent') =>
    player.evaluate(name => {
      try {
        return `read ${window[name]!.document.title}`
      } catch (error) {
        return (error as Error).name
      }
    }, target)
  expect(await attempt('top')).toBe('SecurityError')
  expect(await attempt('parent')).toBe('SecurityError')
  expect(await player.evaluate(() => document.cookie)).toBe('')

  const leaving = await player.evaluate(() => {
    try {
      top!.location.href = 'https://evil.example/'
      return 'left'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(leaving).toBe('SecurityError')
  const around = player.parentFrame()!
  await around.evaluate(() => {
    const refused = new Promise<string>(resolve => {
      document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
    })
    Object.assign(window, { refused })
  })
  await player.evaluate(() => {
    location.href = 'https://evil.example/'
  })
  const refused = () => around.evaluate(() => (window as unknown as { refused: Promise<string> }).refused)
  expect(await refused()).toBe('frame-src')
  expect(requested.map(({ url }) => new URL(url).host)).toEqual(['player.vimeo.com'])
})

test('the document of an embed is no page of its own', { tag: '@full' }, async ({ page, requested }) => {
  const figure = await goTo(page, withVideo)
  const answer = await page.goto((await figure.getAttribute('data-embed'))!)
  expect(answer?.status()).toBe(404)
  expect(requested).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the embed is a link to the page of its provider', async ({ page, requested }) => {
    await page.goto(withVideo)
    const figure = figureOn(page)
    await expect(once(page)).toBeHidden()
    await expect(figure.getByRole('link', { name: 'Bei Vimeo öffnen' })).toHaveAttribute(
      'href',
      'https://vimeo.com/1084537',
    )
    await expect(figure.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute(
      'href',
      '/cookies/',
    )
    expect(requested).toEqual([])
  })
})

test.describe('in forced colours and without motion', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the buttons have an edge, and the embed is loaded', { tag: '@full' }, async ({ page }) => {
    const figure = await goTo(page, withMap)
    const edges = await once(page).evaluate(button => getComputedStyle(button).borderTopWidth)
    expect(Number.parseFloat(edges)).toBeGreaterThan(0)
    await once(page).click()
    await expect(playerIn(figure)).toBeVisible()
  })
})
