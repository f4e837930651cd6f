// What is loaded later, and by few pages, shares these.
import './consent/stored.ts'
import './navigation/adopt-whole-sheet.ts'

/**
 * Code that nearly every page loads once it is there and the browser idle. With all that these modules import it is one file, without what the entry
 * script has already (`vite.config.ts`): on a slow phone, each further file takes milliseconds of the main thread, and a turn on the line.
 */
export { startConsent } from './consent/start.ts'
export { enhance } from './enhancements/enhance.ts'
export { startLateFont } from './enhancements/set-late-font.ts'
export { startNavigator } from './navigation/navigator.ts'
