import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import type { run } from 'axe-core'

declare global {
  interface Window {
    /** Injected by `createAxe`. */
    readonly axe: { readonly run: typeof run }
  }
}

/** The smaller build: a browser takes half a second of processor time for the other one, in each document. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The builder injects its source twice for each analysis. Here `createAxe` has injected it before. */
const alreadyThere = 'undefined'

/** Injects axe into a frame. A frame that the page removes meanwhile needs no check. */
async function addAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source)
  } catch (error) {
    if (!frame.isDetached()) throw error
  }
}

/**
 * Finds accessibility violations. Runs within the page as it is: no second page merges the results of frames, and passed
 * checks are not reported. That takes a quarter of the time.
 */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  // During a transition a button has colours of no state. A cancelled transition has ended, too; one in a part that is skipped, because it is far
  // away, stands still. None takes a second.
  await page.evaluate(() =>
    Promise.race([
      new Promise(resolve => setTimeout(resolve, 1_000)),
      Promise.allSettled(
        document.getAnimations().flatMap(one => (one instanceof CSSTransition ? one.finished : [])),
      ),
    ]),
  )
  // In a section without layout axe finds no positions, and so no contrast.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
  for (const frame of page.frames()) await addAxe(frame)
  return (
    new AxeBuilder({ page, axeSource: alreadyThere })
      .setLegacyMode()
      // Frames without an origin are sent no messages; `problemsInFrame` looks into one.
      .exclude('iframe[sandbox]')
      .options({ resultTypes: ['violations'] })
  )
}

/** A fixture is part of a page: headings, landmarks and order are the page's. */
export const ofThePage = [
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
  'region',
  'landmark-unique',
  'empty-heading',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
]

/** The checks that depend on the theme; the markup is the same in all themes. */
export const ofTheTheme = ['color-contrast', 'link-in-text-block', 'target-size']

/** The violations that the checks find in blocks of the gallery, each with its elements. */
export async function violationsOf(axe: AxeBuilder, blocks: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${blocks}: ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
}

/** Accessibility violations within a frame that `createAxe` has seen, with their elements. */
export const problemsInFrame = (frame: Frame): Promise<string[]> =>
  frame.evaluate(async () => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // A frame has no outline of its own.
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
