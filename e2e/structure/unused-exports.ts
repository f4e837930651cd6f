import { dirname, join } from 'node:path'

const declaration = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm
const namedImport = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/gm
const wholeImport = /^(?:import\s+(?:type\s+)?\*|export\s+\*)[^'\n]*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

const pathOf = (from: string, specifier: string) => join(dirname(from), specifier.replace(/\?.*$/, ''))

/** The names that a list imports or exports: `A`, `B` and `c` for `A`, `type B` and `c as d`. */
const askedNames = (list: string) =>
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
export function unusedExports(files: ReadonlyMap<string, string>): readonly string[] {
  const used = new Set<string>()
  const whole = new Set<string>()
  for (const [path, text] of files) {
    for (const [, names, from] of text.matchAll(namedImport))
      for (const name of askedNames(names!)) used.add(`${pathOf(path, from!)} ${name}`)
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
