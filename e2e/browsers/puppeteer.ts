import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import type { Browser, Engine } from './engine.ts'
import { until } from './until.ts'

const height = 900

/**
 * Sets the size of the window. The library sets an orientation as well, which Firefox 140 does not support; the size is set all the same.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(messageOf(error))) throw error
  })
  await until('the window has its size', async () => (await page.evaluate('innerWidth')) === width)
}

function drive(page: Page, close: () => Promise<void>): Engine {
  const run: Engine['run'] = async (script, ...args) => {
    const value = await page.evaluate(`(${script})(...${JSON.stringify(args)})`)
    // The function's result, through JSON.
    return value as ReturnType<typeof script>
  }

  return {
    run,
    close,
    async load(address) {
      await page.goto(address)
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    },
    hover: ({ x, y }) => page.mouse.move(x, y),
    press: key => page.keyboard.press(key),
    type: text => page.keyboard.type(text),
    resize: width => resize(page, width),
  }
}

/** Starts a browser that the library Puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol. */
export async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    protocolTimeout: 30_000,
    // A signal ends the command, and that ends the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...options,
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      return drive(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}
