import { createContext, use } from 'react'
import type { HeadingLevel } from '../heading.tsx'

/** The position of a step in the form. */
interface StepScope {
  /** Names the step's group of fields. */
  readonly titleId: string
  readonly level: HeadingLevel
  /** “Step 1 of 3”. */
  readonly position: string
  /** The page answers a post that led to this step; its title gets the focus on load. */
  readonly isReached: boolean
}

export const StepScopeContext = createContext<StepScope | undefined>(undefined)

export const useStep = (): StepScope | undefined => use(StepScopeContext)
