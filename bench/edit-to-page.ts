/** Edits styles, a view and a story under `npm run dev`, and says how long the open page took to show each. Run: node bench/edit-to-page.ts [origin [style]] */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
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
    file: 'kv-seed/stories/home.ts',
    count: 5,
    edit: (before, number) =>
      before.replace('Study without dropping everything else', text => `${text} (${number})`),
    isShown(number) {
      const title = document.querySelector('h1')?.textContent ?? ''
      return number ? title.includes(`(${number})`) : !title.includes('(')
    },
  },
]

/** Milliseconds within which an edit has to show; one that does not is counted, and the next one is tried. */
const MOST = 20_000
/** Edits of one kind that do not show before it is given up. */
const PATIENCE = 2
/** The first page is compiled, and the modules of its scripts are. */
const START = 180_000

const origin = process.argv[2] ?? 'http://localhost:8787'
const asked = kinds.filter(({ name }) => name.includes(process.argv[3] ?? ''))
const before = new Map(kinds.map(({ file }) => [file, readFileSync(file, 'utf8')]))
process.on('exit', () => {
  for (const [file, text] of before) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

/** Milliseconds from the edit to the page that shows it, without a reload by hand; undefined where it did not show. Number 0 is the file as it was. */
async function timeEdit(page: Page, edited: Edited, number: number): Promise<number | undefined> {
  const began = performance.now()
  const original = before.get(edited.file)!
  writeFileSync(edited.file, number ? edited.edit(original, number) : original)
  const shown = page.waitForFunction(edited.isShown, number, { timeout: MOST, polling: 20 })
  return shown.then(
    () => performance.now() - began,
    () => undefined,
  )
}

/** Makes the edits of one kind; resolves to their line. */
async function timeEdits(page: Page, edited: Edited): Promise<string> {
  const times: number[] = []
  let made = 0
  while (made < edited.count && made - times.length < PATIENCE) {
    const time = await timeEdit(page, edited, ++made)
    if (time === undefined) console.error(`${edited.name}: edit ${made} did not show within ${MOST} ms`)
    else times.push(time)
  }
  await timeEdit(page, edited, 0)
  if (times.length < edited.count) process.exitCode = 1
  const figures = times.length
    ? `, median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`
    : ''
  return `${edited.name}: ${times.length} of ${edited.count} edits shown${figures}`
}

/** Opens the page, and waits until it is told of edits. */
async function openPage(page: Page): Promise<void> {
  const connected = page.waitForEvent('console', {
    predicate: message => message.text().includes('[vite] connected'),
    timeout: START,
  })
  await Promise.all([connected, page.goto(`${origin}/en/`, { timeout: START })])
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage()
  const complaints = new Set<string>()
  page.on('response', answer => {
    if (answer.status() >= 400) complaints.add(`${answer.status()} ${answer.url()}`)
  })
  await openPage(page)
  for (const edited of asked) console.log(await timeEdits(page, edited))
  for (const complaint of complaints) console.error(complaint)
  if (complaints.size) process.exitCode = 1
} finally {
  await browser.close()
}
process.exit()
