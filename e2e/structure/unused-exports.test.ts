import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest } from './read-imports.ts'
import { unusedExports } from './unused-exports.ts'

/** Files of tests, gallery and measurements; their imports do not count as use. */
const isSample = (path: string) =>
  isTest(path) || /\/fixtures\.tsx?$|\/sample-[^/]+$|\/relevance\//.test(path)

/** Files that are found by their folder, and the names by which they are read. */
const foundByFolder: readonly (readonly [files: RegExp, names: RegExp])[] = [
  [/^blocks\/[^/]+\/(schema|props|data|step)\.ts$/, /^(schema|props|data|step)$/],
  [/^blocks\/[^/]+\/view\.tsx$/, /^View$/],
  [/^blocks\/.+\/(island|islands\/[^/]+)\.tsx$/, /^Island$/],
  [/^blocks\/.+\/(enhance|enhancements\/[^/]+|begin)\.ts$/, /^(enhance|begin)$/],
  [/^client\/[^/]+\/[^/]+\.ts$/, /^enhance$/],
  [/^blocks\/[^/]+\/form-states\.ts$/, /^formStates$/],
  [/^worker\/core\/content\/types\/[^/]+\.ts$/, /^schema$/],
  [/^worker\/core\/platform\/calls\/[^/]+\.ts$/, /^call$/],
  // Texts of files that the command writes.
  [/^commands\/new\/recipes\.ts$/, /^(View|invalid)$/],
  // Vite loads these by name.
  [/^client\/vite\/output-plugins\.ts$/, /^__vitePreload$/],
  [/^commands\/serve\/store-edits\.ts$/, /^storeEdits$/],
]

const isFound = (place: string) => {
  const [path, name] = place.split(' ') as [string, string]
  return foundByFolder.some(([files, names]) => files.test(path) && names.test(name))
}

it('each export has a use in the product, not in tests alone', () => {
  const paths = [...globSync('{worker,client,blocks,kv-seed,commands}/**/*.{ts,tsx}'), 'vite.config.ts']
  const product = paths.filter(path => !isSample(path) && !path.endsWith('.d.ts'))
  const files = new Map(product.map(path => [path, readFileSync(path, 'utf8')]))
  expect(unusedExports(files).filter(place => !isFound(place))).toEqual([])
})

it('a name counts as used where it is imported, also under another name, or needed in its own file', () => {
  const files = {
    'a/one.ts': `export const a = 1\nexport type B = string\nexport function c() {}\n/** Like d. */\nexport const d = 2`,
    'a/two.ts': `import { a as other, type B } from './one.ts'\nexport const e = 3\nconst f = e + other`,
    'a/whole.ts': 'export const g = 4',
    'b/three.ts': `const later = () => import('../a/whole.ts')`,
  }
  expect(unusedExports(new Map(Object.entries(files)))).toEqual(['a/one.ts c', 'a/one.ts d'])
})
