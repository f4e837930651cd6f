import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSourcePaths } from './read-imports.ts'

/** Tables and sample content: they are read by their entries. */
const isData = (path: string) => /\/fixtures\.tsx?$|^worker\/core\/base\/log\/events\.ts$/.test(path)

it('a file of code has no more than 200 lines', () => {
  const long = readSourcePaths()
    .filter(path => !isData(path))
    .map(path => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 200)
  expect(long).toEqual([])
})
