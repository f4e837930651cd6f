import type { Browser, Page } from 'playwright'
import { declinedOn } from './decision.ts'

interface Picture {
  readonly url: string
  /** Name without width and extension. */
  readonly name: string
  /** The notice about services is shown. */
  readonly showsNotice: boolean
}

/** A fixed hour of today (epoch milliseconds), so that times on a page are the same in two runs on a day. */
const noon = () => new Date().setUTCHours(12, 0, 0, 0)

/**
 * Makes the browser wait for a font, which it would leave out if it came after the first paint, depending on the machine's load. The page's
 * policy, which knows its styles by their hash, is disabled.
 */
async function waitForFonts(page: Page, url: string): Promise<void> {
  const { host } = new URL(url)
  await page.route(url, async route => {
    // Only the browser resolves names below `localhost` to this machine.
    const here = url.replace(host, host.replace(/^[^:]+/, '127.0.0.1'))
    const response = await route.fetch({ url: here, headers: { ...route.request().headers(), host } })
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
}

/** Lays out all sections, as if they had been seen, and waits for fonts, pictures and frames. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.setAttribute('data-laid-out', '')
    for (const image of document.images) image.loading = 'eager'
    // A picture that cannot be loaded is a finding of the comparison: it is photographed as the browser shows it.
    await Promise.allSettled([...document.images].map(image => image.decode()))
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })

/** Takes one picture of a page into a file. */
async function takePicture(
  browser: Browser,
  { url, showsNotice }: Picture,
  { path, width }: { path: string; width: number },
): Promise<void> {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport })
  try {
    if (!showsNotice) await context.addCookies(declinedOn([new URL(url).origin]))
    const page = await context.newPage()
    await page.clock.setFixedTime(noon())
    await waitForFonts(page, url)
    await page.goto(url, { waitUntil: 'networkidle' })
    await settle(page)
    await page.screenshot({ path, fullPage: true })
  } finally {
    await context.close()
  }
}

interface Place {
  readonly folder: string
  readonly widths: readonly number[]
}

/**
 * Takes the pictures of a page at each width: of a first-time visitor, with a stopped clock, without motion. Two runs on the same state of the
 * site on a day give the same bytes.
 */
export async function takePictures(
  browser: Browser,
  picture: Picture,
  { folder, widths }: Place,
): Promise<void> {
  const path = (width: number) => `${folder}/${picture.name}-${width}.png`
  await Promise.all(widths.map(width => takePicture(browser, picture, { path: path(width), width })))
}
