import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inDom, inNode, tags } from './unit-projects.ts'

/** Tests that start commands or copy the whole site, which take longer than all others together: `npm test` runs them. */
const withProcesses = [
  'blocks/_kit/testing/new-block.test.ts',
  'commands/content/key-store.test.ts',
  'commands/deploy/account.test.ts',
  'commands/new/recipes.test.ts',
  'commands/refused-words.test.ts',
  'commands/serve/ensure-startable.test.ts',
  'commands/storyblok/{check-space,component-files}.test.ts',
  'commands/submissions/dry-run.test.ts',
]

/** The tests that need no workerd: they start without loading it. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    tags,
    projects: [
      { ...inNode, test: { ...inNode.test, exclude: [...inNode.test.exclude, ...withProcesses] } },
      inDom,
    ],
  },
})
