/** Edits a style under `npm run dev` twenty times, and says how long the open page took to show it. Run: node bench/edit-to-page.ts [origin] */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'

const EDITS = 20
const MOST = 60_000
const sheet = 'blocks/_kit/styles/animation.css'
const origin = process.argv[2] ?? 'http://localhost:8787'
const before = readFileSync(sheet, 'utf8')

/** Milliseconds from the edit to the page that shows it, without a reload by hand. */
async function timeEdit(page: Page, number: number): Promise<number> {
  const color = `rgb(${number}, 0, ${number})`
  const began = performance.now()
  writeFileSync(sheet, `${before}\nfooter { outline-color: ${color} }\n`)
  const isShown = (wanted: string) => {
    const footer = document.querySelector('footer')
    return footer !== null && getComputedStyle(footer).outlineColor === wanted
  }
  await page.waitForFunction(isShown, color, { timeout: MOST, polling: 20 })
  return performance.now() - began
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('response', answer => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto(origin)
  const times: number[] = []
  for (let number = 1; number <= EDITS; number++) times.push(await timeEdit(page, number))
  times.sort((a, b) => a - b)
  const [middle, worst] = [times[EDITS / 2]!, times.at(-1)!]
  console.log(
    `edit to page: ${times.length} of ${EDITS} shown, median ${Math.round(middle)} ms, slowest ${Math.round(worst)} ms`,
  )
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length) process.exitCode = 1
} finally {
  writeFileSync(sheet, before)
  await browser.close()
}
