import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.ts'
import { pages } from './demo-pages.ts'
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

const server = await serveSite(8789, '.wrangler/screenshots')
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const { path } of pages) await shoot(page, server.url + path, `page-${nameOf(path)}`)
  const fixtures = (await (await fetch(`${server.url}/_gallery/index.json`)).json()) as {
    block: string
    fixture: string
  }[]
  for (const { block, fixture } of fixtures) {
    for (const theme of themes)
      await shoot(
        page,
        `${server.url}/_gallery/${block}/${fixture}/?theme=${theme}`,
        `block-${block}-${fixture}-${theme}`,
      )
  }
} finally {
  await browser.close()
  server.stop()
}
