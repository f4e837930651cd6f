import { checkVariables } from '../check-variables.ts'

type Variables = Readonly<Record<string, string>>

function parseVariable(text: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`--var takes NAME:VALUE, not ${text}`)
  return [text.slice(0, colon), text.slice(colon + 1)]
}

/**
 * The variables of a start: `local`, those of `.dev.vars`, and those of the words `NAME:VALUE`, which replace them. Throws where a word has no such form,
 * no such name, or a variable a value that would stop the worker at each request.
 */
export function startVariables(words: readonly string[], local: Variables): Variables {
  const given = Object.fromEntries(words.map(parseVariable))
  checkVariables(given, local)
  return { ...local, ...given }
}
