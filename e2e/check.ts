import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../commands/run-command.ts'
import { withoutFull } from './full-size.ts'
import { changedFiles, filesToTest, readHashes, readPassed, writePassed } from './passed-files.ts'
import { runStep, type Step } from './run-step.ts'
import { sourceSteps } from './source-steps.ts'

const { changed, since } = wordsOrEnd({
  usage: `npm run check [-- --changed [--since main]]
Tests run again where a file has changed since they passed, and all the first time.
--changed checks the files that differ from the last commit, or from the one that --since names, and runs the tests that they can affect.`,
  read: args =>
    parseArgs({
      args,
      options: { changed: { type: 'boolean' }, since: { type: 'string', default: 'HEAD' } },
    }).values,
})

const inNodeAndDom = ['--config=e2e/quick.vitest.config.ts', '--reporter=dot', withoutFull]
/** Runs test files, and those that can be affected by files of code. */
const related = (files: readonly string[]): Step => ({
  command: ['vitest', 'related', '--run', ...inNodeAndDom, ...files],
})

/** These read files that they do not import. */
const structureTests = ['e2e/boundaries.test.ts', ...globSync('e2e/structure/*.test.ts')]
const readingTests = globSync('{e2e,commands,kv-seed,client/vite}/**/*.test.ts')

const record = 'node_modules/.cache/prospectus/passed.json'
const files = readHashes()

/** The quick part of `npm test`: all, without the tests of what is as it was when they passed. */
function wholeCheck(): { readonly tests: Step; readonly source: readonly Step[] } {
  const toTest = filesToTest(readPassed(record), files)
  const tests: Step = toTest
    ? related([...toTest, ...readingTests])
    : { command: ['vitest', 'run', ...inNodeAndDom] }
  return { tests, source: sourceSteps }
}

function checkOfChanges(commit: string): { readonly tests: Step; readonly source: readonly Step[] } {
  const names = changedFiles(commit)
  const code = names.filter(path => /\.tsx?$/.test(path))
  const [types] = sourceSteps
  const lint = ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...names] as const
  return {
    tests: related([...code, ...structureTests]),
    source: [types!, ...(names.length ? [{ command: lint }] : [])],
  }
}

const { tests, source } = changed ? checkOfChanges(since) : wholeCheck()
// The tests leave a core idle for a part of their time, as the other steps do.
const running = runStep(tests)
const counts = []
for (const step of source) counts.push(await runStep(step))
const tested = await running
if (!changed && !tested.failed) writePassed(record, files)

// The output goes on through a pipe, which `process.exit` would cut.
process.exitCode = [...counts, tested].some(({ failed }) => failed) ? 1 : 0
