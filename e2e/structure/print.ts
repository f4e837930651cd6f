import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../../commands/run-command.ts'
import { findCircles } from './find-circles.ts'
import { countEdges, folderOf, layers, twoWayPairs, upwardImports } from './layers.ts'
import { readImports, readSourcePaths } from './read-imports.ts'

/** `npm run structure`: the folders of the worker from the top down, what each imports, and what breaks the order. */

wordsOrEnd({ usage: 'npm run structure', read: args => parseArgs({ args }) })
const paths = readSourcePaths()
const imports = readImports()
const edges = countEdges(imports)

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
const atShare = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]

console.log('folder        files  lines  imports from (number of imports)\n')
for (const layer of layers) {
  for (const folder of layer) {
    const own = paths.filter(path => folderOf(path) === folder)
    if (!own.length) continue
    const lines = own.reduce((sum, path) => sum + linesOf(path), 0)
    const targets = [...edges]
      .filter(([name]) => name.startsWith(`${folder} `))
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name.split(' ')[1]} ${count}`)
    console.log(
      `${folder.padEnd(13)} ${String(own.length).padStart(5)} ${String(lines).padStart(6)}  ${targets.join(', ')}`,
    )
  }
}

const sizes = paths
  .filter(path => path.startsWith('worker/'))
  .map(linesOf)
  .sort((a, b) => a - b)
const upward = upwardImports(imports)
const circles = findCircles(imports)
const pairs = twoWayPairs(imports)
const longest = paths.filter(path => linesOf(path) > 200)
console.log(`
lines of a file of worker/: median ${atShare(sizes, 0.5)}, ninetieth percentile ${atShare(sizes, 0.9)}, most ${sizes.at(-1)}
files over 200 lines: ${longest.length ? longest.map(path => `${path} ${linesOf(path)}`).join(', ') : 'none'}
lines of worker/index.ts: ${linesOf('worker/index.ts')}
imports that lead upwards: ${upward.length ? upward.map(({ from, to }) => `\n  ${from} -> ${to}`).join('') : 'none'}
pairs that import each other: ${pairs.length ? pairs.join(', ') : 'none'}
circles of files: ${circles.length ? circles.map(circle => `\n  ${circle.join(' - ')}`).join('') : 'none'}`)
