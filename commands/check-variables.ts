import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvironment, variables } from '../worker/env.ts'

type Variables = Readonly<Record<string, unknown>>

/** Throws where a variable has a name that the worker does not know, or a value that would stop it at each request, alone or beside `others`. */
export function checkVariables(given: Variables, others: Variables = {}): void {
  const unknown = Object.keys(given).find(name => !(name in variables.entries))
  if (unknown !== undefined)
    throw new Error(`there is no variable ${unknown}: docs/variables.md lists all of them`)
  const { PLATFORM_CALLS } = parseEnvironment({ ...others, ...given })
  const calls = new Set(readdirSync(join(import.meta.dirname, '../worker/core/platform/calls')))
  const unknownCall = Object.keys(PLATFORM_CALLS).find(name => !calls.has(`${name}.ts`))
  if (unknownCall !== undefined)
    throw new Error(
      `PLATFORM_CALLS: there is no call ${unknownCall}: docs/platform-calls.md lists all of them`,
    )
}
