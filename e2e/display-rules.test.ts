import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** The rows of the table: what a rule is about, and what holds it. */
const rows = read('docs/display-rules.md')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| block ') && !line.startsWith('| ---'))
  .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim()))
  .map(([, about = '', rule = '', heldBy = '']) => ({ about, rule, heldBy }))

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

const places = ['', 'blocks/', 'e2e/journeys/']
const filesNamed = (name: string, folders: readonly string[]): string[] =>
  [...places, ...folders.map(folder => `blocks/${folder}/`)]
    .map(place => place + name)
    .filter(file => existsSync(file))

/** The blocks that a row speaks of: its first column, and what stands before a colon or alone in its last one. */
const foldersOf = ({ about, heldBy }: (typeof rows)[number]): string[] =>
  globSync('blocks/*/schema.ts')
    .map(file => file.split('/')[1]!)
    .filter(name =>
      new RegExp(`(?:^|[ ,;])${name}(?:$|[ ,:;])`).test(`${about.replaceAll(' ', '-')} ${heldBy}`),
    )

describe.each(rows)('$about: $rule', row => {
  const folders = foldersOf(row)
  const named = all(row.heldBy, /`([^`]+)`/g)
  const files = named.flatMap(name => filesNamed(name, folders))
  const own = folders.flatMap(folder => globSync(`blocks/${folder}/*.test.tsx`))
  const tests = [...files, ...own].map(read).join('\n')
  const fixtures = folders.map(folder => read(`blocks/${folder}/fixtures.ts`)).join('\n')

  it('is held by something', () => {
    expect(row.heldBy && [...files, ...own]).not.toEqual([])
  })

  it.each(named)('%s is a file, or a fixture', name => {
    expect(filesNamed(name, folders).length > 0 || fixtures.includes(`'${name}'`)).toBe(true)
  })

  it.each(all(row.heldBy, /"([^"]+)"/g))('a test says "%s"', title => {
    for (const part of title.split('…')) expect(tests).toContain(part.trim())
  })
})
