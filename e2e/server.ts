import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Server {
  readonly url: string
  /** Settles when the site has stopped, and its port is free. */
  stop(): Promise<void>
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function untilReady(url: string, server: ChildProcess, isKept: boolean): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`the site stopped with code ${server.exitCode}`)
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    // A site without content reports a failure, and is still running.
    if (answer && (answer.ok || isKept)) return
    await pause(200)
  }
  throw new Error('the site does not answer')
}

/**
 * Serves the built demonstration site on a port and a state of its own, with variables as `NAME:VALUE`. The state is created anew, or
 * with `isKept` left as it is, even if empty.
 */
export async function serveSite(
  port: number,
  state: string,
  variables: readonly string[] = [],
  { isKept = false } = {},
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  const vars = variables.flatMap(variable => ['--var', variable])
  const words = ['commands/serve/start.ts', ...(isKept ? [] : ['--fresh']), '--persist-to', state, ...vars]
  const server = spawn('node', words, {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  })
  try {
    await untilReady(url, server, isKept)
  } catch (error) {
    // A running server would keep the calling process alive.
    server.kill('SIGTERM')
    throw error
  }
  const stopped = once(server, 'exit')
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await stopped
    },
  }
}
