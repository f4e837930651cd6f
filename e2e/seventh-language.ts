import { withProjectCopy } from './project-copy.ts'

/** Adds Dutch to a copy of the project, as docs/how-to.md says, and checks that the list and the words are all that it needs. */
withProjectCopy('seventh-language', ({ paths, read, write, run }) => {
  /** Throws where the text is as before: the copy would be checked without the language. */
  function change(path: string, edit: (text: string) => string): void {
    const [before, after] = [read(path), edit(read(path))]
    if (after === before) throw new Error(`${path} has another form than this check expects`)
    write(path, after)
  }

  const messages = 'blocks/_kit/messages'
  change('blocks/_kit/words.ts', text => text.replace("'pt'] as const", "'pt', 'nl'] as const"))
  // One text differs from the English one, so that a page shows whose words it has.
  write(`${messages}/nl.ts`, read(`${messages}/en.ts`).replace('english', 'dutch'))
  change(`${messages}/nl.ts`, text => text.replace(/(skipToContent: ).*/, "$1'Naar de inhoud',"))
  change(`${messages}.ts`, text =>
    text.replace(/^import /m, "import { dutch } from './messages/nl.ts'\nimport "),
  )
  change(`${messages}.ts`, text => text.replace('  en: english,\n', '  en: english,\n  nl: dutch,\n'))

  // The other tables of words have the English entry a second time.
  const isTable = /satisfies Words|: Words<|Record<LanguageCode,/
  const entry = /^( +)en: (?:\{\n[\s\S]*?^\1\}|.*),\n/gm
  const tables = paths.filter(
    path => /^(?:blocks|client|worker)\/.*(?<!\.test)\.tsx?$/.test(path) && isTable.test(read(path)),
  )
  for (const path of tables)
    if (path !== `${messages}.ts`)
      write(
        path,
        read(path).replace(entry, words => words + words.replace('en:', 'nl:')),
      )

  run('tsc', '-b', 'worker', 'blocks', 'client', 'commands')
  // In the copy there are seven languages in the list.
  run('vitest', 'run', '--reporter=verbose', '--silent=true', 'worker/tests/every-language.test.ts')
})
