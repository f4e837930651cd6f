import { execFileSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { chromium } from 'playwright'
import { messageOf } from '../worker/core/base/log/reason-of.ts'

/** Chromium without windows: a page takes a quarter less processor time. Playwright's own browser for headless runs is the same build. */
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
 * Installs the first available of these Debian packages, with a font of Arial's widths, which the fallback faces of pages use. Does nothing
 * for a user without permission.
 */
function install(wanted: readonly (string | undefined)[], packages: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  tryToRun('apt-get', ['update', '-qq'])
  for (const name of packages)
    if (!wanted.some(isThere))
      tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
}

/** Path of the first installed one; if there is none, of the one that is then installed. Throws if that fails. */
function find(wanted: readonly (string | undefined)[], packages: readonly string[]): string {
  const before = installed(wanted)
  if (before) return before
  install(wanted, packages)
  if (!installed(wanted)) tryToRun('playwright', ['install', 'chromium'])
  const after = installed(wanted)
  if (!after) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
  return after
}

/** Path of a full Chromium, as visitors have it: for pictures of pages, and for measurements. */
export const findChromium = (): string => find(places, ['chromium'])

/**
 * Path of a Chromium for tests: the headless shell, else a whole one. In CI the shell is installed beside a whole one, which takes some ten
 * seconds and saves more. The processes that the caller starts are told the path.
 */
export function findTestChromium(): string {
  const shell = 'chromium-headless-shell'
  if (process.env.CI && !shells.some(isThere)) install(shells, [shell])
  const path = find([...shells, ...places], [shell, 'chromium'])
  process.env.CHROMIUM_PATH = path
  return path
}

/** In bytes: containers have 64 MB of shared memory, with which tabs crash. */
const neededSharedMemory = 2 ** 30

/**
 * Whether shared memory is large enough for the browser's painted content. With files on a disk instead, it takes a seventh more processor
 * time: the browser tests took 149 and 154 seconds with shared memory, 170 and 186 without.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= neededSharedMemory
  } catch {
    return false
  }
}

const inFiles = '--disable-dev-shm-usage'
const isInMemory = hasSharedMemory()

/** Flags to run as root, in small containers, and without connections of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  ...(isInMemory ? [] : [inFiles]),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Flags that Playwright adds to ours by itself, and has to leave out. */
export const ignoredFlags = isInMemory ? [inFiles] : []

/** Playwright's options for starting it. */
export const launchFlags = { args: chromiumFlags, ignoreDefaultArgs: ignoredFlags }

/**
 * A window of Chromium loads two pages of its own into the suggestions below its address bar, which cost as much as the window itself.
 * Chromium uses only the last list of features, so the list repeats those that Playwright disables (1.65).
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
