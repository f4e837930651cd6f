import { signLink } from '../../worker/core/request/visitor/signed-link.ts'
import { type Drill, FAULT_HOLDS, type FaultName, faultHeader } from '../../worker/tools/drill/read-fault.ts'

/** A page as a visitor got it. */
export interface Seen {
  readonly status: number
  /** Milliseconds in the worker until the last byte, of a drill only. */
  readonly milliseconds: number
  /** The text of the page, without markup. */
  readonly text: string
  /** Events that were logged, of a drill only. */
  readonly events: readonly string[]
}

interface PageRequest {
  readonly url: URL
  readonly secret: string
  readonly drill?: Drill
}

/** Tolerance for a server clock that is slightly ahead and would reject the header's lifetime as too long (ms). */
const CLOCKS_APART = 10_000

const signFault = ({ url: { pathname: path }, secret }: PageRequest, { fault, isolate }: Drill) =>
  signLink(
    { purpose: 'fault', path, expires: Date.now() + FAULT_HOLDS - CLOCKS_APART, claims: { fault, isolate } },
    secret,
  )

const hidden = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

const textOf = (html: string): string =>
  html
    .replace(hidden, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const named = (fault: FaultName, answer: Response) =>
  `${fault} at ${new URL(answer.url).pathname}: ${answer.status} without a drill; is LINK_SECRET that of this site, and is its clock right?`

/** Requests a page, with a fault where a drill is given. Rejects where the site does not answer, or does not accept the drill. */
export async function requestPage(request: PageRequest): Promise<Seen> {
  const { url, drill } = request
  const headers = drill ? { [faultHeader]: await signFault(request, drill) } : {}
  const answer = await fetch(url, { headers, redirect: 'manual' }).catch((cause: unknown) => {
    throw new Error(`${url.origin} does not answer`, { cause })
  })
  const html = await answer.text()
  if (drill && answer.headers.get(faultHeader) !== drill.fault) throw new Error(named(drill.fault, answer))
  const milliseconds = Number(answer.headers.get('x-fault-milliseconds'))
  const events = (answer.headers.get('x-fault-events') ?? '').split(' ').filter(Boolean)
  return { status: answer.status, milliseconds, text: textOf(html), events }
}
