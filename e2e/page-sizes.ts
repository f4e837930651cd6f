/**
 * Measures the document of one page of each kind, prints the table and writes it into docs/page-sizes.md: `npm run build`, then `npm exec -- node
 * -r ./commands/needed-node.cjs e2e/page-sizes.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findChromium, launchFlags } from './chromium.ts'
import { declinedOn } from './decision.ts'
import { serveSite } from './server.ts'

const kinds: Readonly<Record<string, string>> = {
  home: '/',
  programme: '/bachelor/betriebswirtschaftslehre/fernstudium/',
  degree: '/bachelor/',
  finder: '/studienfinder/',
  'list of programmes': '/studiengaenge/',
  comparison: '/vergleich/',
  compass: '/kompass/',
  'funding calculator': '/foerderung/',
  search: '/suche/',
  contact: '/kontakt/',
  application: '/forms-space/bewerbung/',
  campuses: '/campus/',
  campus: '/campus/berlin/',
  person: '/hochschule/lehrende/linh-tran/',
  event: '/veranstaltungen/campustag-berlin-2027/',
  'landing page': '/lp/bachelor/soziale-arbeit/',
  editorial: '/studienalltag/',
  legal: '/impressum/',
  'not found': '/gibt-es-nicht/',
}

/** Bytes after brotli, in the quality with which the worker sends pages. */
const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length

const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '')

/** HTML without the texts between its tags; those of scripts are not seen. */
const withoutText = (html: string) => html.replace(/(?<!<\/?script[^>]*)>[^<]+</g, '><')

interface Size {
  readonly kind: string
  readonly path: string
  /** Bytes: as it is, and after brotli. */
  readonly raw: number
  readonly document: number
  /** By how much the document shrinks without its styles, then without its text; the markup is what is left. */
  readonly styles: number
  readonly text: number
  readonly markup: number
  /** Until the load event, the document among them. */
  readonly requests: number
}

const countRequests = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies(declinedOn([new URL(url).origin]))
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(() => {
      const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      const loaded = performance.getEntriesByType('resource')
      return 1 + loaded.filter(({ startTime }) => startTime < loadEventStart).length
    })
  } finally {
    await context.close()
  }
}

async function measure(browser: Browser, origin: string, [kind, path]: [string, string]): Promise<Size> {
  const html = await (await fetch(origin + path)).text()
  const [document, unstyled, markup] = [html, withoutStyles(html), withoutText(withoutStyles(html))].map(
    brotli,
  ) as [number, number, number] // One number for each text.
  const requests = await countRequests(browser, origin + path)
  const parts = { styles: document - unstyled, text: unstyled - markup, markup }
  return { kind, path, raw: Buffer.byteLength(html), document, ...parts, requests }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const rowOf = ({ kind, path, raw, document, styles, text, markup, requests }: Size) =>
  `| ${kind}, \`${path}\` | ${[raw, document, styles, text, markup].map(kilobytes).join(' | ')} | ${requests} |`

const report = join(import.meta.dirname, '../docs/page-sizes.md')

/** Separates the authors' text before it from the table after it. */
const mark = '<!-- sizes -->'

const server = await serveSite(Number(process.env.PORT ?? 8791), '.wrangler/sizes')
const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
try {
  const sizes: Size[] = []
  for (const entry of Object.entries(kinds)) sizes.push(await measure(browser, server.url, entry))
  const head =
    '| page | whole | brotli | styles | text | markup | requests |\n| --- | --: | --: | --: | --: | --: | --: |'
  const table = [head, ...sizes.map(rowOf)].join('\n')
  const [written = ''] = readFileSync(report, 'utf8').split(mark)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(report, `${written}${mark}\n\nWritten on ${day}.\n\n${table}\n`)
  console.log(table)
} finally {
  await browser.close()
  await server.stop()
}
