/**
 * Edits styles, a view and a story under `npm run dev`, and prints how long the open page took to show each edit. Run: node bench/edit-to-page.ts
 * [style]
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { scheduler } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { median } from './measure.ts'

interface Edited {
  readonly name: string
  readonly file: string
  readonly count: number
  /** The file's text after the edit of this number. */
  readonly edit: (before: string, number: number) => string
  /** Runs in the page: whether it shows this edit. */
  readonly isShown: (number: number) => boolean
}

const kinds: readonly Edited[] = [
  {
    name: 'a style',
    file: 'blocks/_kit/styles/animation.css',
    count: 20,
    edit: (before, number) => `${before}\nfooter { outline-color: rgb(${number}, 0, ${number}) }\n`,
    isShown(number) {
      const footer = document.querySelector('footer')
      const color = footer && getComputedStyle(footer).outlineColor
      return number ? color === `rgb(${number}, 0, ${number})` : !color?.endsWith(', 0, 20)')
    },
  },
  {
    name: 'a view',
    file: 'blocks/footer/view.tsx',
    count: 5,
    edit: (before, number) => before.replace('<footer ', `<footer data-edit="${number}" `),
    isShown: number => (document.querySelector('footer')?.dataset.edit ?? '0') === String(number),
  },
  {
    name: 'a story',
    file: 'kv-seed/main/stories/home.json',
    count: 5,
    edit: (before, number) =>
      before.replace('Study without dropping everything else', text => `${text} (${number})`),
    isShown(number) {
      const title = document.querySelector('h1')?.textContent ?? ''
      return number ? title.includes(`(${number})`) : !title.includes('(')
    },
  },
]

/** Maximum milliseconds until an edit shows; a later one counts as missed, and the next one is tried. */
const MOST = 20_000
/** Edits of one kind that do not show before it is given up. */
const PATIENCE = 2
/** The first page is compiled, and the modules of its scripts are. */
const START = 180_000

const port = 8796
const origin = `http://localhost:${port}`

/** The original content of the edited files; restored at the end, also after a failure. */
function keepFiles(): ReadonlyMap<string, string> {
  const before = new Map(kinds.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  process.on('exit', () => {
    for (const [file, text] of before) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  return before
}

/** Starts the development server; resolves, once it answers, to the function that ends it. Rejects if it ends, or does not answer in time. */
async function serveDevelopment(): Promise<() => void> {
  const env = { ...process.env, PORT: String(port) }
  const server = spawn(process.execPath, ['commands/serve/dev.ts'], { stdio: 'ignore', env })
  const stop = () => void server.kill('SIGTERM')
  process.on('exit', stop)
  const late = AbortSignal.timeout(START)
  while (!late.aborted && server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health`, { signal: late }).catch(() => undefined)
    if (answer?.ok) return stop
    await scheduler.wait(200)
  }
  throw new Error('the development server does not answer')
}

interface Edits {
  readonly page: Page
  readonly before: ReadonlyMap<string, string>
}

/** Milliseconds from the edit to the page that shows it, without a reload by hand; undefined where it did not show. Number 0 is the file as it was. */
async function timeEdit(
  { page, before }: Edits,
  edited: Edited,
  number: number,
): Promise<number | undefined> {
  const began = performance.now()
  const original = before.get(edited.file)!
  writeFileSync(edited.file, number ? edited.edit(original, number) : original)
  const shown = page.waitForFunction(edited.isShown, number, { timeout: MOST, polling: 20 })
  return shown.then(
    () => performance.now() - began,
    () => undefined,
  )
}

/** Target: milliseconds until an edit shows. */
const target = 500

/** Makes the edits of one kind; resolves to their line. */
async function timeEdits(edits: Edits, edited: Edited): Promise<string> {
  const times: number[] = []
  let made = 0
  while (made < edited.count && made - times.length < PATIENCE) {
    const time = await timeEdit(edits, edited, ++made)
    if (time !== undefined) times.push(time)
  }
  await timeEdit(edits, edited, 0)
  const middle = times.length ? median(times) : Infinity
  const holds = times.length === edited.count && middle <= target
  return `${holds ? 'holds ' : 'MISSED'}  an edit of ${edited.name} shows within ${target} ms: ${times.length} of ${edited.count} shown, median ${middle.toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`
}

/** Opens the page, and waits until it is told of edits. */
async function openPage(page: Page): Promise<void> {
  const connected = page.waitForEvent('console', {
    predicate: message => message.text().includes('[vite] connected'),
    timeout: START,
  })
  await Promise.all([connected, page.goto(`${origin}/en/`, { timeout: START })])
  // The page's script defines it after it has begun to listen.
  await page.waitForFunction(() => customElements.get('x-island') !== undefined, null, { timeout: START })
}

/** Lines of the targets, and of the server's error answers. `wanted` is a part of the names of the edited files. */
export async function editsToPage(wanted = ''): Promise<readonly string[]> {
  const before = keepFiles()
  const stop = await serveDevelopment()
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    const page = await browser.newPage()
    const complaints = new Set<string>()
    page.on('response', answer => {
      if (answer.status() >= 400) complaints.add(`${answer.status()} ${answer.url()}`)
    })
    await openPage(page)
    const lines: string[] = []
    for (const edited of kinds.filter(({ name }) => name.includes(wanted)))
      lines.push(await timeEdits({ page, before }, edited))
    return [...lines, ...complaints]
  } finally {
    await browser.close()
    stop()
  }
}

if (import.meta.main) {
  for (const line of await editsToPage(process.argv[2])) console.log(line)
  process.exit()
}
