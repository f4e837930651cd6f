import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CpuProfile } from './inspector.ts'

/** A function with the time spent in itself, in milliseconds. */
export interface SelfTime {
  readonly name: string
  readonly source: string
  readonly milliseconds: number
}

/** The source file of each line of a bundle, as the bundler notes it above each module. */
function sourcesOf(bundle: string): (line: number) => string {
  const marks = bundle.split('\n').flatMap(
    (line, index) =>
      /^\/\/(?:#region)? (\S+\.[jt]sx?)$/
        .exec(line)
        ?.slice(1)
        .map(path => ({ index, path })) ?? [],
  )
  return line => marks.findLast(({ index }) => index <= line)?.path ?? ''
}

/** Functions by the time spent in themselves, the longest first. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile, folder: string): SelfTime[] {
  const sourceOf = sourcesOf(readFileSync(join(folder, 'index.js'), 'utf8'))
  const spent = new Map<number, number>()
  for (const [index, id] of samples.entries())
    spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  const functions = new Map<string, SelfTime>()
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber } = callFrame
    const name = functionName || '(anonymous)'
    const source = url ? sourceOf(lineNumber) : ''
    const key = `${name} ${source} ${lineNumber}`
    const milliseconds = (functions.get(key)?.milliseconds ?? 0) + (spent.get(id) ?? 0)
    functions.set(key, { name, source, milliseconds })
  }
  return [...functions.values()].sort((a, b) => b.milliseconds - a.milliseconds)
}
