import { readWords } from './words.ts'

const options = readWords(process.argv.slice(2))
// The measurements take seconds to load: only where the words are right.
const { runBench } = await import('./bench.ts')
await runBench(options)
