import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** What only the worker renders: a browser cannot replace it in a page. */
const rendered = /^(?:blocks|worker)\/.*\.(?:tsx?|css)$/
const seeded = /^kv-seed\/(?:stories|translations)\/.*\.ts$/
const tests = /\.test\.tsx?$/

/** Milliseconds in which the worker takes over the changed module. */
const TAKING_OVER = 100

/**
 * `npm run dev`: loads the open pages again after an edit of a view, a style or a seeded story, which is stored first. Requirement
 * operations/developing.
 */
export function liveReload(): Plugin {
  return {
    name: 'prospectus:live-reload',
    apply: 'serve',
    configureServer({ environments, watcher, config: { root, logger } }) {
      const reload = () => environments.client.hot.send({ type: 'full-reload' })
      let seeding: Promise<unknown> = Promise.resolve()

      async function seed(): Promise<void> {
        try {
          await promisify(execFile)(process.execPath, ['kv-seed/reseed.ts'], { cwd: root })
          reload()
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error))
        }
      }

      watcher.add(`${root}/kv-seed`)
      watcher.on('change', changed => {
        const path = relative(root, changed)
        if (tests.test(path)) return
        // One at a time: each stores all stories.
        if (seeded.test(path)) seeding = seeding.then(seed)
        else if (rendered.test(path)) setTimeout(reload, TAKING_OVER)
      })
    },
  }
}
