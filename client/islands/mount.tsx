import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SharedState } from './shared-state.tsx'

type Load = () => Promise<ComponentType<object>>

const modules = import.meta.glob<ComponentType<object>>('../../blocks/*/island.tsx', { import: 'Island' })
const loadOf = (name: string | null): Load | undefined => modules[`../../blocks/${name}/island.tsx`]

/**
 * Hydrates an island from its server markup. Resolves to the function that unmounts it. Rejects when its code cannot be loaded or its props
 * are no JSON. `find` gives the code of an island by its name.
 */
export async function mountIsland(element: HTMLElement, find = loadOf): Promise<() => void> {
  const name = element.getAttribute('name')
  const load = find(name)
  if (!load) throw new Error(`no island "${name}"`)
  const Island = await load()
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object
  const root = hydrateRoot(
    element,
    <SharedState>
      <Island {...props} />
    </SharedState>,
    {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      // An island removed before its hydration began is unmounted early, which React reports as an early update.
      onRecoverableError: error => {
        if (element.isConnected) reportError(error)
      },
    },
  )
  element.dataset.mounted = ''
  return () => root.unmount()
}
