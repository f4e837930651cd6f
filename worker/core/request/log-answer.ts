import { pathIn, queryIn } from '../base/http/address.ts'
import type { Log } from '../base/log/events.ts'
import { rayOf } from '../base/log/format-line.ts'

const maxNames = 20

/** The names of a query's parameters, each once; their values are not logged. */
function namesIn(query: string): readonly string[] | undefined {
  if (!query) return undefined
  const names = new Set(query.split('&').map(part => part.split('=', 1)[0]!))
  return [...names].slice(0, maxNames)
}

/** Facts of an answer's headers that the log line contains. */
export interface AnswerFacts {
  readonly cache: string | undefined
  readonly render: string | undefined
  readonly timing: string | undefined
  readonly location: string | undefined
  readonly drill: string | undefined
}

export function answerFacts(headers: Headers): AnswerFacts {
  const field = (name: string) => headers.get(name) ?? undefined
  return {
    cache: field('x-cache'),
    render: field('x-render'),
    timing: field('server-timing'),
    location: field('location'),
    drill: field('x-fault'),
  }
}

/** An answer, with the facts of its headers for the log line. */
export interface ToldAnswer {
  readonly response: Response
  readonly facts: AnswerFacts
}

/**
 * Path of the content system's webhook on plans that sign no messages. It ends in a token with which anyone could send messages, so the log
 * leaves the token out.
 */
const beforeToken = '/api/webhooks/storyblok/'

const loggedPath = (path: string): string => (path.startsWith(beforeToken) ? `${beforeToken}…` : path)

/** Writes the one log line of a request, with the facts of its answer. */
export function logAnswer(
  request: Request,
  { response, facts }: ToldAnswer,
  { country, log }: { country: string; log: Log },
): void {
  // The runtime makes a new text for each read.
  const { url, headers, method } = request
  log({
    event: 'request',
    ray: rayOf(headers),
    method,
    path: loggedPath(pathIn(url)),
    parameters: namesIn(queryIn(url)),
    status: response.status,
    country,
    ...facts,
  })
}
