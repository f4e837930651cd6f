import type { Locator, Route } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { expect, layoutShift, test } from '../site.ts'

const page = '/testingarea/pipeline/test-page-1-hero-full/'
/** The alternative texts of the pictures. */
const hero = 'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See'
const card = 'Ein aufgeschlagenes Buch im Licht einer Schreibtischlampe'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Width, shape and format in the address that the browser chose, and how wide it shows the picture. */
async function chosen(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  return image.evaluate((element: HTMLImageElement) => {
    const { pathname } = new URL(element.currentSrc)
    const [, width, ratio, format] = /w_(\d+),ar_([\d:]+),f_(\w+)/.exec(decodeURIComponent(pathname)) ?? []
    return { width: Number(width), ratio, format, shown: element.getBoundingClientRect().width }
  })
}

/** For each, the smallest of the media service's widths that fills the picture's declared size on that screen. */
const cases = [
  { width: 375, density: 1, hero: [480, '4:3'], card: [480, '16:9'] },
  { width: 375, density: 2, hero: [960, '4:3'], card: [960, '16:9'] },
  { width: 768, density: 1, hero: [960, '2:1'], card: [480, '16:9'] },
  { width: 1280, density: 1, hero: [960, '180:79'], card: [480, '16:9'] },
  { width: 1280, density: 2, hero: [1920, '180:79'], card: [960, '16:9'] },
] as const

for (const { width, density, ...expected } of samplesOf(cases, 1)) {
  test.describe(`${width} px at density ${density}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    test('photographs come as wide as they are shown, cut for the window', async ({ page: tab }) => {
      // The test checks the requested address, not the picture.
      await tab.route('**/media/**', route => route.fulfill({ contentType: 'image/png', body: pixel }))
      await tab.goto(page)
      for (const [name, subject] of Object.entries({ hero, card })) {
        const {
          width: own,
          ratio,
          format,
          shown,
        } = await chosen(tab.getByRole('img', { name: subject }).first())
        expect(format, name).toBe('avif')
        expect([own, ratio], name).toEqual(expected[name as 'hero' | 'card'])
        expect(own, name).toBeGreaterThanOrEqual(shown)
      }
    })
  })
}

test.describe('what the media service sends', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('has the size, the shape and the format of its address', async ({ page: tab }) => {
    const sent = tab.waitForResponse(answer => answer.url().includes('/media/'))
    await tab.goto(page)
    // A local site makes no AVIF (`deployed.spec.ts` tests it).
    expect((await sent).headers()['content-type']).toBe('image/webp')
    // Loaded again without `sizes`, because the browser divides the natural size by the density.
    const size = await tab.getByRole('img', { name: hero }).evaluate(async (element: HTMLImageElement) => {
      const plain = Object.assign(new Image(), { src: element.currentSrc })
      await plain.decode()
      return [plain.naturalWidth, plain.naturalHeight]
    })
    expect(size).toEqual([480, 360])
  })
})

/** Pictures whose aspect ratio the page knows from the asset alone, and cropped pictures. */
test('pictures of unusual shapes move nothing @mobile-full', { tag: '@full' }, async ({ page: tab }) => {
  const held: Route[] = []
  let isHeld = true
  await tab.route(/\/(?:media|pictures)\//, route => (isHeld ? void held.push(route) : route.continue()))
  await tab.goto('/_gallery/hero,media-text,linked-image/all/', { waitUntil: 'domcontentloaded' })
  // Sections below, too: skipped ones have a guessed height.
  await tab.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
  await tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const shape = tab.getByRole('img', { name: 'Zu Amara Okafor' })
  const before = await shape.boundingBox()
  isHeld = false
  await Promise.all(held.map(route => route.continue()))
  await shape.scrollIntoViewIfNeeded()
  await expect(shape).toHaveJSProperty('naturalHeight', 800)
  expect(before!.width / before!.height).toBeCloseTo(1)
  expect(await layoutShift(tab)).toEqual([])
})

test.describe('an animation', () => {
  const address = '/_gallery/media-text/animation/'
  const columns = /^Drei Säulen/

  test('is fetched and played near the viewport, and stops', async ({ page: tab }) => {
    await tab.goto(address)
    const place = tab.getByRole('img', { name: columns })
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

    test('shows its first frame, or its poster and no player', { tag: '@full' }, async ({ page: tab }) => {
      await tab.goto(address)
      await expect(tab.getByRole('img', { name: columns }).locator('svg')).toBeVisible()
      const players: string[] = []
      tab.on('request', request => {
        if (/lottie|three-steps/.test(request.url())) players.push(request.url())
      })
      await tab.goto('/_gallery/media-text/animation-with-poster/', { waitUntil: 'networkidle' })
      await expect(tab.getByRole('img', { name: columns }).locator('img')).toBeVisible()
      expect(players).toEqual([])
    })
  })
})

test('pages without an animation load no player', { tag: '@full' }, async ({ page: tab }) => {
  const scripts: string[] = []
  tab.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await tab.goto('/_gallery/media-text/default/', { waitUntil: 'networkidle' })
  expect(scripts.filter(url => /lottie|animation/.test(url))).toEqual([])
})
