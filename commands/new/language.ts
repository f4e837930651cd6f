import type { Recipe } from './recipe.ts'

/** The project, or a copy of it. */
export interface Sources {
  /** From its root. */
  readonly paths: readonly string[]
  readonly read: (path: string) => string
}

const codes = 'blocks/_kit/words.ts'
const messages = 'blocks/_kit/messages'

const isTable = /satisfies Words|: Words<|Record<LanguageCode,/
/** The English entry of a table, in one line or in several. */
const entry = /^( +)en: (?:\{\n[\s\S]*?^\1\}|.*),\n/gm

/** The text after an edit. Throws where the edit finds nothing: the file has another form than this recipe expects. */
function edited(path: string, text: string, edit: (text: string) => string): string {
  const after = edit(text)
  if (after === text) throw new Error(`${path} has another form than this command expects`)
  return after
}

/** The imports of messages in the order of their paths, with a new one. */
const withImport = (text: string, line: string) =>
  text.replace(/(?:^import .* from '\.\/messages\/\w\w\.ts'\n)+/m, lines => {
    const pathOf = (one: string) => one.slice(one.indexOf(" from '"))
    return [...lines.trimEnd().split('\n'), line]
      .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
      .map(one => `${one}\n`)
      .join('')
  })

/**
 * A language in the list of codes and in each table of words, where it begins with the English words. Throws for a code that names no
 * language, or one that the site has.
 */
export function language(code: string, { paths, read }: Sources): Recipe {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code)!
  if (!/^[a-z]{2}$/.test(code) || name === code)
    throw new Error('name it by its code of two letters (ISO 639-1)')
  if (paths.includes(`${messages}/${code}.ts`)) throw new Error(`the site has ${name} already`)
  const constant = name.toLowerCase().replace(/\P{ASCII}|\W/gu, '')
  const tables = paths.filter(
    path =>
      /^(?:blocks|client|worker)\/.*(?<!\.test)\.tsx?$/.test(path) &&
      path !== `${messages}.ts` &&
      isTable.test(read(path)),
  )
  const withWords = tables
    .map(path => {
      const twice = (words: string) => words + words.replace('en:', `${code}:`)
      return [path, read(path), read(path).replace(entry, twice)] as const
    })
    .filter(([, before, after]) => before !== after)
  const list = edited(codes, read(codes), text =>
    text.replace(/(?<=languageCodes = \[[^\]]*)(?=\] as const)/, `, '${code}'`),
  )
  const all = edited(`${messages}.ts`, read(`${messages}.ts`), text =>
    withImport(text, `import { ${constant} } from './messages/${code}.ts'`).replace(
      /^( +)en: english,\n/m,
      `$&$1${code}: ${constant},\n`,
    ),
  )
  return {
    files: {
      [`${messages}/${code}.ts`]: read(`${messages}/en.ts`).replace(/\benglish\b/, constant),
    },
    changed: {
      [codes]: list,
      [`${messages}.ts`]: all,
      ...Object.fromEntries(withWords.map(([path, , after]) => [path, after])),
    },
    next: [
      `Translate the entries \`${code}\` of these files, which have the English words; then: npm run check`,
    ],
  }
}
