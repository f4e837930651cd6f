import { createStore, Provider } from 'jotai'
import { type ReactNode, useSyncExternalStore } from 'react'

type Store = ReturnType<typeof createStore>

/** One store a page: what islands share outlives any one of them. */
const pageStore: Store = createStore()

/** Never written to: what every atom was on the server. */
const initial: Store = createStore()

/** The page's store as the server saw it: reads give initial values, while nothing that is written is lost. */
const storeOfServer: Store = { get: initial.get, set: pageStore.set, sub: pageStore.sub }

const never = () => () => undefined

/**
 * What islands share with each other. An island hydrates with the values that its markup was made of and goes on with the page's,
 * which another island may have changed long before.
 */
export function SharedState({ children }: { children: ReactNode }) {
  const store = useSyncExternalStore(
    never,
    () => pageStore,
    () => storeOfServer,
  )
  return <Provider store={store}>{children}</Provider>
}
