import { checkVariables } from './check-variables.ts'

type Variables = Readonly<Record<string, string | undefined>>

function parseVariable(text: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`--var takes NAME:VALUE, not ${text}`)
  return [text.slice(0, colon), text.slice(colon + 1)]
}

/**
 * The variables of the words `NAME:VALUE`. Throws where one has no such form, no such name, or a value that would stop the worker at each request, be it
 * one of the words or of `local`, the variables of `.dev.vars`.
 */
export function startVariables(words: readonly string[], local: Variables): Record<string, string> {
  const given = Object.fromEntries(words.map(parseVariable))
  checkVariables(given, local)
  return given
}
