import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { migrationFolders } from './commands/local/databases.ts'
import { localVars } from './commands/local/local-configuration.ts'
import { isFullSize } from './e2e/full-size.ts'
import { inWorkerd } from './e2e/in-workerd.ts'
import { deployedReact, inDom, inNode, site, tags } from './e2e/unit-projects.ts'
import { seedFiles } from './kv-seed/testing/seed-module.ts'

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

/**
 * Three projects, one after the other: what needs workerd, with real D1, R2 and queues, pure code in Node, islands in a DOM. The worker comes
 * first, because its tests wait, and `npm test` checks types and builds meanwhile. Its files share runners, as those in Node do: nothing keeps
 * state in a module, and KV is emptied before each file.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: '100%',
    tags,
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
      inNode,
      inDom,
      {
        plugins: [
          site,
          seedFiles(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { ...localVars, NODE_ENV: 'production' },
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
          include: inWorkerd,
          setupFiles: ['worker/tests/setup/empty-kv.ts', 'worker/tests/setup/migrate-database.ts'],
        },
      },
    ],
  },
})
