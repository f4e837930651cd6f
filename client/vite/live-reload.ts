import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { awaitWorker } from './await-worker.ts'
import { buildIdOf } from './build-id.ts'

/** What only the worker renders: a browser cannot replace it in a page. */
const rendered = /^(?:blocks|worker)\/.*\.tsx?$/
const views = /^blocks\//
const styles = /^blocks\/.*\.css$/
const seeded = /^kv-seed\/(?:stories|translations)\/.*\.ts$/
const tests = /\.test\.tsx?$/

/**
 * `npm run dev` tells the open pages of edits. They fetch the style sheet after one of a style, and their own document after one of a view
 * (`client/development/live-edits.ts`). They are loaded again after an edit of what they run themselves, of the worker around the views, and
 * of a seeded story, which is stored first. Requirement operations/developing.
 */
export function liveReload(): Plugin {
  return {
    name: 'prospectus:live-reload',
    apply: 'serve',
    configureServer(server) {
      const { environments, watcher } = server
      const { root, logger } = server.config
      const { hot, moduleGraph } = environments.client
      const reload = () => hot.send({ type: 'full-reload' })
      const tell = (event: string) => hot.send({ type: 'custom', event })
      const worker = {
        origin: () => server.resolvedUrls?.local[0],
        currentId: () => buildIdOf(root),
        fetch,
        now: Date.now,
      }
      let following: Promise<unknown> = Promise.resolve()
      let seeding: Promise<unknown> = Promise.resolve()

      async function seed(): Promise<void> {
        try {
          await promisify(execFile)(process.execPath, ['kv-seed/reseed.ts'], { cwd: root })
          reload()
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error))
        }
      }

      const isRunByPages = (changed: string) => Boolean(moduleGraph.getModulesByFile(changed)?.size)

      async function follow(changed: string): Promise<void> {
        if (!(await awaitWorker(worker))) logger.warn('The worker has not taken over the last edit.')
        if (views.test(relative(root, changed)) && !isRunByPages(changed)) tell('prospectus:views')
        else reload()
      }

      watcher.add(`${root}/kv-seed`)
      watcher.on('change', changed => {
        const path = relative(root, changed)
        if (tests.test(path)) return
        // One at a time: each stores all stories.
        if (seeded.test(path)) seeding = seeding.then(seed)
        else if (styles.test(path)) tell('prospectus:styles')
        else if (rendered.test(path)) following = following.then(() => follow(changed))
      })
    },
  }
}
