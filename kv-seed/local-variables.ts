import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The variables of local development, which `.dev.vars` holds. */
export const localVariables = (): Readonly<Record<string, string>> =>
  // It parses texts only.
  existsSync('.dev.vars') ? (parseEnv(readFileSync('.dev.vars', 'utf8')) as Record<string, string>) : {}
