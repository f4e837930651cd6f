import type { SiteDependencies, World } from '../../core/answer/site-dependencies.ts'
import { within } from '../../core/base/http/deadline.ts'
import { contentNamesOf } from '../../core/content/cache/content-names.ts'
import type { ContentIndex } from '../../core/content/index/content-index.ts'
import { createContentIndex } from '../../core/content/index/stored-index.ts'
import { versionStoreOf } from '../../core/content/version/content-versions.ts'
import { memoryVersionStore } from '../../core/content/version/version-store.ts'
import { parseEnvironment } from '../../env.ts'
import { faults, replaceMethods } from './faults.ts'
import { type Drill, faultHeader } from './read-fault.ts'

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
function readOnlyWorld({ bindings, dependencies }: World): World {
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

/** Milliseconds between the site's reads and the fault: longer than any content is shown without being read again. */
const LATER = 120_000
/** Maximum milliseconds to wait for work after an answer. */
const SETTLING = 1_500

/** The part of a site that a drill uses. */
interface DrillSite {
  fetch(request: Request, bindings: Cloudflare.Env, execution: ExecutionContext): Response | Promise<Response>
}

interface DrillContext extends World {
  /** Creates a separate site for the drill. */
  readonly open: (dependencies: SiteDependencies) => DrillSite
}

/** The request of the simulated visitor, without the drill's headers; its answer needs no decoding. */
function visitorRequest(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of [faultHeader, 'accept-encoding', 'if-none-match']) headers.delete(name)
  return new Request(request.url, { headers, redirect: 'manual' })
}

/**
 * Answers a request by a separate site in which one system fails. A cold isolate has read nothing before; a warm one has answered the
 * same request two minutes earlier. Resolves to the answer, the milliseconds that a visitor would have waited for it, and the names of
 * the events that it would have logged.
 */
export async function exercise(request: Request, { fault, isolate }: Drill, context: DrillContext) {
  let isOn = isolate === 'cold'
  const events = new Set<string>()
  const { bindings, dependencies } = faults[fault](readOnlyWorld(context), () => isOn)
  const site = context.open({
    ...dependencies,
    now: () => dependencies.now() + (isOn ? LATER : 0),
    log: ({ event }) => void events.add(event),
  })
  async function requestOnce() {
    const pending: Promise<unknown>[] = []
    const waitUntil = (promise: Promise<unknown>) => void pending.push(promise.catch(() => undefined))
    // The site uses no other member of the context.
    const execution = { waitUntil } as unknown as ExecutionContext
    const began = Date.now()
    const answer = await site.fetch(visitorRequest(request), bindings, execution)
    const body = await answer.arrayBuffer()
    const milliseconds = Date.now() - began
    await within(Promise.all(pending), SETTLING, () => [])
    return { answer, body, milliseconds }
  }
  if (!isOn) {
    await requestOnce()
    isOn = true
    events.clear()
  }
  const answered = await requestOnce()
  events.delete('request')
  return { ...answered, events: [...events] }
}
