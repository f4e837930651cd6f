import { wordsOrEnd } from '../kv-seed/run-command.ts'
import { readWords, usage } from './words.ts'

const options = wordsOrEnd({ usage, read: readWords })
// The measurements take seconds to load: only where the words are right.
const { runBench } = await import('./bench.ts')
await runBench(options)
