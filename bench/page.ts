import { writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { benchFolder } from './build.ts'
import { host } from './requests.ts'
import type { Variant } from './variants.ts'

export interface Page {
  readonly html: string
  /** The bytes as they were sent. */
  readonly bytes: Buffer
  readonly headers: IncomingHttpHeaders
}

/** Defaults of a request: the home page, from Germany. */
interface PageRequest {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A page as a server answers it. Throws if it is not a page. */
export function fetchPage(port: number, { path = '/', headers = {} }: PageRequest = {}): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  const options = { host: '127.0.0.1', port, path, headers: { host, 'cf-ipcountry': 'DE', ...headers } }
  get(options, async response => {
    const bytes = await buffer(response)
    const isCompressed = response.headers['content-encoding'] === 'br'
    const html = (isCompressed ? brotliDecompressSync(bytes) : bytes).toString()
    if (response.statusCode === 200) resolve({ html, bytes, headers: response.headers })
    else reject(new Error(`${path} answered ${response.statusCode}: ${html.slice(0, 300)}`))
  }).on('error', reject)
  return promise
}

/** The content of the page's style element. */
export const stylesOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/** Pages as the site serves them once it is warm. */
export interface FinishedPages {
  readonly home: Page
  readonly frozen: Page
}

/** Writes the finished pages where the configurations of other variants embed them. */
export function writePages({ home: { html, bytes, headers }, frozen }: FinishedPages): void {
  writeFileSync(join(benchFolder, 'frozen.html'), frozen.html)
  writeFileSync(join(benchFolder, 'page.html'), html)
  writeFileSync(join(benchFolder, 'page.br'), bytes)
  const { 'transfer-encoding': _, ...own } = headers
  writeFileSync(join(benchFolder, 'headers.json'), JSON.stringify(own))
  writeFileSync(join(benchFolder, 'page.css'), stylesOf(html))
}

/** The visible text of the page, for comparing pages of different variants. */
const visibleText = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function firstDifference(a: string, b: string): string {
  const same = [...a].findIndex((_, index) => a[index] !== b[index])
  const at = same < 0 ? a.length : same
  const part = (of: string) => of.slice(Math.max(0, at - 40), at + 40)
  return `"${part(a)}" instead of "${part(b)}"`
}

/** How many of the page's parts were cached, and how many it has. */
export function readyOf({ headers }: Page): readonly [number, number] {
  const [ready = Number.NaN, total = Number.NaN] = String(headers['x-render'] ?? '')
    .split('/')
    .map(Number)
  return [ready, total]
}

/** Throws if a variant shows another page than the finished one, or does not work as its name says. */
export function checkPage({ name, ready }: Variant, page: Page, finished: Page): void {
  const [shown, expected] = [visibleText(page.html), visibleText(finished.html)]
  if (shown !== expected) throw new Error(`${name} shows ${firstDifference(shown, expected)}`)
  const [count, total] = readyOf(page)
  if (ready && count !== (ready === 'all' ? total : 0)) throw new Error(`${name} had ${count} of ${total}`)
}
