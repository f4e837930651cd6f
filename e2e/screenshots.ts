import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { wordsOrEnd } from '../commands/run-command.ts'
import { buildSite } from '../commands/serve/build-site.ts'
import { unitHosts } from '../kv-seed/unit-folders.ts'
import { messageOf } from '../worker/core/base/log/reason-of.ts'
import { findChromium, launchFlags } from './chromium.ts'
import { academyPages, dualPages, londonPages, pages } from './demo-pages.ts'
import { takePictures } from './pictures.ts'
import { chosenOf, readChoice, unmatched } from './screenshot-choice.ts'
import { serveSite } from './server.ts'

const choice = wordsOrEnd({
  usage:
    'npm run screenshots -- [WORD]... [--themes rust] [--of pages] [--widths 375,1280] [--part 1/2] [--state before]',
  read: readChoice,
})
const { themes, words } = choice
const port = 8789
const place = { folder: join('screenshots', choice.state), widths: choice.widths }

interface Address {
  readonly url: string
  readonly name: string
}

function end(error: unknown): never {
  console.error(messageOf(error))
  process.exit(1)
}

const nameOf = (path: string) => path.split('/').filter(Boolean).join('_') || 'home'

/** The units beside the first one. */
const units = [
  { host: 'ds.localhost', name: 'dual', pages: dualPages },
  { host: 'obw.localhost', name: 'academy', pages: academyPages },
  { host: 'libf.localhost', name: 'london', pages: londonPages },
]

/** All units in a theme, which belongs to a unit and not to an address. */
function variablesFor(theme: string): readonly string[] {
  const hosts = Object.entries(unitHosts).map(([host, site]) => [host, { ...site, theme }])
  return [
    `UNIT_THEMES:${JSON.stringify({ dach: theme })}`,
    `SITE_HOSTS:${JSON.stringify(Object.fromEntries(hosts))}`,
  ]
}

/** `first-visit` is the home page, with the consent notice. */
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

async function withSite<T>(variables: readonly string[], use: (url: string) => Promise<T>): Promise<T> {
  const server = await serveSite(port, '.wrangler/screenshots', variables)
  try {
    return await use(server.url)
  } finally {
    await server.stop()
  }
}

/** Throws for unknown names before a picture is taken. The gallery is requested only if some names are not pages. */
async function checkWords(): Promise<void> {
  const ofPages = choice.of.includes('pages') ? themes.flatMap(pagesIn) : []
  if (unmatched(words, ofPages).length === 0) return
  const ofBlocks = choice.of.includes('blocks') ? await withSite([], fixtures) : []
  const unknown = unmatched(words, [...ofPages, ...ofBlocks])
  if (unknown.length) throw new Error(`no page and no fixture has a name with ${unknown.join(', ')}`)
}

async function take(browser: Browser, addresses: readonly Address[]): Promise<void> {
  for (const { url, name } of addresses) {
    await takePictures(browser, { url, name, showsNotice: name.startsWith(firstVisit) }, place)
    console.log(name)
  }
}

async function takeAll(browser: Browser): Promise<void> {
  mkdirSync(place.folder, { recursive: true })
  for (const theme of choice.of.includes('pages') ? themes : []) {
    const addresses = chosenOf(pagesIn(theme), choice)
    if (addresses.length) await withSite(variablesFor(theme), () => take(browser, addresses))
  }
  if (choice.of.includes('blocks'))
    await withSite([], async url => take(browser, chosenOf(await fixtures(url), choice)))
}

buildSite()
await checkWords().catch(end)
const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
try {
  await takeAll(browser)
} finally {
  await browser.close()
}
