import type { Log } from '../log/log-line.ts'
import { pathIn, queryIn } from './address-parts.ts'

const maxNames = 20

/** The names of a query's parameters, each once; their values are not logged. */
function namesIn(query: string): readonly string[] | undefined {
  if (!query) return undefined
  const names = new Set(query.split('&').map(part => part.split('=', 1)[0]!))
  return [...names].slice(0, maxNames)
}

/** Writes the one log line of a request, with the facts of its answer. */
export function logAnswer(
  request: Request,
  response: Response,
  { country, log }: { country: string; log: Log },
): void {
  // The runtime makes a new text for each read.
  const { url, headers: asked, method } = request
  const { status, headers } = response
  const field = (name: string) => headers.get(name) ?? undefined
  log({
    event: 'request',
    ray: asked.get('cf-ray') ?? undefined,
    method,
    path: pathIn(url),
    parameters: namesIn(queryIn(url)),
    status,
    country,
    cache: field('x-cache'),
    render: field('x-render'),
    timing: field('server-timing'),
    location: field('location'),
    drill: field('x-fault'),
  })
}
