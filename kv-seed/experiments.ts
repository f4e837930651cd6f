/** `npm run experiments [-- counts.json]`: what the content tests, and what is wrong with it. */
import { readFileSync } from 'node:fs'
import { parseCounts, reportExperiments } from './experiment-report.ts'
import { mainSpace } from './space.ts'

const [file] = process.argv.slice(2)
const { lines, faults } = reportExperiments(mainSpace(), file ? parseCounts(readFileSync(file, 'utf8')) : {})
for (const line of [...lines, ...faults]) console.log(line)
process.exitCode = faults.length ? 1 : 0
