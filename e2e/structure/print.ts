import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wordsOrEnd } from '../../commands/run-command.ts'
import { coreParts, findCircles, placeOf, twoWayPairs, wrongImports } from './layers.ts'
import { readImports, readSourcePaths } from './read-imports.ts'

/** `npm run structure`: the parts of the worker, the imports of each, and the violations of their order. */

wordsOrEnd({ usage: 'npm run structure', read: args => parseArgs({ args }) })
const paths = readSourcePaths()
const imports = readImports()

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
const atShare = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]
const nameOf = (path: string) => {
  const place = placeOf(path)
  return place && place.kind !== 'root' ? `${place.kind}/${place.name}` : undefined
}
const namesOf = (kind: string) =>
  [...new Set(paths.flatMap(path => nameOf(path) ?? []))].filter(name => name.startsWith(`${kind}/`)).sort()

const ordered = [...namesOf('tools'), ...namesOf('features'), ...coreParts.map(part => `core/${part}`)]
console.log('folder                    files  lines  imports from (number of imports)\n')
for (const name of ordered) {
  const own = paths.filter(path => nameOf(path) === name)
  const lines = own.reduce((sum, path) => sum + linesOf(path), 0)
  const targets = imports.flatMap(({ from, to }) => {
    const target = nameOf(from) === name ? nameOf(to) : undefined
    return target && target !== name ? target : []
  })
  const counts = [...Map.groupBy(targets, target => target)].map(
    ([target, { length }]) => [target, length] as const,
  )
  const words = counts.sort(([, a], [, b]) => b - a).map(([target, count]) => `${target} ${count}`)
  console.log(
    `${name.padEnd(25)} ${String(own.length).padStart(5)} ${String(lines).padStart(6)}  ${words.join(', ')}`,
  )
}

const sizes = paths
  .filter(path => path.startsWith('worker/'))
  .map(linesOf)
  .sort((a, b) => a - b)
const upward = wrongImports(imports)
const circles = findCircles(imports)
const pairs = twoWayPairs(imports)
const longest = paths.filter(path => linesOf(path) > 200)
console.log(`
lines of a file of worker/: median ${atShare(sizes, 0.5)}, ninetieth percentile ${atShare(sizes, 0.9)}, most ${sizes.at(-1)}
files over 200 lines: ${longest.length ? longest.map(path => `${path} ${linesOf(path)}`).join(', ') : 'none'}
lines of worker/index.ts: ${linesOf('worker/index.ts')}
imports of a wrong direction: ${upward.length ? upward.map(({ from, to }) => `\n  ${from} -> ${to}`).join('') : 'none'}
pairs that import each other: ${pairs.length ? pairs.join(', ') : 'none'}
circles of files: ${circles.length ? circles.map(circle => `\n  ${circle.join(' - ')}`).join('') : 'none'}`)
