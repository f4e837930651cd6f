import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { endProcess, startProcess } from './child-process.ts'
import { displayProgram, openDisplay } from './display.ts'
import type { Browser, BrowserKind, Engine, Key, Point } from './engine.ts'
import { until } from './until.ts'
import { openSession, type WebDriver } from './webdriver.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const browserProgram = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
const findBrowser = () => globSync(browserProgram).sort().at(-1)

const height = 900

/** Code points of keys (WebDriver, section 17.4.2). */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
const down = { type: 'pointerDown', button: 0 }
const up = { type: 'pointerUp', button: 0 }

function drive({ send, quit }: WebDriver): Engine {
  const act = async (source: object) => {
    await send('POST', '/actions', { actions: [source] })
  }
  const point = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', actions })
  const strike = (...values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))),
    })
  const run: Engine['run'] = async (script, ...args) => {
    const value = await send('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args })
    // The function's result, through JSON.
    return value as ReturnType<typeof script>
  }

  return {
    run,
    close: quit,
    async load(url) {
      await send('POST', '/url', { url })
    },
    click: at => point(move(at), down, up),
    drag: (from, to) => point(move(from), down, move(to), up),
    hover: at => point(move(at)),
    press: key => strike(keys[key]),
    type: text => strike(...text),
    async resize(width) {
      await send('POST', '/window/rect', { width, height })
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a server that listens on TCP.
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function start(): Promise<Browser> {
  const display = await openDisplay()
  const port = await findPort()
  const server = startProcess(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    // A screen in memory has no graphics card, and painting as if it had one takes 50 % longer.
    env: { ...process.env, DISPLAY: display.name, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  })
  const origin = `http://127.0.0.1:${port}`
  const close = () => endProcess(server).finally(display.close)
  try {
    await until('the driver answers', async () => (await fetch(`${origin}/status`)).ok)
  } catch (error) {
    await close()
    throw error
  }
  const capabilities = { 'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] } }
  return { open: async () => drive(await openSession(origin, capabilities)), close }
}

/** WebKitGTK's MiniBrowser on a screen in memory, over W3C WebDriver. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  start,
  missing(isThere = pattern => globSync(pattern).length > 0) {
    const hasDriver = isThere(driverProgram) && isThere(browserProgram)
    return [...(hasDriver ? [] : ['webkit2gtk-driver']), ...(isThere(displayProgram) ? [] : ['xvfb'])]
  },
}
