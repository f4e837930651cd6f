import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { services } from '../../blocks/_kit/consent/services.ts'
import { breakTool } from '../consent-tool.ts'
import { follow, open } from '../navigate.ts'
import { accessibilityProblems } from '../page-checks.ts'
import { expect, layoutShift, test } from '../site.ts'
import { testSite } from '../test-site.ts'

test.use({ hasDecided: false })

const notice = (page: Page) => page.getByRole('region', { name: 'Du entscheidest' })
/** In the document, be it hidden. */
const noticeThere = (page: Page) => page.getByRole('region', { name: 'Du entscheidest', includeHidden: true })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
/** The form of the page of cookies once the script tends it: until then it posts as it does without script. */
const tendedForm = (page: Page) => page.locator('main form[data-enhanced]')
const inNotice = (page: Page, name: string) => notice(page).getByRole('button', { name })

/** The visitor's grants in the cookie, without services that need no consent; undefined without a decision. */
async function grants(page: Page): Promise<readonly string[] | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  if (!cookie) return undefined
  const { services } = JSON.parse(Buffer.from(decodeURIComponent(cookie.value), 'base64').toString())
  return Object.entries<string[]>(services)
    .filter(([category]) => category !== 'necessary')
    .flatMap(([, names]) => names)
    .sort()
}

const saved = (page: Page) =>
  page.waitForResponse(answer => answer.url().endsWith('/api/consent') && answer.status() === 204)

/** Whether the centre of an element is in the window, and not covered by another one. */
const hasPoint = (place: Locator) =>
  place.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(there) || Boolean(there?.closest('label')?.contains(element))
  })

test('consent is requested in front of the page, which does not move @mobile-full', async ({ page }) => {
  const parts: Promise<Buffer>[] = []
  page.on('response', answer => {
    if (answer.url().includes('/api/consent')) parts.push(answer.body())
  })
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  const sizes = (await Promise.all(parts)).map(body => brotliCompressSync(body).length)
  // A property that the whole page inherits would make the browser calculate all of its styles again.
  const heightIn = (selector: string) =>
    page.locator(selector).evaluate(element => getComputedStyle(element).getPropertyValue('--notice'))
  expect(await heightIn('html')).toMatch(/rem/)
  expect(await heightIn('main')).toBe('')
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThanOrEqual(2_000)
  expect(await layoutShift(page)).toEqual([])
  expect(await grants(page)).toBeUndefined()
  const largest = await page.evaluate(
    () =>
      new Promise(resolve => {
        new PerformanceObserver(list => {
          // The type is not in the DOM library yet.
          const last = list.getEntries().at(-1) as unknown as { readonly element: Element | null }
          resolve(Boolean(last.element?.closest('form[action="/api/consent"]')))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest).toBe(false)
  // Axe lets the link that skips to the content stand outside landmarks only where no link to a page is before it: the notice has one.
  expect(await accessibilityProblems(page, 'a[href="#main"]')).toEqual([])
})

/** Sizes of windows, with the most that the notice may take of their height. */
const rooms = [
  [375, 667, 132],
  [320, 568, 160],
  [1024, 768, 72],
] as const

test('the notice is no higher than its room, and shows all its words there, in each language', {
  tag: '@full',
}, async ({ page }) => {
  const region = page.getByRole('region').filter({ has: page.locator('[value=decline]') })
  for (const language of ['', 'en/', 'fr/', 'it/', 'es/', 'pt/']) {
    await page.goto(`/${language}`)
    await expect(region).toBeVisible()
    for (const [width, height, room] of rooms) {
      await page.setViewportSize({ width, height })
      const { taken, overflow } = await region.evaluate(element => ({
        taken: element.getBoundingClientRect().height,
        overflow: element.scrollHeight - element.clientHeight,
      }))
      expect.soft(taken, `/${language} at ${width}`).toBeLessThanOrEqual(room)
      expect.soft(overflow, `/${language} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

for (const host of ['127.0.0.1', 'ds.localhost', 'obw.localhost'])
  test.describe(`with the distances of letters that a visitor may set (WCAG 1.4.12), on ${host}`, () => {
    test.use({ baseURL: `http://${host}:${testSite.port}` })

    test('the notice keeps all its words', { tag: '@full' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await expect(notice(page)).toBeVisible()
      const cutOff = await notice(page).evaluate(element => {
        const distances = new CSSStyleSheet()
        distances.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets.push(distances)
        return [element, ...element.querySelectorAll('button')].map(
          part => part.scrollWidth - part.clientWidth,
        )
      })
      expect(cutOff).toEqual([0, 0, 0, 0])
    })
  })

for (const host of ['127.0.0.1', 'ds.localhost', 'obw.localhost'])
  test.describe(`on a phone, on ${host}`, () => {
    test.use({ baseURL: `http://${host}:${testSite.port}`, viewport: { width: 390, height: 844 } })

    test('both answers of the notice are equally wide beside a link of one line', { tag: '@full' }, async ({
      page,
    }) => {
      // The notice comes up by an animation.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(notice(page)).toBeVisible()
      const boxOf = async (name: string) => (await inNotice(page, name).boundingBox())!
      const [decline, accept] = [await boxOf('Ablehnen'), await boxOf('Zustimmen')]
      expect(decline.width).toBeCloseTo(accept.width, 0)
      expect((await boxOf('Einzeln wählen')).y).toBe(accept.y)
      const lines = await inNotice(page, 'Einzeln wählen').evaluate(link => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return words.getClientRects().length
      })
      expect(lines).toBe(1)
    })
  })

test('settings that were closed are shown again before the browser reports it', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await inNotice(page, 'Einzeln wählen').click()
  await expect(settings(page)).toBeVisible()
  await page.evaluate(() => {
    // The event comes with the next frame, which a page that is not painted does not get.
    addEventListener('close', event => event.stopImmediatePropagation(), { capture: true })
    document.querySelector<HTMLDialogElement>('#cookie-settings')!.close()
    document.querySelector<HTMLElement>('a[data-consent-settings]')!.click()
  })
  // A dialog that fades out is visible, too.
  await expect(page.locator('#cookie-settings:modal')).toBeVisible()
})

test('the keyboard reaches the notice first, and goes on at the content', async ({ page }) => {
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inNotice(page, 'Ablehnen')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inNotice(page, 'Zustimmen')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(inNotice(page, 'Einzeln wählen')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const answer = saved(page)
  await page.keyboard.press('Enter')
  await answer
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('declining is one click and lasts', async ({ page }) => {
  await page.goto('/')
  const look = (name: string) =>
    inNotice(page, name).evaluate(button => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      const { width, height } = button.getBoundingClientRect()
      return {
        backgroundColor,
        color,
        borderColor,
        fontSize,
        fontWeight,
        height,
        width: Math.round(width / 8),
      }
    })
  expect(await look('Ablehnen')).toEqual({ ...(await look('Zustimmen')), width: expect.any(Number) })
  const answer = saved(page)
  await inNotice(page, 'Ablehnen').click()
  await answer
  expect(await grants(page)).toEqual([])
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(notice(page)).toHaveCount(0)
  expect(requested.filter(url => url.includes('/api/consent'))).toEqual([])
})

test('consent is requested where the first page does not exist, too', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`${baseURL}/gibt-es-nicht/`)
  expect(answer.status()).toBe(404)
  await page.route('**/gibt-es-nicht/', route => route.fulfill({ response: answer, status: 200 }))
  await page.goto('/gibt-es-nicht/')
  await expect(notice(page)).toBeVisible()
})

test('the notice follows the language of the page that is shown after it', { tag: '@full' }, async ({
  page,
}) => {
  const hasLoaded = await open(page, '/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').first().click()
  await expect(page.getByRole('region', { name: 'You decide' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(hasLoaded()).toBe(false)
  await page.getByRole('region', { name: 'You decide' }).getByRole('button', { name: 'Decline all' }).click()
  await expect(page.getByRole('region', { name: 'You decide' })).toHaveCount(0)
  await expect.poll(() => grants(page)).toEqual([])
})

test('accepting grants all services, and another tab follows', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/en/')
  const requested = other.getByRole('region', { name: 'You decide' })
  await expect(requested).toBeVisible()
  await page.goto('/')
  const answer = saved(page)
  await inNotice(page, 'Zustimmen').click()
  await answer
  expect(await grants(page)).toEqual(services.filter(service => service !== 'cookie-popup'))
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(requested).toHaveCount(0)
})

test('one service is chosen by itself, shown as granted, and withdrawn with its key', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await inNotice(page, 'Einzeln wählen').click()
  await settings(page).getByRole('checkbox', { name: 'Studienassistent' }).check()
  const chosen = saved(page)
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await chosen
  await expect(settings(page)).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
  expect(await grants(page)).toEqual(['study-assistant'])
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => localStorage.setItem('public_user_id', 'x'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const box = settings(page).getByRole('checkbox', { name: 'Studienassistent' })
  await expect(box).toBeChecked()
  await box.uncheck()
  const withdrawn = saved(page)
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await withdrawn
  expect(await grants(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('public_user_id'))).toBeNull()
})

test.describe('in a theme of wide letters', () => {
  test.use({ baseURL: `http://rust.localhost:${testSite.port}` })

  test('the buttons of the settings break no word on a small screen', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/')
    await inNotice(page, 'Einzeln wählen').click()
    const dialog = page.getByRole('dialog')
    for (const name of ['Ablehnen', 'Zustimmen']) {
      const lines = await dialog.getByRole('button', { name, exact: true }).evaluate(button => {
        const words = document.createRange()
        words.selectNodeContents(button)
        return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size
      })
      expect([name, lines]).toEqual([name, 1])
    }
  })
})

test('a word about a service that breaks to a line of its own begins below the title', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/_gallery/consent-form/default/?theme=rust')
  const boxOf = (words: string) =>
    page
      .getByRole('main')
      .getByText(words, { exact: true })
      .first()
      .evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      })
  const [title, word] = [await boxOf('Deine Entscheidung'), await boxOf('immer aktiv')]
  expect(word.top).toBeGreaterThanOrEqual(title.bottom)
  expect(word.left).toBe(title.left)
})

test('a long name of a cookie stays in its column', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/_gallery/consent-form/longest/')
  const cells = page.getByRole('main').locator('table th, table td')
  const excess = cells.evaluateAll(all =>
    all.map(cell => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return words.getBoundingClientRect().right > cell.getBoundingClientRect().right
    }),
  )
  expect(new Set(await excess)).toEqual(new Set([false]))
})

test.describe('with colours of the visitor', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the settings have an edge', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await inNotice(page, 'Einzeln wählen').click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-left-width', '2px')
  })
})

test('consent to one service is requested alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  // The browser loads the notice and the dialog for one service together: when the notice shows, the page listens for the event.
  await expect(notice(page)).toBeVisible()
  const requestConsent = () =>
    page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('consent-request', { detail: { service: 'website-features' } })),
    )
  const dialog = page.getByRole('dialog', { name: 'Videos und Karten' })
  await requestConsent()
  await dialog.getByRole('button', { name: 'Nicht erlauben' }).click()
  expect(await grants(page)).toBeUndefined()
  await requestConsent()
  const answer = saved(page)
  await dialog.getByRole('button', { name: 'Diesen Dienst erlauben' }).click()
  await answer
  expect(await grants(page)).toEqual(['website-features'])
})

test('a decision that cannot be saved is said, and grants nothing', { tag: '@full' }, async ({ page }) => {
  await page.route('/api/consent', route => route.fulfill({ status: 422, body: '' }))
  await page.goto('/')
  await inNotice(page, 'Zustimmen').click()
  await expect(notice(page).getByRole('alert')).toContainText('konnte nicht gespeichert werden')
  expect(await grants(page)).toBeUndefined()
})

test('in the settings the message that a choice cannot be saved is in sight, on a small screen too @mobile', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('/api/consent', route => route.fulfill({ status: 422, body: '' }))
  await page.goto('/')
  await inNotice(page, 'Einzeln wählen').click()
  const save = settings(page).getByRole('button', { name: 'Auswahl speichern' })
  await save.click()
  const message = settings(page).getByRole('alert')
  await expect(message).toContainText('konnte nicht gespeichert werden')
  expect(await hasPoint(message)).toBe(true)
  await expect(save).toBeInViewport({ ratio: 1 })
})

test('in the settings the buttons cover no control that has the focus', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await inNotice(page, 'Einzeln wählen').click()
  await expect(settings(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  const stops = await settings(page).locator('button, summary, input:not([type=hidden])').count()
  expect(stops).toBeGreaterThan(15)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press(key)
      const focused = page.locator(':focus')
      expect.soft(await hasPoint(focused), await focused.ariaSnapshot()).toBe(true)
    }
})

test('without the tool the page works, and nothing is granted', { tag: '@full' }, async ({ page }) => {
  await breakTool(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(notice(page)).toHaveCount(0)
  expect(await grants(page)).toBeUndefined()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(page).toHaveURL('/cookies/')
})

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

  test('no consent is requested, and nothing is granted', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(notice(page)).toHaveCount(0)
    expect(requested.filter(url => url.includes('/api/consent'))).toEqual([])
    expect(await grants(page)).toBeUndefined()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of cookies saves a choice and shows it', async ({ page }) => {
    await page.goto('/cookies/')
    await expect(page.getByText('Gespeichert. Du kannst')).toBeHidden()
    await page.getByRole('checkbox', { name: 'Videos und Karten' }).check()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page).toHaveURL('/cookies/#consent-saved')
    await expect(page.getByText('Gespeichert. Du kannst')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Videos und Karten' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Studienassistent' })).not.toBeChecked()
    expect(await grants(page)).toEqual(['website-features'])
  })
})

test('the page of cookies requests consent by itself, and no notice covers it', { tag: '@full' }, async ({
  page,
}) => {
  const hasLoaded = await open(page, '/')
  await expect(notice(page)).toBeVisible()
  await follow(page, '/cookies/')
  await expect(page.locator('main').getByRole('button', { name: 'Ablehnen' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await page.goBack()
  await expect(notice(page)).toBeVisible()
  expect(hasLoaded()).toBe(false)
  await follow(page, '/cookies/')
  const answer = saved(page)
  await tendedForm(page).getByRole('button', { name: 'Ablehnen' }).click()
  await answer
  await page.goBack()
  await expect(noticeThere(page)).toHaveCount(0)
})

test('the page of cookies saves without leaving, and is accessible @mobile-full', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/cookies/')
  // It is added when the page's script has taken over the form, and is hidden here.
  await expect(noticeThere(page)).toBeAttached()
  const answer = saved(page)
  await tendedForm(page).getByRole('button', { name: 'Zustimmen' }).click()
  await answer
  await expect(page.getByText('Gespeichert. Du kannst')).toBeVisible()
  await expect(page.locator('main').getByRole('checkbox', { name: 'Studienassistent' })).toBeChecked()
  expect(await accessibilityProblems(page)).toEqual([])
})

interface Violation {
  readonly blocked: string
  readonly directive: string
}

test('a script that content smuggles in is refused, and so is what it would load without a grant', async ({
  page,
}) => {
  // The browser logs refused requests, which are expected here.
  page.removeAllListeners('console')
  page.removeAllListeners('request')
  await page.addInitScript(() => {
    const seen: Violation[] = []
    Object.assign(window, { violations: seen })
    addEventListener('securitypolicyviolation', ({ blockedURI: blocked, effectiveDirective: directive }) =>
      seen.push({ blocked, directive }),
    )
  })
  await page.route('**/kontakt/', async route => {
    const response = await route.fetch()
    const smuggled =
      "<script>window.smuggled = true</script><script src='https://www.googletagmanager.com/gtm.js'></script><img src='https://spy.example/pixel.gif' onerror='window.smuggled = true' alt=''>"
    const body = (await response.text()).replace('</main>', `${smuggled}</main>`)
    await route.fulfill({ response, body })
  })
  await page.goto('/kontakt/')
  const violations = () => page.evaluate(() => (window as unknown as { violations: Violation[] }).violations)
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(4)
  const found = (await violations()).map(({ blocked, directive }) => `${directive} ${blocked}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'script-src-elem inline',
      'script-src-elem https://www.googletagmanager.com/gtm.js',
      'script-src-attr inline',
      'img-src https://spy.example/pixel.gif',
    ]),
  )
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
})
