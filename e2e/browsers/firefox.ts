import { existsSync } from 'node:fs'
import type { BrowserKind } from './engine.ts'
import { launch } from './puppeteer.ts'

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const findBrowser = (isThere: (path: string) => boolean = existsSync) =>
  places.find(place => place !== undefined && isThere(place))

/** Drives Firefox over WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  start: () => launch({ browser: 'firefox', executablePath: findBrowser()! }),
  otherwise: 'name a Firefox in FIREFOX_PATH',
  missing: isThere => (findBrowser(isThere) ? [] : ['firefox-esr']),
}
