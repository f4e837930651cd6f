import { chromium, type Page, type Request } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { serveSite } from '../e2e/server.ts'
import { quantile } from './measure.ts'

/** Milliseconds from a keystroke in the editor's form until the page in its frame shows it, the 95th of 100. */
export interface EditingCost {
  readonly name: string
  readonly shown: number
  /** Milliseconds of the main thread's own time until then, the 95th of 100. */
  readonly task: number
  /** How often the draft was saved by itself between the first keystroke and the last one. */
  readonly saves: number
}

const turns = 40
/** Keystrokes between two pauses. The first one after a pause is made while the draft is being saved. */
const burst = 8

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A number of rich-text blocks with which the story is about 60 KB as JSON. */
const longPage = Array.from({ length: 60 }, (_, index) => ({
  component: 'rich-text',
  _uid: `long-${index}`,
  content: paragraph('Ein langer Absatz, wie ihn eine Seite mit viel Text hat. '.repeat(15)),
}))

/** Runs in the editor: writes into a field as a keystroke does, and waits until the page's headline shows the text. */
function typeAndWait(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('form [data-uid="typed"] input[required]')!
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title]')!
  const began = performance.now()
  // The setter of the class, because React overrides it on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise(resolve => {
    const main = frame.contentDocument!.querySelector('main')!
    new MutationObserver((_, observer) => {
      if (!main.textContent.includes(text)) return
      observer.disconnect()
      resolve(performance.now() - began)
    }).observe(main, { subtree: true, childList: true, characterData: true })
  })
}

interface Measured {
  readonly name: string
  readonly slug: string
  /** Blocks beside the one that is edited. */
  readonly others: readonly object[]
}

async function measure(page: Page, { name, slug, others }: Measured): Promise<EditingCost> {
  const typed = { component: 'headline', _uid: 'typed', text: 'Anfang', level: 'h1' }
  const content = { component: 'page', noindex: true, body: [typed, ...others] }
  const created = await page.request.post('/_editor/api/stories', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name: 'Bench', slug, content },
  })
  const { id } = (await created.json()) as { readonly id: number }
  await page.goto('about:blank')
  await page.goto(`/_editor/#${id}`)
  await page.locator('section[data-connected]').waitFor()
  const entry = page.locator('form [data-uid="typed"]')
  await entry.locator('> summary').click()
  await entry.getByLabel(/^Text/).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(metric => metric.name === 'TaskDuration')!.value * 1000
  }
  const samples: number[] = []
  const tasks: number[] = []
  const isSave = (request: Request) =>
    request.method() === 'PUT' && new URL(request.url()).pathname === `/_editor/api/stories/${id}`
  let saves = 0
  for (let turn = 0; turn < turns; turn++) {
    if (turn && turn % burst === 0) {
      await page.waitForRequest(isSave)
      saves++
    }
    const before = await spent()
    samples.push(await page.evaluate(typeAndWait, `Überschrift ${turn}.`))
    tasks.push((await spent()) - before)
    await page.waitForTimeout(100)
  }
  // The first edit fetches the styles of the whole site.
  const p95 = (values: readonly number[]) => quantile(values.slice(1), 0.95)
  return { name, shown: p95(samples), task: p95(tasks), saves }
}

/** Measures live editing in Chromium, unthrottled, on the built site with its embedded content. */
export async function liveEditing(): Promise<readonly EditingCost[]> {
  const server = await serveSite(8798, '.wrangler/bench-editing')
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1600, height: 900 } })
    return [
      await measure(page, { name: 'keystroke to page', slug: 'testingarea/bench', others: [] }),
      await measure(page, {
        ...{ name: 'keystroke to page, 60 KB', slug: 'testingarea/bench-long', others: longPage },
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const most = 55

/** A line of the targets. */
export const editingHolds = ({ name, shown, task, saves }: EditingCost): string =>
  `${shown < most ? 'holds ' : 'MISSED'}  ${name}: less than ${most} ms: ${shown.toFixed(1)}, ${task.toFixed(1)} of the main thread, while the draft was saved ${saves} times`
