import { expect, test } from '../site.ts'

interface Measure {
  readonly fixture: string
  readonly theme?: string
  /** Of the window, in pixels. */
  readonly width: number
  readonly selector: string
  readonly property: string
  readonly value: string
}

/** The sizes that the blocks are given (requirements hero/heights, themes/breakpoints), where a browser has to say whether they hold. */
const measures: readonly Measure[] = [
  { fixture: 'hero/full', width: 1280, selector: '.hero', property: 'min-height', value: '632px' },
  ...(['rust', 'maple_blaze'] as const).map(theme => ({
    fixture: 'hero/full',
    theme,
    width: 1280,
    selector: '.hero',
    property: 'min-height',
    value: { rust: '630px', maple_blaze: '642px' }[theme],
  })),
  {
    fixture: 'hero/split',
    theme: 'maple_blaze',
    width: 1280,
    selector: 'h1 > .hero-subline',
    property: 'word-spacing',
    value: '0px',
  },
  { fixture: 'hero/compact', width: 375, selector: '.hero-image', property: 'height', value: '250px' },
  { fixture: 'hero/compact', width: 768, selector: '.hero', property: 'min-height', value: '450px' },
  {
    fixture: 'hero/split',
    theme: 'rust',
    width: 768,
    selector: '.hero',
    property: 'min-height',
    value: '450px',
  },
  {
    fixture: 'hero/full',
    theme: 'maple_blaze',
    width: 1280,
    selector: '.hero',
    property: 'border-bottom-width',
    value: '10px',
  },
  {
    fixture: 'hero/complete',
    width: 1280,
    selector: '.hero-logo',
    property: 'width',
    value: '144px',
  },
  {
    fixture: 'jump-navigation/default',
    width: 1280,
    selector: '.jump-navigation',
    property: 'height',
    value: '48px',
  },
  { fixture: 'modal/default', width: 1280, selector: '.modal-dialog', property: 'max-width', value: '768px' },
  {
    fixture: 'modal/default',
    width: 1280,
    selector: '.modal-dialog',
    property: 'max-height',
    value: '640px',
  },
  {
    fixture: 'modal/default',
    width: 1280,
    selector: '.modal-dialog',
    property: 'transition-duration',
    value: '0.5s',
  },
  ...(['duration', 'timing-function'] as const).map(part => ({
    fixture: 'accordion-content/default',
    width: 1280,
    selector: '.accordion-content-caret',
    property: `transition-${part}`,
    value: { duration: '0.3s', 'timing-function': 'ease-in' }[part],
  })),
  {
    fixture: 'container/silver',
    width: 1920,
    selector: '.section-size-maxIU',
    property: 'max-width',
    value: '1440px',
  },
  {
    fixture: 'container/default',
    width: 1920,
    selector: '.section-width',
    property: 'max-width',
    value: '1280px',
  },
  // Not given: tabs fade out where more of them are, and only there.
  ...[375, 1280].map(width => ({
    fixture: 'tabs/default',
    width,
    selector: '.tab-bar',
    property: '--fade-end',
    value: width === 375 ? '32px' : '0px',
  })),
  { fixture: 'hint/default', width: 1280, selector: '.tooltip-note', property: 'max-width', value: '350px' },
]

const addressOf = ({ fixture, theme = 'default' }: Measure) => `/_gallery/${fixture}/?theme=${theme}`

for (const address of new Set(measures.map(addressOf)))
  test(`${address} has the sizes that it is given`, async ({ page }) => {
    await page.goto(address)
    for (const { width, selector, property, value } of measures.filter(each => addressOf(each) === address)) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .soft(page.locator(selector).first(), `${selector} at ${width} px: ${property}`)
        .toHaveCSS(property, value)
    }
  })
