import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { language } from './language.ts'
import type { Recipe } from './recipe.ts'
import { type RecipeName, recipes } from './recipes.ts'

const isRecipe = (kind: string | undefined): kind is RecipeName =>
  kind !== undefined && Object.hasOwn(recipes, kind)

/** The sources of the project, which a language changes. */
const projectSources = () => ({
  paths: globSync('{blocks,client,worker}/**/*.{ts,tsx}').toSorted(),
  read: (path: string) => readFileSync(path, 'utf8'),
})

/** The recipe that the words name, for the name that they give. Throws where they name none. */
export function readRecipe(args: string[]): Recipe {
  const [kind, name = '', ...others] = parseArgs({ args, allowPositionals: true }).positionals
  const isLanguage = kind === 'language'
  if (!isLanguage && !isRecipe(kind))
    throw new Error(`name one of: ${[...Object.keys(recipes), 'language'].join(', ')}`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || others.length)
    throw new Error('name it in small letters, digits and hyphens: price-note')
  return isLanguage ? language(name, projectSources()) : recipes[kind](name)
}
