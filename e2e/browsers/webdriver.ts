/** W3C WebDriver, the part that drives a window: one command a call; errors carry the driver's message. */
export interface WebDriver {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** Ends the session and its browser. */
  quit(): Promise<void>
}

interface Answer {
  readonly value: unknown
}

interface Failure {
  readonly error: string
  readonly message: string
}

/**
 * Deadline for the driver's answer to a command (ms): longer than a journey may take, at whose end the message names the command. Then the
 * deadline of a script.
 */
const [patience, scriptPatience] = [60_000, 5_000]

/**
 * Sends a command. Occasionally WebKit's driver does not answer a script that it got while the page's document was being replaced: such a
 * command is given up early, so that callers waiting for the next document can try again in it.
 */
async function command(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(address.endsWith('/execute/sync') ? scriptPatience : patience),
  })
  // The driver's own format (WebDriver, section 6.2).
  const { value } = (await answer.json()) as Answer
  if (answer.ok) return value
  const { error, message } = value as Failure
  throw new Error(`${error}: ${message}`)
}

/** Begins a session with the driver that listens at the origin. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriver> {
  // As every answer to this command (WebDriver, section 8.1).
  const { sessionId } = (await command(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string }
  const session = `${origin}/session/${sessionId}`
  return {
    send: (method, path, body) => command(session + path, method, body),
    async quit() {
      await command(session, 'DELETE')
    },
  }
}
