import { afterPaint } from '../../_kit/client/after-paint.ts'

const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise(resolve => setTimeout(resolve))

/**
 * Lays out all parts of the page, after the paint that answers the visitor, and each in a task of its own, so that a further input is
 * answered meanwhile. Also those that were laid out before: their content may have changed while they were skipped.
 */
export async function layOutInTurn(): Promise<void> {
  await afterPaint()
  for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
    delete part.dataset.measured
    part.dataset.laidOut = ''
    part.getBoundingClientRect()
    await nextTask()
  }
  document.documentElement.dataset.laidOut = String(innerWidth)
}
