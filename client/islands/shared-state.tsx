import { createStore, Provider } from 'jotai'
import { type ReactNode, useSyncExternalStore } from 'react'

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
