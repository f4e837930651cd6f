import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (state: string) => join(state, 'origin')

/** Milliseconds to wait for a local site's answer; a busy one takes longer. */
const PATIENCE = 3000

/** Notes that this process serves the local state at an origin, for commands that work on the same data. */
export function noteOrigin(state: string, origin: string): void {
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), `${origin}\n${process.pid}\n`)
}

function readNote(state: string): readonly string[] {
  try {
    return readFileSync(fileIn(state), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** The origin that last served the local state; callers must check whether it still does. */
export const originOf = (state: string): string | undefined => readNote(state)[0] || undefined

/** Whether a process runs. A record of an earlier version contains no id, and its process may be running. */
function isRunning(id: string | undefined): boolean {
  if (!id) return true
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

/** Whether a server listens at an origin, even if it is too busy to answer. */
const isThere = (origin: string): Promise<boolean> =>
  fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError',
  )

/** The origin of the site that serves the local state now; undefined where none does. */
export async function servingOrigin(state: string): Promise<string | undefined> {
  const [origin, id] = readNote(state)
  // Another site may have taken the port since.
  const isServed = origin && isRunning(id) && (await isThere(origin))
  return isServed ? origin : undefined
}
