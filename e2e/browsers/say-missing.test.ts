import { describe, expect, it } from 'vitest'
import { firefox } from './firefox.ts'
import { sayMissing } from './say-missing.ts'
import { webkit } from './webkit.ts'

describe('what is said of a browser that cannot be tested', () => {
  const cases = [
    [
      'no Firefox',
      firefox,
      /$^/,
      'Firefox is not tested, because firefox-esr is not installed: on Debian and Ubuntu apt-get install firefox-esr, or name a Firefox in FIREFOX_PATH',
    ],
    ['a Firefox by another name', firefox, /bin\/firefox$/, undefined],
    [
      'nothing for WebKit',
      webkit,
      /$^/,
      'WebKit is not tested, because webkit2gtk-driver and xvfb are not installed: on Debian and Ubuntu apt-get install webkit2gtk-driver xvfb',
    ],
    [
      'no screen',
      webkit,
      /WebKitWebDriver|MiniBrowser/,
      'WebKit is not tested, because xvfb is not installed: on Debian and Ubuntu apt-get install xvfb',
    ],
    [
      'a driver without its browser',
      webkit,
      /WebKitWebDriver|Xvfb/,
      'WebKit is not tested, because webkit2gtk-driver is not installed: on Debian and Ubuntu apt-get install webkit2gtk-driver',
    ],
    ['all of WebKit', webkit, /WebKitWebDriver|Xvfb|MiniBrowser/, undefined],
  ] as const
  it.each(cases)('%s', (_, kind, present, said) => {
    expect(sayMissing(kind, path => present.test(path))).toBe(said)
  })
})
