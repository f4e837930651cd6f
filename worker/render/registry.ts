import type { ComponentType } from 'react'

const nameOf = (path: string) => path.split('/').at(-2)!

const views = import.meta.glob<ComponentType<never>>('../../blocks/*/view.tsx', {
  eager: true,
  import: 'View',
})
const islands = import.meta.glob<ComponentType<never>>('../../blocks/*/island.tsx', {
  eager: true,
  import: 'Island',
})

const byName = (modules: Record<string, ComponentType<never>>) =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [nameOf(path), module]))

/** The views of all blocks by component name; made of the folders. */
export const blockViews: Readonly<Record<string, ComponentType<never>>> = byName(views)

/** The interactive leaves by the name of their block. */
export const blockIslands: Readonly<Record<string, ComponentType<never>>> = byName(islands)
