import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../commands/run-command.ts'
import { changedFiles } from './changed-files.ts'
import { runStep, type Step } from './run-step.ts'
import { sourceSteps } from './source-steps.ts'

const { changed, since } = wordsOrEnd({
  usage: `npm run check [-- --changed [--since main]]
--changed checks the files that differ from the last commit, or from the one that --since names, and runs the tests that they can affect.`,
  read: args =>
    parseArgs({
      args,
      options: { changed: { type: 'boolean' }, since: { type: 'string', default: 'HEAD' } },
    }).values,
})

const inNodeAndDom = ['--config=e2e/quick.vitest.config.ts', '--reporter=dot']

/** The quick part of `npm test`, or that of the changed files: types, lint, structure and tests. */
function chooseSteps(): { readonly tests: Step; readonly source: readonly Step[] } {
  if (!changed) return { tests: { command: ['vitest', 'run', ...inNodeAndDom] }, source: sourceSteps }
  const files = changedFiles(since)
  const code = files.filter(path => /\.(?:tsx?|css)$/.test(path))
  const [types] = sourceSteps
  return {
    // Tests of the structure read files that they do not import.
    tests: { command: ['vitest', 'related', '--run', ...inNodeAndDom, ...code, ...structureTests] },
    source: [
      types!,
      { command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files] },
    ],
  }
}

const structureTests = [
  'e2e/boundaries.test.ts',
  'e2e/structure/structure.test.ts',
  'e2e/structure/in-workerd.test.ts',
  'e2e/structure/file-lengths.test.ts',
  'e2e/structure/unused-exports.test.ts',
]

const { tests, source } = chooseSteps()
// The tests leave a core idle for a part of their time, as the other steps do.
const running = runStep(tests)
const counts = []
for (const step of source) counts.push(await runStep(step))
counts.push(await running)

process.exit(counts.some(({ failed }) => failed) ? 1 : 0)
