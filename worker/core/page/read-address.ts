import { cutParameter, keysOf, pageNumberOf } from '../request/site/query.ts'
import { choiceIn } from './choice.ts'
import type { Facts, Reading } from './facts.ts'

/** A stranger may write any number of parameters. */
const mostParameters = 60

export function pageNumberReading({ query }: Facts): Reading {
  const number = pageNumberOf(query)
  return { value: number, key: String(number) }
}

/** The key has only the named parameters, so that unknown ones make no further fragment. */
export function parametersReading({ query }: Facts, names: string): Reading {
  const wanted = new Set(names.split(','))
  const value = keysOf(query)
    .filter(([name]) => wanted.has(name))
    .slice(0, mostParameters)
    .map(([name, value]) => [name, cutParameter(value)])
  return { value, key: value.length ? JSON.stringify(value) : '' }
}

/** The query is read on pages with tools alone, so that all others are the same for each query. */
export function choiceReading(facts: Facts): Reading {
  const choice = facts.toolParameters.length ? choiceIn(facts.query, facts.toolParameters) : ''
  return { value: choice, key: choice }
}
