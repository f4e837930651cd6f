import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (state: string) => join(state, 'origin')

/** Notes which origin serves the local state, for commands that work on the same data. */
export function noteOrigin(state: string, origin: string): void {
  mkdirSync(state, { recursive: true })
  writeFileSync(fileIn(state), origin)
}

/** The origin that served the local state last; whether it still does must be asked. */
export function originOf(state: string): string | undefined {
  try {
    return readFileSync(fileIn(state), 'utf8')
  } catch {
    return undefined
  }
}
