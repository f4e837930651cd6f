import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('docs/display-rules.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, rule, tests] = /^\| (.+) \| (`[^|]+) \|$/.exec(line) ?? []
    return rule && tests ? [{ rule, tests }] : []
  })

/** Each file of a row with the titles behind it. */
const filesIn = (tests: string) =>
  [...tests.matchAll(/`([^`]+)`((?:(?:: |, )"[^"]+")*)/g)].map(([, file = '', list = '']) => ({
    file,
    titles: [...list.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }))

describe('docs/display-rules.md', () => {
  it('has a row of tests in each line of its tables', () => {
    const lines = readFileSync('docs/display-rules.md', 'utf8').match(/^\| (?!---|rule or constant)/gm)
    expect(rows).toHaveLength(lines!.length)
  })

  it.each(rows)('$rule', ({ tests }) => {
    for (const { file, titles } of filesIn(tests)) {
      expect(existsSync(file), file).toBe(true)
      const source = readFileSync(file, 'utf8')
      const missing = titles.filter(title => !['"', "'", '`'].some(quote => source.includes(quote + title)))
      expect(missing, file).toEqual([])
    }
  })
})
