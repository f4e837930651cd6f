import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { createContentSystem } from './content-system/content-system.ts'

const spaces = new Map<number, SpaceSeed>()

/** Puts a space in place of the one with the same number. */
export const putSpace = (space: SpaceSeed): void => void spaces.set(space.id, space)

export const removeSpaces = (): void => spaces.clear()

/** The content system of tests, over the spaces that they put; tokens choose the space. */
export const fetchContent = createContentSystem(() => spaces.values())
