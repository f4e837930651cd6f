import { language } from '../commands/new/language.ts'
import { withProjectCopy } from './project-copy.ts'

/** Adds Dutch to a copy of the project, as `npm run new -- language nl` does, and checks that nothing else is needed. */
withProjectCopy('seventh-language', ({ paths, read, write, run }) => {
  const { files, changed } = language('nl', { paths, read })
  // One text differs from the English one, so that a page shows whose words it has.
  for (const [path, text] of Object.entries({ ...files, ...changed }))
    write(path, text.replace(/(?<=dutch: [\s\S]*skipToContent: ).*/, "'Naar de inhoud',"))

  run('tsc', '-b', 'worker', 'blocks', 'client', 'commands')
  // In the copy there are seven languages in the list.
  run('vitest', 'run', '--reporter=verbose', '--silent=true', 'worker/tests/every-language.test.ts')
})
