import type { Page } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { test as windowTest } from '../one-window.ts'
import { expect, layoutShift, test } from '../site.ts'
import { testSite } from '../test-site.ts'

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'
const campus = '/campus/berlin/'
const contents = 'main > section > div'

/** Contents of sections that the browser passes over. */
const skipped = (page: Page) =>
  page
    .locator(contents)
    .evaluateAll(
      elements =>
        elements.filter(
          ({ firstElementChild }) => !firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )

/** Sections of which the page does not know how high they are. */
const guessed = (page: Page) =>
  page.locator('main > section').evaluateAll(sections => {
    const { dataset } = document.documentElement
    const { laidOut } = dataset
    const heights = () => sections.map(section => section.getBoundingClientRect().height)
    const before = heights()
    dataset.laidOut = ''
    const wrong = heights().filter((height, index) => Math.abs(height - before[index]!) >= 1)
    if (laidOut === undefined) delete dataset.laidOut
    else dataset.laidOut = laidOut
    return wrong.length
  })

/** Most of a long page is passed over after a jump too, so that a dialog or a menu costs what is near, and every height is known. */
async function expectSkippedAgain(page: Page): Promise<void> {
  await expect.poll(() => skipped(page)).toBeGreaterThan(2)
  expect(await guessed(page)).toBe(0)
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How far the upper edge of an element is below the place where a jump ends. */
const distanceOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const { scrollMarginTop } = getComputedStyle(element)
    return Math.abs(
      element.getBoundingClientRect().top -
        Number.parseFloat(scrollPaddingTop) -
        Number.parseFloat(scrollMarginTop),
    )
  })

for (const path of samplesOf([programme, '/', '/bachelor/'], 1))
  test(`${path}: sections far below are laid out when the visitor comes near, and nothing moves @mobile-full`, async ({
    page,
  }) => {
    await page.goto(path)
    await frames(page)
    expect(await skipped(page)).toBeGreaterThan(0)
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      const end = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      for (const [step, isThere] of [
        [0.5, end],
        [-0.5, () => scrollY === 0],
      ] as const)
        while (!isThere()) {
          scrollBy({ top: step * innerHeight, behavior: 'instant' })
          await frame()
          await frame()
        }
    })
    expect(await layoutShift(page)).toEqual([])
  })

test.describe('containment', () => {
  const hosts = ['127.0.0.1', 'ds.localhost', 'rust.localhost', 'texas-rose.localhost']
  const banners = ['sloped', 'default', 'longest'].map(name => `/_gallery/campaign-banner/${name}/`)

  /** Elements that containment moves, or whose content it would clip. */
  const harmed = (page: Page) =>
    page.locator(contents).evaluateAll((sections, boxSelector) => {
      document.documentElement.removeAttribute('data-laid-out')
      const contained = sections.filter(section => getComputedStyle(section).contentVisibility === 'auto')
      const margin = Number.parseFloat(getComputedStyle(contained[0] ?? document.body).overflowClipMargin)
      document.documentElement.setAttribute('data-laid-out', '')
      const elements = contained.flatMap(section => [...section.querySelectorAll<HTMLElement>('*')])
      const places = () =>
        elements.map(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join()
        })
      const before = places()
      // `content-visibility: auto` behaves like `visible` near the viewport (CSS Containment 2).
      for (const section of contained) (section as HTMLElement).style.contain = 'layout paint style'
      const after = places()
      const moved = elements.filter((_, index) => before[index] !== after[index])
      const isCut = (element: HTMLElement) => {
        const box = element.closest(boxSelector)!.getBoundingClientRect()
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
        const isOut =
          top < box.top - margin ||
          bottom > box.bottom + margin ||
          left < box.left - margin ||
          right > box.right + margin
        return isOut && width * height > 1
      }
      // Horizontal scrollers clip their own content.
      const isScrolled = (element: HTMLElement) => {
        for (let at = element.parentElement; at && at.localName !== 'main'; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true
        return false
      }
      const cut = elements.filter(
        element => element.checkVisibility() && isCut(element) && !isScrolled(element),
      )
      for (const section of contained) (section as HTMLElement).style.contain = ''
      return { contained: contained.length, harmed: [...moved, ...cut].map(({ className }) => className) }
    }, 'section > div')

  /** The page stays loaded: its styles alone decide. */
  async function expectUnharmed(page: Page, least: number): Promise<void> {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      const { contained, harmed: found } = await harmed(page)
      expect(contained, `sections at ${width} px`).toBeGreaterThanOrEqual(least)
      expect(found, `at ${width} px`).toEqual([])
    }
  }

  for (const host of samplesOf(hosts, 1))
    test.describe(host, () => {
      const origin = `http://${host}:${testSite.port}`
      windowTest.use({ baseURL: origin })
      windowTest('moves and cuts nothing of the home page at 375 and 1280 px', async ({ page }) => {
        await page.goto(`${origin}/`)
        await expectUnharmed(page, 4)
      })
    })
  for (const path of samplesOf([programme, banners[0]!, '/bachelor/', ...banners.slice(1)], 1))
    windowTest(`moves and cuts nothing at ${path} at 375 and 1280 px`, async ({ page }) => {
      await page.goto(path)
      await expectUnharmed(page, 0)
    })
})

test.describe('places further down are exact', () => {
  test('the hash of an address', { tag: '@full' }, async ({ page }) => {
    await page.goto('/#fragen')
    await expect.poll(() => distanceOf(page, '#fragen')).toBeLessThan(1.5)
    expect(await guessed(page)).toBe(0)
  })

  test('a link within the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      location.hash = 'fragen'
    })
    await expect.poll(() => distanceOf(page, '#fragen')).toBeLessThan(1.5)
    await expectSkippedAgain(page)
  })

  test('a link of the jump navigation', { tag: '@full' }, async ({ page }) => {
    await page.goto(campus)
    expect(await skipped(page)).toBeGreaterThan(0)
    const link = page.locator('[data-jump-list] a').last()
    const target = (await link.getAttribute('href'))!
    await link.click()
    await expect.poll(() => distanceOf(page, target)).toBeLessThan(1.5)
    await expectSkippedAgain(page)
    expect(await layoutShift(page)).toEqual([])
  })

  test('a reload', { tag: '@full' }, async ({ page }) => {
    // A web font that arrives after the first paint leaves some blocks in the local font, with other lines than a reload has.
    await page.route(/\.woff2$/, route => route.fulfill({ status: 404 }))
    await page.goto('/')
    await page.locator('#fragen').scrollIntoViewIfNeeded()
    await frames(page)
    const top = () => page.locator('#fragen').evaluate(element => element.getBoundingClientRect().top)
    await expect(page.locator('body > [aria-live]')).toBeAttached()
    await expect.poll(async () => [await guessed(page), await top()]).toEqual([0, await top()])
    // The navigator has noted the position.
    await expect
      .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll === scrollY))
      .toBe(true)
    const before = await top()
    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1.5)
  })

  test('what gets the focus by the key', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/lp/bachelor/soziale-arbeit/')
    await page.locator('#main').focus()
    expect(await skipped(page)).toBeGreaterThan(0)
    // Tabs past sections that were never in view, to a link far below.
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      expect(await guessed(page)).toBe(0)
      await frames(page)
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    }
  })

  test('a text fragment', { tag: '@full' }, async ({ page }) => {
    const heading = page.locator('#fragen :is(h2, h3)').first()
    await page.goto('/')
    const text = (await heading.textContent())!.replaceAll('\u00ad', '').trim()
    await page.goto('/api/health')
    await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
    await expect(heading).toBeInViewport()
  })
})

test('the browser’s search finds text far below', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  expect(await skipped(page)).toBeGreaterThan(0)
  const heading = page.locator('#fragen summary').last()
  const text = (await heading.textContent())!.trim()
  const isFound = await page.evaluate(
    words => (window as unknown as { find: (text: string) => boolean }).find(words),
    text,
  )
  expect(isFound).toBe(true)
  await expect(heading).toBeInViewport()
})

test('on paper all sections are laid out', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await frames(page)
  expect(await skipped(page)).toBe(0)
})

test('a page reached by a link lays out what is near, one reached by its part or by going back all of it', {
  tag: '@full',
}, async ({ page }) => {
  const follow = (href: string) =>
    page.evaluate(address => {
      const link = document.createElement('a')
      link.href = address
      document.querySelector('main')!.append(link)
      link.click()
    }, href)
  await page.goto('/bachelor/')
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  await follow('/')
  await expect(page).toHaveURL('/')
  await frames(page)
  expect(await skipped(page)).toBeGreaterThan(0)
  await follow('/bachelor/#bewerbung')
  await expect.poll(() => distanceOf(page, '#bewerbung')).toBeLessThan(1.5)
  expect(await guessed(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => guessed(page)).toBe(0)
  expect(await layoutShift(page)).toEqual([])
})

test('the footer of a page that is reached by a link waits until it comes near, and nothing moves where it is in view', {
  tag: '@full',
}, async ({ page }) => {
  const footer = page.locator('footer > *').first()
  const isSkipped = () =>
    footer.evaluate(element => !element.checkVisibility({ contentVisibilityAuto: true }))
  const follow = async (path: string) => {
    await page.evaluate(href => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')!.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).not.toHaveAttribute('class', /page-transition/)
  }
  await page.goto('/bachelor/')
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  await follow(programme)
  expect(await isSkipped()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 6000 })
  await follow('/impressum/')
  expect(await isSkipped()).toBe(false)
  await expect(footer).toBeInViewport()
  expect(await layoutShift(page)).toEqual([])
})
