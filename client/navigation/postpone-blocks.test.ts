import { expect, it, vi } from 'vitest'
import { postponeBlocks } from './postpone-blocks.ts'

vi.mock('../triggers/idle.ts', () => ({
  idle: (_element: HTMLElement, start: () => void) => void setTimeout(start),
}))

const height = 300

/** Parts whose blocks are all equally high. */
function partsOf(...regions: readonly (readonly [name: string, blocks: number])[]): HTMLElement[] {
  document.body.innerHTML = regions
    .map(([name, blocks]) => `<div data-region="${name}">${'<section></section>'.repeat(blocks)}</div>`)
    .join('')
  for (const [index, block] of [...document.querySelectorAll('section')].entries())
    block.getBoundingClientRect = () => new DOMRect(0, index * height, 1, height)
  return [...document.querySelectorAll<HTMLElement>('[data-region]')]
}

const postponed = () => [...document.querySelectorAll('section')].map(block => block.className)

it('what begins below the first screen waits, and comes in parts', async () => {
  vi.stubGlobal('innerHeight', 2 * height)
  const bringNext = postponeBlocks(partsOf(['header', 1], ['main', 5], ['footer', 1]))
  expect(postponed()).toEqual(['', '', ...Array(5).fill('page-later')])
  bringNext()
  expect(postponed()).toEqual([...Array(6).fill(''), 'page-later'])
  await vi.waitFor(() => expect(postponed().join('')).toBe(''))
})

it('a page that has gone is left alone', async () => {
  vi.stubGlobal('innerHeight', 1)
  const parts = partsOf(['main', 7])
  const bringNext = postponeBlocks(parts)
  parts[0]!.remove()
  bringNext()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(parts[0]!.querySelectorAll('.page-later')).toHaveLength(2)
})
