import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf } from './structure/read-imports.ts'

/** Commands that parse their words before they load modules that take a second. */
const commands = [
  'bench/run.ts',
  'e2e/check.ts',
  'e2e/structure/print.ts',
  'commands/content/content.ts',
  'commands/deploy/deploy.ts',
  'commands/deploy/setup.ts',
  'commands/serve/dev.ts',
  'commands/drill/drill.ts',
  'commands/events/events.ts',
  'commands/serve/start.ts',
  'commands/submissions/submissions.ts',
]

/** Packages that are loaded in some milliseconds; others (Vite, wrangler, workerd, browsers) take a second or more. */
const quick = /^(?:node:|valibot$|hono\/utils\/)/
/** Own files that take as long: the local state, views, the server and the measurements. */
const slow = /\.tsx$|^(?:commands\/(?:local\/seed|serve\/serve-build)|bench\/bench)\.ts$/

/** Files that Node loads before the first line of a file runs: its static imports and theirs. */
function loadedBefore(entry: string): ReadonlySet<string> {
  const loaded = new Set([entry])
  // A set is walked to its end, which files that are added on the way move.
  for (const path of loaded) {
    if (!/\.tsx?$/.test(path)) continue
    const atOnce = readFileSync(path, 'utf8').replaceAll(/\bimport\(/g, 'later(')
    for (const { to, isType } of importsOf(path, atOnce)) if (!isType) loaded.add(to)
  }
  return loaded
}

const isSlow = (path: string) => (/\.(?:tsx?|json)$/.test(path) ? slow.test(path) : !quick.test(path))

it.each(commands)('%s loads nothing slow before it has read its words', command => {
  expect([...loadedBefore(command)].filter(isSlow)).toEqual([])
})

it.each(['commands/local/seed.ts', 'commands/serve/serve-build.ts', 'bench/bench.ts'])(
  '%s, which commands load later, would be noticed',
  file => {
    expect([...loadedBefore(file)].filter(isSlow).length).toBeGreaterThan(1)
  },
)
