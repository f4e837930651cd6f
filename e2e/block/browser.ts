import { type Browser, chromium } from 'playwright'
import { findTestChromium, launchFlags } from '../chromium.ts'

/** Starts while the modules of the site are loaded, which takes longer. */
export const starting: Promise<Browser> = chromium.launch({
  executablePath: findTestChromium(),
  ...launchFlags,
})
