import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inBrowserOf, inDom, inNode, tags } from '../unit-projects.ts'

/** Set by `run.ts`. */
const block = process.env.BLOCK ?? ''

const contract = 'blocks/_kit/testing/{contract,every-field-is-read,hostile,library,valid-html}.test.{ts,tsx}'

/** Contract tests of some blocks, which they name. */
const ofSome = globSync('blocks/_kit/testing/{missing-data,other-languages}.test.ts').filter(path =>
  readFileSync(path, 'utf8').includes(`'${block}'`),
)

/** Its code in the browser. A project without tests would still start a server of its own. */
const ofIslands = {
  ...inDom,
  test: { ...inDom.test, sequence: { groupOrder: 0 }, include: inBrowserOf(block) },
}

/** The tests of one block: those of its folder, the contract of all blocks for this one, and its fixtures in a browser. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    tags,
    projects: [
      {
        ...inNode,
        test: {
          ...inNode.test,
          sequence: { groupOrder: 0 },
          include: [`blocks/${block}/**/*.test.{ts,tsx}`, contract, ...ofSome, 'e2e/block/own-checks.ts'],
        },
      },
      ...(globSync(inBrowserOf(block)).length ? [ofIslands] : []),
    ],
  },
})
