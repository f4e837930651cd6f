import type { ComponentType } from 'react'

/** An island of the kit is named like its file, any other island like the folder of its block. */
const nameOf = (path: string) => /\/_kit\/islands\/([\w-]+)\.tsx$/.exec(path)?.[1] ?? path.split('/').at(-2)!

const views = import.meta.glob<ComponentType<never>>('../../../../blocks/*/view.tsx', {
  eager: true,
  import: 'View',
})
const islands = import.meta.glob<ComponentType<never>>(
  ['../../../../blocks/*/island.tsx', '../../blocks/_kit/islands/*.tsx', '!**/*.test.tsx'],
  { eager: true, import: 'Island' },
)

const byName = (modules: Record<string, ComponentType<never>>) =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [nameOf(path), module]))

/** The views of all blocks by component name, found by their folders. */
export const blockViews: Readonly<Record<string, ComponentType<never>>> = byName(views)

/** The islands by the name of their block, or by their own name if they belong to the kit. */
export const blockIslands: Readonly<Record<string, ComponentType<never>>> = byName(islands)
