import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSourcePaths } from './read-imports.ts'

/** Tables and sample content: they are read by their entries. */
const isData = (path: string) => /\/fixtures\.tsx?$|^worker\/log\/events\.ts$/.test(path)

const lengths = readSourcePaths()
  .filter(path => !isData(path))
  .map(path => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

const linesAt = (share: number) => lengths[Math.floor(share * lengths.length)]!.lines

it('a file of code has no more than 200 lines, nine of ten no more than 120, half of them no more than 45', () => {
  expect(lengths.filter(({ lines }) => lines > 200)).toEqual([])
  expect(linesAt(0.9)).toBeLessThanOrEqual(120)
  expect(linesAt(0.5)).toBeLessThanOrEqual(45)
})
