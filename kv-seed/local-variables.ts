import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The variables of local development, which `.dev.vars` holds. */
export const localVariables = (): Readonly<Record<string, string | undefined>> =>
  existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
