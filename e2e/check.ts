import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../commands/run-command.ts'
import { runStep } from './run-step.ts'
import { sourceSteps } from './source-steps.ts'

wordsOrEnd({ usage: 'npm run check', read: args => parseArgs({ args }) })

/** The quick part of `npm test`. The unit tests leave a core idle for a part of their time, as the other steps do. */
const unitTests = runStep({
  command: ['vitest', 'run', '--project=unit', '--project=client', '--reporter=dot'],
})
const counts = []
for (const step of sourceSteps) counts.push(await runStep(step))
counts.push(await unitTests)

process.exit(counts.some(({ failed }) => failed) ? 1 : 0)
