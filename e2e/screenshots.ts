import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.ts'
import { dualPages, pages } from './demo-pages.ts'
import { serveSite } from './server.ts'

const widths = [375, 768, 1280, 1920]
const themes = ['default', 'rust', 'maple_blaze', 'texas_rose']
const folder = 'screenshots'

/** Names that are asked for on the command line; all when there are none. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some(part => name.includes(part))

async function shoot(page: Page, url: string, name: string): Promise<void> {
  if (!isWanted(name)) return
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  console.log(name)
}

const nameOf = (path: string) => path.split('/').filter(Boolean).join('_') || 'home'

const dualHost = 'ds.localhost'

/** Both units in a theme, which belongs to a unit and not to an address. */
const variablesFor = (theme: string): readonly string[] => [
  `UNIT_THEMES:${JSON.stringify({ dach: theme, ds: theme })}`,
  `SITE_HOSTS:${JSON.stringify({ [dualHost]: { unit: 'ds', folder: 'ds', languages: ['de', 'en'] } })}`,
]

async function shootPages(page: Page, theme: string): Promise<void> {
  const server = await serveSite(8789, '.wrangler/screenshots', variablesFor(theme))
  const dual = server.url.replace('127.0.0.1', dualHost)
  try {
    for (const { path } of pages) await shoot(page, server.url + path, `page-${nameOf(path)}-${theme}`)
    for (const { path } of dualPages) await shoot(page, dual + path, `dual-${nameOf(path)}-${theme}`)
  } finally {
    await server.stop()
  }
}

async function shootFixtures(page: Page): Promise<void> {
  const server = await serveSite(8789, '.wrangler/screenshots')
  try {
    const index = await fetch(`${server.url}/_gallery/index.json`)
    for (const { block, fixture } of (await index.json()) as { block: string; fixture: string }[])
      for (const theme of themes)
        await shoot(
          page,
          `${server.url}/_gallery/${block}/${fixture}/?theme=${theme}`,
          `block-${block}-${fixture}-${theme}`,
        )
  } finally {
    await server.stop()
  }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const theme of themes) await shootPages(page, theme)
  await shootFixtures(page)
} finally {
  await browser.close()
}
