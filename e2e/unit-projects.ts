import type { UserWorkspaceConfig } from 'vitest/config'
import { siteModules } from '../client/vite/site-modules.ts'
import { seedFiles } from '../kv-seed/testing/seed-module.ts'
import { inWorkerd } from './in-workerd.ts'

/** Tests of the code of a block that runs in the browser; `*` for all blocks. */
export const inBrowserOf = (block: string) => [
  `blocks/${block}/{island,enhance,begin}.test.{ts,tsx}`,
  `blocks/${block}/client/**/*.test.{ts,tsx}`,
]

const inBrowser = [...inBrowserOf('*'), 'blocks/_kit/{islands,enhancements}/**/*.test.{ts,tsx}']

/** Fonts, icons and styles, made once for all projects. */
export const site = siteModules()

/** The build of React that is deployed: the one of development, which tests of islands have, takes twice as long for a page. */
export const deployedReact = { oxc: { jsx: { development: false } } }

/** Further samples of a kind, which run in `npm run test:full`. */
export const tags = [{ name: 'full', description: 'runs in npm run test:full alone' }]

/** Pure code in Node, also of the worker. Files share runners, which evaluate each module once. */
export const inNode = {
  plugins: [site, seedFiles()],
  ...deployedReact,
  test: {
    name: 'unit',
    env: { NODE_ENV: 'production' },
    isolate: false,
    testTimeout: 20_000,
    sequence: { groupOrder: 1 },
    environment: 'node',
    include: [
      'blocks/**/*.test.{ts,tsx}',
      'worker/**/*.test.{ts,tsx}',
      'kv-seed/**/*.test.ts',
      'commands/**/*.test.ts',
      'client/vite/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    exclude: [...inBrowser, ...inWorkerd],
  },
} satisfies UserWorkspaceConfig

/** Islands in a DOM. Files have modules of their own in contexts that share a thread, because a thread for each takes three times as long. */
export const inDom = {
  plugins: [site],
  test: {
    name: 'client',
    testTimeout: 20_000,
    sequence: { groupOrder: 2 },
    environment: 'happy-dom',
    pool: 'vmThreads',
    include: ['client/**/*.test.ts', 'client/**/*.test.tsx', ...inBrowser],
    exclude: ['client/vite/**'],
  },
} satisfies UserWorkspaceConfig
