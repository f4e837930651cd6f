import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { siteModules } from './client/vite/site-modules.ts'

/** Three projects: pure code in Node, islands in a DOM, the worker in workerd with real KV. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        plugins: [siteModules()],
        test: {
          name: 'unit',
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
          include: ['worker/**/*.test.ts', 'worker/**/*.test.tsx'],
        },
      },
    ],
  },
})
