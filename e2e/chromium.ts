import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { messageOf } from '../worker/log/reason-of.ts'

/** Chromium without windows: a page costs it a quarter less processor time. Playwright's own browser for headless runs is the same build. */
const shells = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isThere = (path: string | undefined): path is string => path !== undefined && existsSync(path)

function tryToRun(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    console.warn(`${command} ${args.join(' ')} failed: ${messageOf(error)}`)
  }
}

const installed = (wanted: readonly (string | undefined)[]): string | undefined =>
  [...wanted, chromium.executablePath()].find(isThere)

/**
 * Path of the first one that is installed; if there is none, of the one that is installed now, as the first of these packages of Debian that
 * there is, with a font of Arial's widths, on which the fallback faces of pages rest. Throws when neither succeeds.
 */
function find(wanted: readonly (string | undefined)[], packages: readonly string[]): string {
  const before = installed(wanted)
  if (before) return before
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    tryToRun('apt-get', ['update', '-qq'])
    for (const name of packages)
      if (!installed(wanted))
        tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  }
  if (!installed(wanted)) tryToRun('playwright', ['install', 'chromium'])
  const after = installed(wanted)
  if (!after) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
  return after
}

/** Path of a whole Chromium, as visitors have it: for pictures of pages, and for what is measured. */
export const findChromium = (): string => find(places, ['chromium'])

/** Path of a Chromium for tests: the headless shell, else a whole one. */
export const findTestChromium = (): string =>
  find([...shells, ...places], ['chromium-headless-shell', 'chromium'])

/** Flags that let it run as root, in small containers, and without connections of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A window of Chromium loads two pages of its own into the suggestions below its address bar, which cost as much as the window itself.
 * Chromium takes only the last list of features, so the ones that Playwright disables (1.65) stand here, too.
 */
export const withoutSuggestions = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join()}`
