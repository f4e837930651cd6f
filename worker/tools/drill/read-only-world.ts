import type { World } from '../../core/answer/site-dependencies.ts'
import { contentNamesOf } from '../../core/content/cache/content-names.ts'
import type { ContentIndex } from '../../core/content/index/content-index.ts'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import { versionStoreOf } from '../../core/content/version/content-versions.ts'
import { memoryVersionStore } from '../../core/content/version/version-store.ts'
import { parseEnvironment } from '../../env.ts'
import { replaceMethods } from './replace-methods.ts'

const ignore = () => Promise.resolve()
const unmoved = () => Promise.resolve({ moves: [], placed: [] })

const readOnlyIndex = (index: ContentIndex): ContentIndex => ({
  ...index,
  note: unmoved,
  replace: unmoved,
  listing: {
    ...index.listing,
    ...{ close: ignore, open: ignore, reread: ignore, note: ignore, forget: () => Promise.resolve([]) },
  },
})

/**
 * The bindings and dependencies of a drill: it reads what the site reads, and has no lasting effect. It has memory and circuit breakers of its
 * own, its writes are dropped, it counts no client and no exposure, and it has no binding through which anything is sent.
 */
export function readOnlyWorld({ bindings, dependencies }: World): World {
  const { CONTENT, VERSIONS, ASSETS, IMAGES, DB, RECORDS, INDEX, ...others } = bindings
  const { mainSpace } = contentNamesOf(parseEnvironment(bindings))
  const store =
    dependencies.versions ?? (VERSIONS ? versionStoreOf(VERSIONS, mainSpace) : memoryVersionStore())
  const read = () => store.read()
  const index = dependencies.index ?? (INDEX && createContentIndex(INDEX, mainSpace))
  const variables = Object.fromEntries(
    Object.entries(others).filter(([, value]) => typeof value === 'string'),
  )
  return {
    bindings: {
      ...variables,
      CONTENT: replaceMethods(CONTENT, ['put', 'delete'], ignore),
      ASSETS,
      ...(IMAGES && { IMAGES }),
      // Without these databases forms would look closed, and consent undecided; a drill only reads pages.
      ...(DB && { DB }),
      ...(RECORDS && { RECORDS }),
    },
    dependencies: {
      ...dependencies,
      ...(index && { index: readOnlyIndex(index) }),
      versions: {
        read,
        raise: read,
        holdBack: read,
        release: read,
        heardAt: () => store.heardAt(),
        hear: ignore,
      },
    },
  }
}
