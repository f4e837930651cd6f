import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest } from './read-imports.ts'

const declaration = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm
const namedImport = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/gm
const wholeImport = /^(?:import\s+(?:type\s+)?\*|export\s+\*)[^'\n]*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

const pathOf = (from: string, specifier: string) => join(dirname(from), specifier.replace(/\?.*$/, ''))

/** The names that a list imports or exports: `A`, `B` and `c` for `A`, `type B` and `c as d`. */
const importedNames = (list: string) =>
  list.split(',').map(
    name =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s/)[0]!,
  )

/** Code without comments, imports and texts, which only mention names. */
const codeOf = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [^;]*? from '[^']*'$|'[^'\n]*'/gm, '')

const timesIn = (code: string, name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

/**
 * Exports, as `path name`, that no file imports and that their own file does not use either. A module that is imported as a whole counts
 * as used.
 */
function unusedExports(files: ReadonlyMap<string, string>): readonly string[] {
  const used = new Set<string>()
  const whole = new Set<string>()
  for (const [path, text] of files) {
    for (const [, names, from] of text.matchAll(namedImport))
      for (const name of importedNames(names!)) used.add(`${pathOf(path, from!)} ${name}`)
    for (const [, from, later] of text.matchAll(wholeImport)) whole.add(pathOf(path, (from ?? later)!))
  }
  return [...files].flatMap(([path, text]) => {
    if (whole.has(path)) return []
    const code = codeOf(text)
    return [...text.matchAll(declaration)]
      .map(([, name]) => name!)
      .filter(name => !used.has(`${path} ${name}`) && timesIn(code, name) < 2)
      .map(name => `${path} ${name}`)
  })
}

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
  [/^worker\/core\/content\/types\/[^/]+\.ts$/, /^[a-z][A-Za-z]*Schema$/],
  [/^worker\/core\/platform\/calls\/[^/]+\.ts$/, /^call$/],
  // Texts of files that the command writes.
  [/^commands\/new\/recipes\.ts$/, /^(View|invalid)$/],
  // Vite loads these by name.
  [/^client\/vite\/output-plugins\.ts$/, /^__vitePreload$/],
  [/^commands\/serve\/store-edits\.ts$/, /^storeEdits$/],
  // A new local state is written by what it finds in the folders of tools.
  [/^worker\/tools\/[^/]+\/seed\.ts$/, /^seedEntries$/],
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
