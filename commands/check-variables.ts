import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvironment, variables } from '../worker/env.ts'

type Variables = Readonly<Record<string, unknown>>

/**
 * Throws where the worker does not know a variable, or where a variable's value, alone or with `others`, would make the worker fail at each
 * request.
 */
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
