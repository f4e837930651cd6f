import { brotliCompressSync, constants } from 'node:zlib'
import { sampledPages } from '../demo-pages.ts'
import { samplesOf } from '../full-size.ts'
import { expect, layoutShift, test } from '../site.ts'
import { slowNetwork } from '../slow-network.ts'

interface Timing extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking'
}

test('nothing but the document is needed for the first paint', async ({ page }) => {
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toContain('<style>')
  expect(head).not.toMatch(/<link rel="stylesheet"/)
  expect(body).not.toMatch(/<link rel="stylesheet"/)
  expect(html).not.toMatch(/<link rel="preload"[^>]*as="font"/)
  const [, waited] = /<link rel="expect" href="#([\w-]+)"/.exec(html) ?? []
  expect(waited).toBe('main')
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    expect.stringMatching(/^<script data-font="[^"]+">$/),
    expect.stringMatching(/type="module" fetchpriority="low"/),
    '<script type="application/ld+json">',
  ])
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as Timing[]).filter(
      ({ renderBlockingStatus }) => renderBlockingStatus === 'blocking',
    ),
  )
  expect(blocking).toEqual([])
})

test('the web font comes after the first paint, and a page that is reached from another one begins with it', async ({
  page,
}) => {
  const timesOf = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }))
  const font = page.waitForResponse(/\.woff2$/)
  await page.goto('/impressum/', { waitUntil: 'load' })
  await (await font).finished()
  const { painted, fetched } = await timesOf()
  expect(fetched).toEqual([expect.any(Number)])
  expect(fetched[0]).toBeGreaterThan(painted)
  await page.evaluate(() => location.assign('/kontakt/'))
  await page.waitForURL('**/kontakt/')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect((await timesOf()).fetched[0]).toBeLessThan((await timesOf()).painted)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?source-sans"?,/)
  expect(await layoutShift(page)).toEqual([])
})

test('before a block is seen or touched, only the entry script is loaded, and navigator, consent tool and events when all is idle', async ({
  page,
  request,
}) => {
  // The browser reports a pointer in the corner of a new page, as if somebody had moved it there: a first input, which loads the navigator.
  await page.addInitScript(() =>
    addEventListener('pointerover', event => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  const { early, late } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.endsWith('.js'),
    )
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < document!.loadEventStart
    return {
      early: scripts.filter(isEarly).map(({ name }) => name),
      late: scripts.filter(entry => !isEarly(entry)).map(({ name }) => name),
    }
  })
  expect(early).toEqual([expect.stringMatching(/\/assets\/main-/)])
  const entry = await (await request.get(early[0]!)).body()
  expect(brotliCompressSync(entry).length).toBeLessThanOrEqual(5_000)
  expect(late.filter(name => !/\/(?:when-idle|start-events)-/.test(name))).toEqual([])
  expect(late.some(name => name.includes('/when-idle-'))).toBe(true)
})

test('a page without interactive blocks never loads React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/gibt-es-nicht/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 5000)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('x-island').count()).toBe(0)
  expect(scripts.filter(url => /react|jotai|mount/.test(url))).toEqual([])
})

test('the policy is strict', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; /)
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
})

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, extraHTTPHeaders: { 'cf-ipcountry': 'CH' } })

  test('the first paint waits for the document alone, and banner and menu answer from then on', async ({
    page,
  }) => {
    await slowNetwork(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // Touches both as soon as something is to be seen.
    await page.addInitScript(() => {
      const touch = () => {
        const close = document.querySelector<HTMLElement>('[data-close-banner]')
        const menu = document.querySelector<HTMLElement>('header [popovertarget]:not([popovertargetaction])')
        const painted = performance.getEntriesByName('first-contentful-paint').length > 0
        if (!painted || !close || !menu) return void setTimeout(touch, 4)
        close.click()
        menu.click()
        answer()
      }
      const answer = () => {
        const answered = {
          banner: !document.querySelector('[data-banner]'),
          menu: Boolean(document.querySelector('header :popover-open')),
        }
        document.documentElement.dataset.answered = JSON.stringify(answered)
        // The script may come just after the first paint: no click is lost.
        if (!answered.banner) setTimeout(answer, 4)
      }
      touch()
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-answered', '{"banner":true,"menu":true}')
    const resources = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as Timing[]).map(
        ({ name, renderBlockingStatus, encodedBodySize }) => ({
          name,
          renderBlockingStatus,
          encodedBodySize,
        }),
      ),
    )
    expect(resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')).toEqual([])
    const scripts = resources.filter(({ name }) => /\/main-[^/]*\.js$/.test(name))
    expect(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(6 * 1024)
    expect(scripts.length).toBeGreaterThan(0)
  })
})

for (const { path, isPictured } of samplesOf(
  [
    { path: '/bachelor/betriebswirtschaftslehre/fernstudium/', isPictured: true },
    { path: '/', isPictured: false },
    { path: '/kontakt/', isPictured: true },
  ],
  1,
)) {
  test(`the first view of ${path} takes less than 150 KB, and its largest picture comes once`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => ({ name, encodedBodySize }),
      ),
    )
    // On a busy machine the network falls silent only after links in view have been fetched ahead, which the first view does not need.
    const resources = loaded.filter(({ name }) => !name.includes('/_payload.json'))
    const document = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    )
    const bytes = resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, document)
    expect(bytes).toBeLessThan(150 * 1024)
    // A drawing is in the document, and no picture is fetched before others.
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(isPictured ? 1 : 0)
    if (!isPictured) return
    const largest = page.locator('main img').first()
    // The browser chooses one of its sizes, and no other.
    const chosen = await largest.evaluate((image: HTMLImageElement) => image.currentSrc)
    const [, picture] = chosen.split('/pictures/')
    expect(
      resources.filter(({ name }) => name.endsWith(`/pictures/${picture}`)).map(({ name }) => name),
    ).toEqual([chosen])
  })
}

/** Bytes after brotli, in the quality with which the worker sends pages. */
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** The document, and the styles in it, in KB: as they are, and after brotli. */
const weights = [
  { path: '/', raw: 102.5, compressed: 21.2, styles: 10.6 },
  { path: '/bachelor/betriebswirtschaftslehre/fernstudium/', raw: 108.5, compressed: 23.2, styles: 11.5 },
] as const

for (const { path, raw, compressed, styles } of weights)
  test(`the document of ${path} takes at most ${compressed} KB, its styles ${styles} KB of them`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    expect(Buffer.byteLength(html) / 1024).toBeLessThan(raw)
    expect(brotli(html) / 1024).toBeLessThan(compressed)
    expect(brotli(/<style>(.*?)<\/style>/s.exec(html)![1]!) / 1024).toBeLessThan(styles)
  })

test('the styles in a document take at most 12.2 KB', async ({ request }) => {
  for (const { path } of sampledPages) {
    const html = await (await request.get(path)).text()
    const styles = brotli(/<style>(.*?)<\/style>/s.exec(html)![1]!) / 1024
    expect(styles, path).toBeLessThan(12.2)
  }
})

test('icons come from one file, and all that are seen are drawn', async ({ page }) => {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/icons-')) files.push(pathname)
  })
  await page.goto('/')
  const icons = page.locator('svg:visible > use')
  expect(await icons.count()).toBeGreaterThan(5)
  const areDrawn = () =>
    // The selector matches only this type.
    icons.evaluateAll(uses => uses.every(use => (use as SVGUseElement).getBBox().width > 0))
  await expect.poll(areDrawn).toBe(true)
  expect(new Set(files).size).toBe(1)
})
