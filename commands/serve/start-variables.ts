import { checkVariables } from '../check-variables.ts'

type Variables = Readonly<Record<string, string>>

function parseVariable(text: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`--var takes NAME:VALUE, not ${text}`)
  return [text.slice(0, colon), text.slice(colon + 1)]
}

/**
 * The variables of a start: `local`, those of `.dev.vars`, and those of the words `NAME:VALUE`, which replace them. Throws if a word is malformed,
 * its name is unknown, or a variable's value would make the worker fail at each request.
 */
export function startVariables(words: readonly string[], local: Variables): Variables {
  const given = Object.fromEntries(words.map(parseVariable))
  checkVariables(given, local)
  return { ...local, ...given }
}
