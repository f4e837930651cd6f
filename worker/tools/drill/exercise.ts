import type { SiteDependencies, World } from '../../core/answer/site-dependencies.ts'
import { within } from '../../core/base/http/deadline.ts'
import { faultHeader } from './fault-names.ts'
import { faults } from './faults.ts'
import type { Drill } from './read-fault.ts'
import { readOnlyWorld } from './read-only-world.ts'

/** Milliseconds between the site's reads and the fault: longer than any content is shown without being read again. */
const LATER = 120_000
/** Maximum milliseconds to wait for work after an answer. */
const SETTLING = 1_500

/** The part of a site that a drill uses. */
interface DrillSite {
  fetch(request: Request, bindings: Cloudflare.Env, execution: ExecutionContext): Response | Promise<Response>
}

export interface DrillContext extends World {
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
  async function ask() {
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
    await ask()
    isOn = true
    events.clear()
  }
  const answered = await ask()
  events.delete('request')
  return { ...answered, events: [...events] }
}
