import { idle } from '../triggers/idle.ts'

/** Named in the styles of the page's transition. */
const postponed = 'page-later'

/** So many at a time: each time costs a frame, and few blocks are a short task. */
const batch = 4

/**
 * Lets the browser pass over the blocks of new parts that are far below the fold, so that the page enters before all of it has been
 * laid out; what begins within the first screen is laid out at once. To be called before anything else asks for the layout, and only for a page that is entered at its top: places below
 * depend on the blocks above. Returns what brings the rest in, some at a time, each time that the browser has nothing else to do.
 */
export function postponeBlocks(parts: readonly HTMLElement[]): () => void {
  const blocks = parts.filter(part => part.dataset.region !== 'header').flatMap(part => [...part.children])
  for (const block of blocks) block.classList.add(postponed)
  const isNear = (block: Element | undefined) =>
    block !== undefined && block.getBoundingClientRect().top + scrollY < innerHeight
  while (isNear(blocks[0])) blocks.shift()!.classList.remove(postponed)

  return function bringNext() {
    const next = blocks.splice(0, batch)
    for (const block of next) block.classList.remove(postponed)
    if (next[0]?.isConnected) idle(document.body, bringNext, '')
  }
}
