import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { siteModules } from './client/vite/site-modules.ts'

/**
 * Three projects, one after the other: pure code in Node, islands in a DOM, the worker in workerd with real KV. Files share the
 * runners of their project, which evaluate each module once: nothing keeps state in a module, and `createTestSite` empties KV.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    projects: [
      {
        plugins: [siteModules()],
        test: {
          name: 'unit',
          isolate: false,
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: [
            'blocks/**/*.test.ts',
            'blocks/**/*.test.tsx',
            'kv-seed/**/*.test.ts',
            'client/vite/**/*.test.ts',
            'e2e/*.test.ts',
          ],
          exclude: ['blocks/**/island.test.tsx', 'blocks/_kit/client/**'],
        },
      },
      {
        plugins: [siteModules()],
        test: {
          name: 'client',
          isolate: false,
          sequence: { groupOrder: 1 },
          environment: 'happy-dom',
          include: [
            'client/**/*.test.ts',
            'client/**/*.test.tsx',
            'blocks/**/island.test.tsx',
            'blocks/_kit/client/**/*.test.tsx',
          ],
          exclude: ['client/vite/**'],
        },
      },
      {
        plugins: [siteModules(), cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: {
          name: 'worker',
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['worker/**/*.test.ts', 'worker/**/*.test.tsx'],
          setupFiles: ['worker/testing/empty-kv.ts'],
        },
      },
    ],
  },
})
