import { test as base, type Page, type Route } from '@playwright/test'
import { expect, layoutShift, seeAll, test } from '../site.ts'

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** Loads a page and waits until its navigator is at work. Returns a function that says whether a document was loaded since. */
async function open(page: Page, path: string): Promise<() => boolean> {
  await page.goto(path)
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  let loaded = false
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded = true
  })
  return () => loaded
}

/** Follows a link that the page may not have. */
const follow = (page: Page, href: string) =>
  page.evaluate(address => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')!.append(link)
    link.click()
  }, href)

const toProgramme = (page: Page) => page.locator(`main a[href^="${programme}"]`).first()
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls, and waits until the history has the position. */
async function scrollAndRest(page: Page, top: number): Promise<void> {
  await page.evaluate(y => scrollTo(0, y), top)
  await expect
    .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
    .toBe(top)
}

async function changePayload(route: Route, change: object): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
}

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

test('a page reached by a link is the page that a visitor of its address sees @mobile', async ({ page }) => {
  const seen = () =>
    page.evaluate(() => ({
      // The text of a countdown changes within a minute.
      text: [...document.querySelectorAll<HTMLElement>('[role="timer"]')]
        .reduce((text, timer) => text.replace(timer.innerText, ''), document.body.innerText)
        .replace(/\s+/g, ' '),
      height: document.documentElement.scrollHeight,
      fonts: [...document.fonts].filter(face => face.status === 'loaded').length,
      heading: document.querySelector('h1')!.getBoundingClientRect().width,
    }))
  const head = () => page.locator('head > :not(style)').evaluateAll(tags => tags.map(tag => tag.outerHTML))
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents()
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
  expect(await layoutShift(page)).toBe(0)
  await page.goto(programme)
  await seeAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  // A busy browser starts deferred work, and finishes it, a moment later.
  await expect.poll(async () => soft.text.startsWith((await seen()).text)).toBe(true)
  await expect.poll(async () => ({ ...(await seen()), text: '' })).toEqual({ ...soft, text: '' })
  // The preloads of the first page were for that page.
  const lasting = (tags: string[]) =>
    tags.filter(tag => !tag.includes('rel="preload"') && !tag.includes('modulepreload'))
  expect(lasting(softHead)).toEqual(lasting(await head()))
  expect(softData).toEqual(await data())
})

test('going back and forth finds the place, also after a reload', async ({ page }) => {
  const isLoaded = await open(page, '/')
  await page.evaluate(() => scrollTo(0, 1500))
  const link = toProgramme(page)
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
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

test('who goes back in the middle of scrolling comes again to where they were', async ({ page }) => {
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

test('a return from elsewhere finds page and place', async ({ page }) => {
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

test('links within a page are the browser’s, and do not ask for the page', async ({ page }) => {
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

test('interactive blocks of the old page end, those of the new one start', async ({ page }) => {
  await open(page, '/')
  await seeAll(page)
  const old = await page.locator('x-island[data-mounted]').first().elementHandle()
  await toProgramme(page).click()
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

test('the menu closes when a page is chosen in it @mobile', async ({ page, isMobile }) => {
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

test('by keyboard: Enter follows, the next stop is in the content', async ({ page }) => {
  const isLoaded = await open(page, '/')
  await toProgramme(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(programme)
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  expect(isLoaded()).toBe(false)
})

test('with Control a link opens another tab', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await toProgramme(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(programme)
  await expect(page).toHaveURL('/')
})

test('redirects of this site are followed, and the address is the last one', async ({ page }) => {
  const isLoaded = await open(page, '/')
  await follow(page, '/de/bachelor?x=1')
  await expect(page).toHaveURL('/bachelor/?x=1')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/bachelor\/$/)
  expect(isLoaded()).toBe(false)
})

test('the last of several clicks counts', async ({ page }) => {
  await open(page, '/')
  const { promise: slow, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/master/_payload.json*', async route => {
    await slow
    await route.continue()
  })
  await follow(page, '/master/')
  await expect(page.locator('html')).toHaveClass(/page-loading/)
  await follow(page, '/bachelor/')
  await expect(page).toHaveURL('/bachelor/')
  release()
  await expect(page.locator('html')).not.toHaveClass(/page-loading/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/bachelor/')
})

test.describe('whatever is unusual loads a document', () => {
  const payloads = /\/_payload\.json/

  test('a page that is not there', async ({ page }) => {
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
    test(name, async ({ page }) => {
      // Before the page is there: links in view are fetched ahead.
      await page.route(payloads, route => changePayload(route, change))
      const isLoaded = await open(page, '/')
      await follow(page, '/bachelor/')
      await expect(page).toHaveURL('/bachelor/')
      await expect(page.locator('body > [aria-live]')).toBeAttached()
      expect(isLoaded()).toBe(true)
    })

  test('something that is no payload', async ({ page }) => {
    await page.route(payloads, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    const isLoaded = await open(page, '/')
    await follow(page, '/bachelor/')
    await expect(page).toHaveURL('/bachelor/')
    expect(isLoaded()).toBe(true)
  })

  test('a newer version of the site, at the next navigation and not before', async ({ page }) => {
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

test.describe('fetching ahead', () => {
  /** Pages that were asked for ahead, and when. */
  function watchAhead(page: Page): { path: string; at: number }[] {
    const ahead: { path: string; at: number }[] = []
    page.on('request', request => {
      if (request.headers().purpose === 'prefetch')
        ahead.push({ path: new URL(request.url()).pathname, at: Date.now() })
    })
    return ahead
  }

  test('links in view, a second after the page is there; a click then asks for nothing', async ({ page }) => {
    const ahead = watchAhead(page)
    const began = Date.now()
    await page.goto('/')
    const link = toProgramme(page)
    await expect.poll(() => ahead.length).toBeGreaterThan(0)
    expect(ahead[0]!.at - began).toBeGreaterThan(1000)
    const answered = page.waitForResponse(`**${programme}_payload.json*`)
    await link.scrollIntoViewIfNeeded()
    await (await answered).finished()
    const payloads: string[] = []
    page.on('request', request => payloads.push(new URL(request.url()).pathname))
    await link.click()
    await expect(page).toHaveURL(programme)
    expect(payloads).not.toContain(`${programme}_payload.json`)
  })

  test('not for visitors who save data, whose links work all the same', async ({ page }) => {
    const ahead = watchAhead(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.clock.install()
    const isLoaded = await open(page, '/')
    await toProgramme(page).hover()
    // Past every delay after which others would be fetched.
    await page.clock.runFor(5000)
    expect(ahead).toEqual([])
    await toProgramme(page).click()
    await expect(page).toHaveURL(programme)
    expect(isLoaded()).toBe(false)
  })
})

test.describe('the transition', () => {
  const count = (page: Page) =>
    page.addInitScript(() => {
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (...args) {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        )
        return start.apply(this, args)
      }
    })

  test('the old page leaves before the new one enters', async ({ page }) => {
    await count(page)
    await open(page, '/')
    await follow(page, '/bachelor/')
    const timing = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(effect => effect.pseudoElement?.endsWith('(root)') && /old|new/.test(effect.pseudoElement))
          .map(effect => [effect.pseudoElement, effect.getTiming().delay, effect.getTiming().duration])
          .filter(([, , duration]) => Number(duration) > 0),
      )
    await expect.poll(timing).toContainEqual(['::view-transition-old(root)', 0, 110])
    await expect(page.locator('html')).not.toHaveClass(/page-transition/)
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '1')
  })

  test('there is none under reduced motion', async ({ page }) => {
    await count(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isLoaded = await open(page, '/')
    await follow(page, '/bachelor/')
    await expect(page).toHaveURL('/bachelor/')
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions')
    expect(isLoaded()).toBe(false)
  })

  test('browsers without it change the page at once', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    const isLoaded = await open(page, '/')
    await toProgramme(page).click()
    await expect(page).toHaveURL(programme)
    await expect(page.locator('#main')).toBeFocused()
    expect(isLoaded()).toBe(false)
  })
})

test('a text fragment becomes a parameter of the query, without a reload', async ({ page }) => {
  await page.goto('/bachelor/?x=1#:~:text=Semester')
  await expect(page).toHaveURL('/bachelor/?x=1&:~:text=Semester')
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/bachelor/?x=1&:~:text=Semester')
  await expect(page.locator('h1')).toContainText('Bachelor')
})

// The browser itself tells the console of what cannot be loaded.
base('code that cannot be loaded reloads the page once, then the visitor is told', async ({ page }) => {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route('**/assets/mount-*.js', route => route.abort())
  await page.goto('/')
  const island = page.locator('x-island[on="visible"]').first()
  await island.locator('> *').first().scrollIntoViewIfNeeded()
  await expect.poll(() => documents).toBe(2)
  await island.locator('> *').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText(/konnte nicht geladen werden/)
  expect(documents).toBe(2)
  // The server's markup is still there.
  await expect(island.locator('> *').first()).toBeVisible()
})

base('without the navigator links are plain links, and nobody is told', async ({ page }) => {
  await page.route('**/assets/navigator-*.js', route => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await toProgramme(page).click()
  await expect(page).toHaveURL(programme)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
