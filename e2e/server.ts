import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Server {
  readonly url: string
  /** Settles when the site has stopped, and its port is free. */
  stop(): Promise<void>
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`the site stopped with code ${server.exitCode}`)
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error('the site does not answer')
}

/** Serves the built demonstration site on a port and a state of its own, with variables as `NAME:VALUE`. */
export async function serveSite(
  port: number,
  state: string,
  variables: readonly string[] = [],
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  const vars = variables.flatMap(variable => ['--var', variable])
  const server = spawn('node', ['kv-seed/start.ts', '--fresh', '--persist-to', state, ...vars], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  })
  await untilReady(url, server)
  const stopped = once(server, 'exit')
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await stopped
    },
  }
}
