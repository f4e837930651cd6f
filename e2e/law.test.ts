import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of the table in `docs/law.md`, by the name of their demand. */
const rows = readFileSync('docs/law.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .slice(2)
  .map(line => line.slice(2, -2).split(' | '))
  .map(([demand = '', source = '', read = '', met = '', tests = '']) => ({
    demand,
    source,
    read,
    met,
    tests,
  }))

/** The paths in a cell; names of fields stand as code, too, and have no slash. */
const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, path]) => path!)

describe('the table of what the law requires', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(5))

  describe.each(rows)('$demand', ({ source, read, met, tests }) => {
    it('names tests that exist', () => {
      const files = pathsIn(tests)
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter(file => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(file))).toEqual([])
    })

    it('is met at places that exist', () => {
      const places = pathsIn(met)
      expect(places.length).toBeGreaterThan(0)
      expect(places.filter(place => !existsSync(place))).toEqual([])
    })

    it('says of its source what was read, and where', () => {
      expect(source).not.toBe('')
      for (const part of read.split('; ').filter(one => !one.startsWith('nothing was found')))
        expect(part).toMatch(/^(?:law|secondary): (?:the same$|\[[^\]]+\]\(https:\/\/[^)\s]+\))/)
    })
  })

  it('begins with addresses, to which “the same” refers', () => expect(rows[0]?.read).toContain('https://'))
})
