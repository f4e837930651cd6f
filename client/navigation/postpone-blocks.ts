import { idle } from '../triggers/idle.ts'

/** Named in the styles of the page's transition. */
const postponed = 'page-later'

/** Number of blocks at a time: each time costs a frame, and few blocks are a short task. */
const batch = 4

/**
 * Lets the browser pass over the blocks of new parts that are far below the fold, so that the page enters before all of it has been
 * laid out; blocks that begin within the first screen are laid out at once. To be called before any other code reads the layout, and
 * only for a page entered at its top: places below depend on the blocks above. Returns the function that lays out the
 * rest, some at a time, whenever the browser is idle.
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
