import { wordsOrEnd } from '../commands/run-command.ts'
import { readWords, usage } from './words.ts'

const options = wordsOrEnd({ usage, read: readWords })
if (process.platform !== 'linux') {
  console.error('The benchmark reads /proc: it runs on Linux.')
  process.exit(1)
}
// The measurements take seconds to load: only where the words are right.
const { runBench } = await import('./bench.ts')
await runBench(options)
