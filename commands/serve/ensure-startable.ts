import { once } from 'node:events'
import { createServer } from 'node:net'
import * as v from 'valibot'
import { servingOrigin } from './served-origin.ts'

const port = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(65_535))

/** The port that a local site shall have. Throws where `PORT` is none. */
export function readPort({ PORT = '8787' }: Readonly<Record<string, string | undefined>>): number {
  const result = v.safeParse(port, PORT)
  if (result.success) return result.output
  throw new Error(`PORT is a number from 1 to 65535, not "${PORT}".`)
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** The state and port of a site that is about to be served. */
interface Place {
  readonly state: string
  readonly port: number
  /** Beside 127.0.0.1. */
  readonly host?: string
}

/** Throws if a site is already running with the state, or the port is taken; call it before the state is changed. */
export async function ensureStartable({ state, port, host = '127.0.0.1' }: Place): Promise<void> {
  const origin = await servingOrigin(state)
  if (origin) throw new Error(`A site is served from this state at ${origin}: stop it first.`)
  for (const name of new Set(['127.0.0.1', host]))
    if (!(await isFree(port, name))) throw new Error(`Port ${port} is taken: name another one in PORT.`)
}
