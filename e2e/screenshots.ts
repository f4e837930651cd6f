import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.ts'
import { academyPages, dualPages, londonPages, pages } from './demo-pages.ts'
import { takePictures } from './pictures.ts'
import { serveSite } from './server.ts'

const allThemes = ['default', 'rust', 'maple_blaze', 'texas_rose']

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** Numbers between commas. */
    widths: { type: 'string', default: '375,768,1280,1920' },
    themes: { type: 'string', default: allThemes.join() },
    /** `pages`, `blocks` or both. */
    of: { type: 'string', default: 'pages,blocks' },
    /** Every `n`th of what is left, from the `k`th on: `k/n`. */
    part: { type: 'string', default: '1/1' },
    /** A folder in `screenshots`, for a state of the site that another is compared with (`compare-screenshots.ts`). */
    state: { type: 'string', default: '' },
  },
})

const port = 8789
const themes = options.themes.split(',')
const [part = 1, parts = 1] = options.part.split('/').map(Number)
const place = { folder: join('screenshots', options.state), widths: options.widths.split(',').map(Number) }

interface Address {
  readonly url: string
  readonly name: string
}

/** Those whose names are asked for on the command line, all when there are none; of them the part that is asked for. */
const chosen = (addresses: readonly Address[]): Address[] =>
  addresses
    .filter(({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)))
    .filter((_, at) => at % parts === part - 1)

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

/** `first-visit` is the home page, with the notice about services. */
const firstVisit = 'first-visit'

const sites = [
  { host: '127.0.0.1', name: firstVisit, pages: [{ path: '/' }] },
  { host: '127.0.0.1', name: 'page', pages },
  ...units,
]

const pagesIn = (theme: string): Address[] =>
  sites.flatMap(({ host, name, pages: own }) =>
    own.map(({ path }) => ({
      url: `http://${host}:${port}${path}`,
      name: `${name}-${nameOf(path)}-${theme}`,
    })),
  )

async function fixtures(url: string): Promise<Address[]> {
  const index = (await (await fetch(`${url}/_gallery/index.json`)).json()) as {
    block: string
    fixture: string
  }[]
  return index.flatMap(({ block, fixture }) =>
    themes.map(theme => ({
      url: `${url}/_gallery/${block}/${fixture}/?theme=${theme}`,
      name: `block-${block}-${fixture}-${theme}`,
    })),
  )
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

async function take(addresses: readonly Address[]): Promise<void> {
  for (const { url, name } of addresses) {
    await takePictures(browser, { url, name, asks: name.startsWith(firstVisit) }, place)
    console.log(name)
  }
}

async function withSite(variables: readonly string[], use: (url: string) => Promise<void>): Promise<void> {
  const server = await serveSite(port, '.wrangler/screenshots', variables)
  try {
    await use(server.url)
  } finally {
    await server.stop()
  }
}

try {
  mkdirSync(place.folder, { recursive: true })
  for (const theme of options.of.includes('pages') ? themes : []) {
    const addresses = chosen(pagesIn(theme))
    if (addresses.length) await withSite(variablesFor(theme), () => take(addresses))
  }
  if (options.of.includes('blocks')) await withSite([], async url => take(chosen(await fixtures(url))))
} finally {
  await browser.close()
}
