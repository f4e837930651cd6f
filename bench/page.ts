import { writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { benchFolder } from './build.ts'
import { host } from './requests.ts'
import type { Variant } from './variants.ts'

export interface Page {
  readonly html: string
  readonly headers: IncomingHttpHeaders
}

/** The home page as a server answers it. Throws when it is no page. */
export function fetchPage(port: number): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  get({ host: '127.0.0.1', port, headers: { host, 'cf-ipcountry': 'DE' } }, async response => {
    const html = await text(response)
    if (response.statusCode === 200) resolve({ html, headers: response.headers })
    else reject(new Error(`the home page answered ${response.statusCode}: ${html.slice(0, 300)}`))
  }).on('error', reject)
  return promise
}

/** What the page's style element holds. */
export const stylesOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/** Leaves the finished page where the configurations of other variants embed it. */
export function writePage({ html }: Page): void {
  writeFileSync(join(benchFolder, 'page.html'), html)
  writeFileSync(join(benchFolder, 'page.css'), stylesOf(html))
}

/** What a reader sees of the page, by which pages of different make can be compared. */
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

/** Throws when a variant shows another page than the finished one, or does not do what its name says. */
export function checkPage({ name, ready }: Variant, page: Page, finished: Page): void {
  const [shown, expected] = [visibleText(page.html), visibleText(finished.html)]
  if (shown !== expected) throw new Error(`${name} shows ${firstDifference(shown, expected)}`)
  const [count, total] = String(page.headers['x-render'] ?? '').split('/')
  if (ready && count !== (ready === 'all' ? total : '0')) throw new Error(`${name} had ${count} of ${total}`)
}
