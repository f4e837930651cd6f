import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const document = readFileSync('docs/how-to.md', 'utf8')

/** The folder of a new file, where a step names the file without it. */
const folders: Readonly<Record<string, string>> = {
  'A block': 'blocks/quote',
  'A block that shows a platform call': 'blocks/opening-times',
  'An island': 'blocks/quote',
}

/** The examples with the file that each is to be, as the step above it begins: ``1. `path` …``. */
const examples = document.split(/^## /m).flatMap(recipe => {
  const folder = folders[recipe.slice(0, recipe.indexOf('\n'))] ?? ''
  return [
    ...recipe.matchAll(/^\d+\. `([\w./-]+\.tsx?)`(?:(?!^\d+\. )[\s\S])*?^ +```tsx?\n([\s\S]*?)^ +```/gm),
  ].map(([, file, code]) => ({ file: file!.includes('/') ? file! : join(folder, file!), code: code! }))
})

const imports = examples.flatMap(({ file, code }) =>
  [...code.matchAll(/^ *import (?:type )?\{(.*)\} from '(\.[^']+)'/gm)].flatMap(([, names, from]) =>
    names!.split(',').map(name => ({
      name: name.replace(/^ *type | as .*$/g, '').trim(),
      path: join(dirname(file), from!),
    })),
  ),
)

/** The files that the recipes themselves make; of one schema they say the field alone. */
const made: ReadonlySet<string> = new Set([
  ...examples.map(({ file }) => file),
  'blocks/opening-times/schema.ts',
])

const isExported = ({ name, path }: { readonly name: string; readonly path: string }) =>
  existsSync(path) &&
  new RegExp(`^export (?:.*\\b)?${name}\\b|^export (?:type )?\\{[^}]*\\b${name}\\b`, 'm').test(
    readFileSync(path, 'utf8'),
  )

it('the examples of recipes import what there is', () => {
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter(one => !made.has(one.path) && !isExported(one))).toEqual([])
})
