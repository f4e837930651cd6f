import { parseArgs } from 'node:util'
import { type Recipe, type RecipeName, recipes } from './recipes.ts'

const isRecipe = (kind: string | undefined): kind is RecipeName =>
  kind !== undefined && Object.hasOwn(recipes, kind)

/** The recipe that the words name, for the name that they give. Throws where they name none. */
export function readRecipe(args: string[]): Recipe {
  const [kind, name = '', ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (!isRecipe(kind)) throw new Error(`name one of: ${Object.keys(recipes).join(', ')}`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || others.length)
    throw new Error('name it in small letters, digits and hyphens: price-note')
  return recipes[kind](name)
}
