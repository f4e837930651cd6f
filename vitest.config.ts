import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { siteModules } from './client/vite/site-modules.ts'
import { migrationFolders } from './commands/local/databases.ts'
import { isFullSize } from './e2e/full-size.ts'
import { seedFiles } from './kv-seed/testing/seed-module.ts'

/** Tests of code that runs in the browser. */
const inBrowser = [
  'blocks/**/{island,enhance,begin}.test.{ts,tsx}',
  'blocks/*/client/**/*.test.{ts,tsx}',
  'blocks/_kit/{islands,enhancements}/**/*.test.{ts,tsx}',
]

const isLong = ({ moduleId }: TestSpecification) =>
  /\/(?:contract|demo-site|drills|embedded|faults|hostile-forms|publish-(?:cost|sequences)|strike-prices|two-workers|unknown-paths)\.test/.test(
    moduleId,
  )

/** Where no run is remembered yet, small files that take long would begin last, and the other runners wait for them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

/** Fonts, icons and styles, made once for all projects. */
const site = siteModules()

/** The build of React that is deployed: the one of development, which tests of islands have, takes twice as long for a page. */
const deployedReact = { oxc: { jsx: { development: false } } }

/**
 * Three projects, one after the other: the worker in workerd with real KV, D1, R2 and queues, pure code in Node, islands in a DOM. The worker
 * comes first, because its tests wait, and `npm test` checks types and builds meanwhile. Files of the first two share runners, which
 * evaluate each module once: nothing keeps state in a module, and KV is emptied before each file. Files of the last have a DOM and
 * modules of their own in contexts that share a thread, because a thread for each takes three times as long.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    // Read by `loopCount` and `migrate-database.ts` of worker/tests/setup.
    provide: {
      isFullSize: isFullSize,
      migrations: {
        forms: await readD1Migrations(migrationFolders.DB),
        records: await readD1Migrations(migrationFolders.RECORDS),
        index: await readD1Migrations(migrationFolders.INDEX),
      },
    },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [site],
        ...deployedReact,
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          isolate: false,
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: [
            'blocks/**/*.test.ts',
            'blocks/**/*.test.tsx',
            'kv-seed/**/*.test.ts',
            'commands/**/*.test.ts',
            'client/vite/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: inBrowser,
        },
      },
      {
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
      },
      {
        plugins: [
          site,
          seedFiles(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { NODE_ENV: 'production' },
              // Modules and results come and go through a socket of this machine, which needs no compression.
              compatibilityFlags: ['no_web_socket_compression'],
            },
          }),
        ],
        ...deployedReact,
        test: {
          name: 'worker',
          isolate: false,
          // Else a `require` is made for each module, which takes as long as evaluating most of them.
          injectCjsGlobals: false,
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
          include: ['worker/**/*.test.ts', 'worker/**/*.test.tsx'],
          setupFiles: ['worker/tests/setup/empty-kv.ts', 'worker/tests/setup/migrate-database.ts'],
        },
      },
    ],
  },
})
