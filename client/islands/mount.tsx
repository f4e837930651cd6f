import { createStore, Provider } from 'jotai'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Store = ReturnType<typeof createStore>

/** One store per page: the shared state outlives each island. */
const pageStore: Store = createStore()

/** Never written to: it contains every atom's value on the server. */
const initial: Store = createStore()

/** The page's store as the server saw it: reads give initial values, and writes go to the page's store. */
const storeOfServer: Store = { get: initial.get, set: pageStore.set, sub: pageStore.sub }

const never = () => () => undefined

/**
 * The state that islands share. An island hydrates with the values of its server markup, and then takes the page's current
 * ones, which another island may have changed long before.
 */
export function SharedState({ children }: { children: ReactNode }) {
  const store = useSyncExternalStore(
    never,
    () => pageStore,
    () => storeOfServer,
  )
  return <Provider store={store}>{children}</Provider>
}

type Load = () => Promise<ComponentType<object>>

const modules = import.meta.glob<ComponentType<object>>(
  ['../../blocks/*/island.tsx', '../../blocks/_kit/islands/*.tsx', '!**/*.test.tsx'],
  { import: 'Island' },
)
const loadOf = (name: string | null): Load | undefined =>
  modules[`../../blocks/${name}/island.tsx`] ?? modules[`../../blocks/_kit/islands/${name}.tsx`]

interface ReadyProps {
  readonly onReady: () => void
  readonly children: ReactNode
}

/** Reports when the island's effects have run, and their rendering is in the document. */
function Ready({ onReady, children }: ReadyProps) {
  const [hasRun, setHasRun] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once
  useEffect(() => {
    if (hasRun) onReady()
    // Rendered together with the states that effects of the island have set.
    else setHasRun(true)
  }, [hasRun])
  return children
}

export interface MountOptions {
  /** Called once the island reacts to its visitor. */
  readonly onReady?: () => void
  /** Gives the code of an island by its name. */
  readonly find?: (name: string | null) => Load | undefined
}

/**
 * Hydrates an island from its server markup. Resolves to the function that unmounts it. Rejects when its code cannot be loaded or its props
 * are no JSON.
 */
export async function mountIsland(
  element: HTMLElement,
  { onReady = () => undefined, find = loadOf }: MountOptions = {},
): Promise<() => void> {
  const name = element.getAttribute('name')
  const load = find(name)
  if (!load) throw new Error(`no island "${name}"`)
  const Island = await load()
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object
  const ready = () => {
    element.dataset.mounted = ''
    onReady()
  }
  const root = hydrateRoot(
    element,
    <SharedState>
      <Ready onReady={ready}>
        <Island {...props} />
      </Ready>
    </SharedState>,
    {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      // An island removed before its hydration began is unmounted early, which React reports as an early update.
      onRecoverableError: error => {
        if (element.isConnected) reportError(error)
      },
    },
  )
  return () => root.unmount()
}
