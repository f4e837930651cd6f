import type { Locator, Page } from '@playwright/test'
import { isFullSize, samplesOf } from '../full-size.ts'
import { test } from '../one-window.ts'
import { expect } from '../site.ts'

type Part = (page: Page) => Locator

const hero: Part = page => page.getByRole('main').locator('section').first()
const heroImage: Part = page => page.getByRole('main').getByRole('img').first()
const heroLogo: Part = page => page.getByRole('img', { name: /^Logo/ }).first()
const jumpNavigation: Part = page => page.getByRole('navigation', { name: 'Auf dieser Seite' })
const dialog: Part = page => page.getByRole('dialog', { includeHidden: true }).first()
const tabs: Part = page => page.getByLabel('Studienverlauf').first()
const note: Part = page => page.locator('[popover]').first()
const heroPicture: Part = page => page.locator('main div:has(> :is(img, picture))').first()
/** Also beside a character, whose picture is on the scene itself. */
const scenePicture: Part = page => page.locator('main div:has(> :is(img, picture))').last()
const heroSubline: Part = page => page.getByText(/^Neben dem Schichtdienst/)
const caret: Part = page => page.locator('summary svg').first()
const sectionWidth: Part = page => page.locator('section > div').first()
const firstPicture: Part = page => page.getByRole('main').getByRole('img').first()
const lastPicture: Part = page => page.getByRole('main').getByRole('img').last()
const headline: Part = page => page.getByRole('heading').first()
const thirdCard: Part = page => page.getByRole('article').nth(2)

interface Measure {
  readonly fixture: string
  readonly theme?: string
  /** Width of the window, in pixels. */
  readonly width: number
  readonly part: Part
  readonly property: string
  readonly value: string
}

/** The specified sizes of blocks (requirements hero/heights, themes/breakpoints), measured where only a browser can. */
const measures: readonly Measure[] = [
  { fixture: 'hero/full', width: 1280, part: hero, property: 'min-height', value: '632px' },
  ...(['rust', 'maple_blaze'] as const).map(theme => ({
    fixture: 'hero/full',
    theme,
    width: 1280,
    part: hero,
    property: 'min-height',
    value: { rust: '630px', maple_blaze: '642px' }[theme],
  })),
  ...(
    [
      [768, 'clip-path', 'circle(425px at 58% 75px)'],
      [1024, 'width', '620px'],
      [1536, 'width', '850px'],
    ] as const
  ).map(([width, property, value]) => ({
    fixture: 'hero/full',
    theme: 'rust',
    width,
    part: heroPicture,
    property,
    value,
  })),
  {
    fixture: 'hero/split',
    theme: 'maple_blaze',
    width: 1280,
    part: heroSubline,
    property: 'word-spacing',
    value: '0px',
  },
  // A scene that is higher than wide, and one that is not.
  { fixture: 'hero/complete', width: 1024, part: scenePicture, property: 'aspect-ratio', value: '11 / 9' },
  { fixture: 'hero/split', width: 1280, part: scenePicture, property: 'aspect-ratio', value: 'auto' },
  { fixture: 'hero/compact', width: 375, part: heroImage, property: 'height', value: '250px' },
  { fixture: 'hero/compact', width: 768, part: hero, property: 'min-height', value: '450px' },
  {
    fixture: 'hero/split',
    theme: 'rust',
    width: 768,
    part: hero,
    property: 'min-height',
    value: '450px',
  },
  {
    fixture: 'hero/full',
    theme: 'maple_blaze',
    width: 1280,
    part: hero,
    property: 'border-bottom-width',
    value: '10px',
  },
  {
    fixture: 'hero/complete',
    width: 1280,
    part: heroLogo,
    property: 'width',
    value: '144px',
  },
  {
    fixture: 'jump-navigation/default',
    width: 1280,
    part: jumpNavigation,
    property: 'height',
    value: '48px',
  },
  { fixture: 'modal/default', width: 1280, part: dialog, property: 'max-width', value: '768px' },
  { fixture: 'modal/without-head', width: 1280, part: dialog, property: 'max-width', value: '1280px' },
  {
    fixture: 'modal/default',
    width: 1280,
    part: dialog,
    property: 'max-height',
    value: '640px',
  },
  {
    fixture: 'modal/default',
    width: 1280,
    part: dialog,
    property: 'transition-duration',
    value: '0.5s',
  },
  ...(['duration', 'timing-function'] as const).map(part => ({
    fixture: 'accordion-content/default',
    width: 1280,
    part: caret,
    property: `transition-${part}`,
    value: { duration: '0.3s', 'timing-function': 'ease-in' }[part],
  })),
  {
    fixture: 'container/silver',
    width: 1920,
    part: sectionWidth,
    property: 'max-width',
    value: '1440px',
  },
  {
    fixture: 'container/default',
    width: 1920,
    part: sectionWidth,
    property: 'max-width',
    value: '1280px',
  },
  // Not specified: tabs fade out where more of them are, and only there.
  ...[375, 1280].map(width => ({
    fixture: 'tabs/default',
    width,
    part: tabs,
    property: '--fade-end',
    value: width === 375 ? '32px' : '0px',
  })),
  // Not specified: a comparison of many scrolls as well.
  {
    fixture: 'product-comparison/default',
    width: 375,
    part: page => page.locator('section:has(> table)'),
    property: '--fade-end',
    value: '32px',
  },
  // Not specified: the list of programmes has the caret of all lists, not that of the browser.
  {
    fixture: 'product-comparison/default',
    width: 375,
    part: page => page.getByRole('combobox'),
    property: 'appearance',
    value: 'none',
  },
  // Not specified: a filled value that is too long for its field does not end in half a letter.
  {
    fixture: 'form-field/default',
    width: 375,
    part: page => page.getByRole('textbox').first(),
    property: 'text-overflow',
    value: 'ellipsis',
  },
  // Not specified: an odd card leaves no hole beside it.
  { fixture: 'grid/odd-of-two', width: 1280, part: thirdCard, property: 'width', value: '1216px' },
  { fixture: 'split/blocks', width: 1280, part: thirdCard, property: 'width', value: '576px' },
  // Not specified: an author is closer to the article than a section to the next one.
  { fixture: 'byline/default', width: 1280, part: hero, property: 'padding-bottom', value: '48px' },
  // Not specified: in a half of the page blocks are laid out by the room there.
  { fixture: 'split/blocks', width: 1280, part: firstPicture, property: 'width', value: '272px' },
  { fixture: 'split/blocks', width: 1280, part: lastPicture, property: 'width', value: '576px' },
  // Not specified: over the whole width of a phone headlines of one level have one size.
  ...samplesOf(['33', '50', '66', '100'] as const, 1).map(size => ({
    fixture: `media-text/left-${size}`,
    width: 375,
    part: headline,
    property: 'font-size',
    value: '29.9996px',
  })),
  { fixture: 'hint/default', width: 1280, part: note, property: 'max-width', value: '350px' },
]

const addressOf = ({ fixture, theme = 'default' }: Measure) => `/_gallery/${fixture}/?theme=${theme}`

/** Without sizes that a theme changes; all in `npm run test:full`. */
const sampled = measures.filter(({ theme = 'default' }) => isFullSize || theme === 'default')

for (const address of new Set(sampled.map(addressOf)))
  test(`${address} has the sizes that it is given`, async ({ page }) => {
    await page.goto(address)
    for (const { width, part, property, value } of measures.filter(each => addressOf(each) === address)) {
      await page.setViewportSize({ width, height: 800 })
      await expect.soft(part(page), `${property} at ${width} px`).toHaveCSS(property, value)
    }
  })
