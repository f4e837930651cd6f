import { createContext } from 'react'
import type { Block } from './content.ts'
import type { BlockPlace, placesFor } from './move-block.ts'

/** How blocks of a story are moved from one list to another. */
export interface Moving {
  /** The block that the pointer drags. */
  readonly dragged: Block | undefined
  readonly drag: (block: Block | undefined) => void
  readonly move: (block: Block, place: BlockPlace) => void
  readonly placesFor: (block: Block) => ReturnType<typeof placesFor>
}

/** Undefined outside of the form of a story. */
export const MovingContext = createContext<Moving | undefined>(undefined)
