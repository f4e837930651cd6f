import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.ts'
import { academyPages, dualPages, londonPages, pages } from './demo-pages.ts'
import { serveSite } from './server.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** Numbers between commas. */
    widths: { type: 'string', default: '375,768,1280,1920' },
    /** A folder in `screenshots`, for a state of the site that another is compared with (`compare-screenshots.ts`). */
    state: { type: 'string', default: '' },
  },
})

const widths = options.widths.split(',').map(Number)
const themes = ['default', 'rust', 'maple_blaze', 'texas_rose']
const folder = join('screenshots', options.state)

/** Names that are asked for on the command line; all when there are none. */
const isWanted = (name: string) => wanted.length === 0 || wanted.some(part => name.includes(part))

async function shoot(page: Page, url: string, name: string): Promise<void> {
  if (!isWanted(name)) return
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      document.documentElement.setAttribute('data-laid-out', '')
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  console.log(name)
}

const nameOf = (path: string) => path.split('/').filter(Boolean).join('_') || 'home'

/** The units beside the first one. */
const units = [
  { host: 'ds.localhost', name: 'dual', site: { unit: 'ds', folder: 'ds' }, pages: dualPages },
  {
    host: 'obw.localhost',
    name: 'academy',
    site: { unit: 'obw', folder: 'weiterbildung' },
    pages: academyPages,
  },
  {
    host: 'libf.localhost',
    name: 'london',
    site: { unit: 'libf', folder: 'london', defaultLanguage: 'en' },
    pages: londonPages,
  },
]

/** All units in a theme, which belongs to a unit and not to an address. */
function variablesFor(theme: string): readonly string[] {
  const hosts = units.map(({ host, site }) => [host, { ...site, theme, languages: ['de', 'en'] }])
  return [
    `UNIT_THEMES:${JSON.stringify({ dach: theme })}`,
    `SITE_HOSTS:${JSON.stringify(Object.fromEntries(hosts))}`,
  ]
}

async function shootPages(page: Page, theme: string): Promise<void> {
  const server = await serveSite(8789, '.wrangler/screenshots', variablesFor(theme))
  try {
    for (const { path } of pages) await shoot(page, server.url + path, `page-${nameOf(path)}-${theme}`)
    for (const { host, name, pages: own } of units)
      for (const { path } of own)
        await shoot(page, server.url.replace('127.0.0.1', host) + path, `${name}-${nameOf(path)}-${theme}`)
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
