import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
// The manifest of this repository.
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
/** Commands of npm itself. */
const ofNpm = ['start', 'test']

const workflows = globSync('.github/workflows/*.yml').sort()
const documents = globSync('{*.md,docs/**/*.md,.github/**/*.{md,yml}}').sort()

/** The scripts that a text runs by name. */
const scriptsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short!,
    ),
  ),
]

it('finds the scripts of a text', () => {
  expect(scriptsIn('`npm ci && npm test`, npm run --silent submissions -- list; npm run test:full')).toEqual([
    'test',
    'submissions',
    'test:full',
  ])
  expect(ofNpm.filter(name => !(name in scripts))).toEqual([])
})

it.each([...workflows, ...documents])('the scripts that %s names exist', file => {
  expect(scriptsIn(read(file)).filter(name => !Object.hasOwn(scripts, name))).toEqual([])
})

describe.each(workflows)('%s', file => {
  const text = read(file)

  it('pins each action by its commit and names its version', () => {
    const used = [...text.matchAll(/^ *-? *uses: (.+)$/gm)].map(([, action]) => action!)
    const isPinned = (action: string) =>
      action.startsWith('./.github/') || /^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(action => !isPinned(action))).toEqual([])
  })

  it('has no more than read access but where a job says so, and keeps no credentials', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n/m)
    expect(text).not.toMatch(/pull_request_target/)
    const checkouts = text.match(/actions\/checkout@.*\n.*/g) ?? []
    expect(checkouts.filter(checkout => !checkout.includes('persist-credentials: false'))).toEqual([])
  })

  it('runs with the Node of the repository, and files that exist', () => {
    const setups = text.match(/actions\/setup-node@.*\n.*/g) ?? []
    expect(setups.filter(setup => !setup.includes('node-version-file: .nvmrc'))).toEqual([])
    const named = [...text.matchAll(/(?:node |--config=)((?:e2e|client|commands)\/\S+\.ts)/g)].map(
      ([, path]) => path!,
    )
    expect(named.filter(path => !existsSync(path))).toEqual([])
  })
})
