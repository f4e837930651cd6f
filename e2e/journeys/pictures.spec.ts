import type { Locator } from '@playwright/test'
import { expect, test } from '../site.ts'

const page = '/testingarea/pipeline/test-page-1-hero-full/'
const hero = '.hero-image'
const card = '.card-image >> nth=0'

/** Width and format in the address that the browser chose, and how wide it shows the picture. */
async function chosen(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  // A picture that nobody has asked for yet is made first.
  const natural = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(natural, { timeout: 25_000 }).toBeGreaterThan(0)
  return image.evaluate((element: HTMLImageElement) => {
    const address = new URL(element.currentSrc)
    const [, width, format] = /w_(\d+),.*f_(\w+)/.exec(decodeURIComponent(address.pathname)) ?? []
    return { width: Number(width), format, shown: element.getBoundingClientRect().width }
  })
}

/** For each, the smallest of the media service's widths that fills the picture's declared size on that screen. */
const cases = [
  { width: 375, density: 1, hero: 480, card: 480 },
  { width: 375, density: 2, hero: 960, card: 960 },
  { width: 1280, density: 1, hero: 960, card: 480 },
  { width: 1280, density: 2, hero: 1920, card: 960 },
]

for (const { width, density, ...expected } of cases) {
  test.describe(`${width} px at density ${density}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    test('photographs come as wide as they are shown', async ({ page: tab }) => {
      test.slow()
      await tab.goto(page)
      for (const [name, selector] of Object.entries({ hero, card })) {
        const { width: own, format, shown } = await chosen(tab.locator(selector))
        expect(format, name).toBe('avif')
        expect(own, name).toBe(expected[name as 'hero' | 'card'])
        expect(own, name).toBeGreaterThanOrEqual(shown)
      }
    })
  })
}

test('what the media service sends has the size and the format of its address', async ({ page: tab }) => {
  test.slow()
  const sent = tab.waitForResponse(answer => answer.url().includes('/media/'))
  await tab.goto(page)
  const answer = await sent
  expect(answer.headers()['content-type']).toBe('image/avif')
  const { width } = await chosen(tab.locator(hero))
  // Drawn again without `sizes`, whose density the browser takes off the natural size.
  const size = await tab.locator(hero).evaluate(async (element: HTMLImageElement) => {
    const plain = Object.assign(new Image(), { src: element.currentSrc })
    await plain.decode()
    return [plain.naturalWidth, plain.naturalHeight]
  })
  expect(size).toEqual([width, Math.round((width * 79) / 180)])
})

test.describe('an animation', () => {
  const address = '/_gallery/media-text/animation/'

  test('is fetched and played near the viewport, and stops', async ({ page: tab }) => {
    await tab.goto(address)
    const place = tab.getByRole('img', { name: /^Drei Säulen/ })
    await expect(place.locator('svg')).toBeVisible()
    const tick = place.locator('path[stroke-linecap="round"]')
    await expect.poll(() => tick.getAttribute('d'), { timeout: 10_000 }).toMatch(/L|C/)
    // Not a frame more, once the last one is drawn.
    await expect(async () => {
      const before = await place.innerHTML()
      await tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await place.innerHTML()).toBe(before)
    }).toPass()
  })

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('shows its first frame, or its poster and no player', async ({ page: tab }) => {
      await tab.goto(address)
      await expect(tab.locator('.animation svg')).toBeVisible()
      const players: string[] = []
      tab.on('request', request => {
        if (/lottie|three-steps/.test(request.url())) players.push(request.url())
      })
      await tab.goto('/_gallery/media-text/animation-with-poster/', { waitUntil: 'networkidle' })
      await expect(tab.locator('.animation-poster')).toBeVisible()
      expect(players).toEqual([])
    })
  })
})

test('pages without an animation load no player', async ({ page: tab }) => {
  const scripts: string[] = []
  tab.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await tab.goto('/_gallery/media-text/default/', { waitUntil: 'networkidle' })
  expect(scripts.filter(url => /lottie|animation/.test(url))).toEqual([])
})
