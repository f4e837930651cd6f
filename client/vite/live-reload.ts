import { relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { createServerModuleRunner, type Plugin } from 'vite'
import type { BuildId } from './sources.ts'

const latestBuild = v.object({ id: v.string() })

const PAUSE = 25
const ATTEMPT = 2_000
/** Maximum wait (ms): a worker with broken code never takes over, and its error is in the terminal. */
const MOST = 10_000

export interface WorkerDependencies {
  /** Address of the development server, with a slash at its end; undefined until it listens. */
  readonly origin: () => string | undefined
  /** The id of the sources as they are now. */
  readonly currentId: () => string
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** The id of the sources that the worker runs; undefined if it does not answer. */
async function runningId({ origin, fetch }: WorkerDependencies): Promise<string | undefined> {
  const base = origin()
  if (!base) return undefined
  try {
    const answer = await fetch(new URL('builds/latest.json', base), { signal: AbortSignal.timeout(ATTEMPT) })
    return v.parse(latestBuild, await answer.json()).id
  } catch {
    return undefined
  }
}

/**
 * Waits until the worker of the development server runs the current sources: an earlier page would have the old sheet. Resolves to false
 * if that takes more than ten seconds.
 */
export async function awaitWorker(dependencies: WorkerDependencies): Promise<boolean> {
  const { currentId, now } = dependencies
  const id = currentId()
  const began = now()
  while (now() - began < MOST) {
    if ((await runningId(dependencies)) === id) return true
    await pause(PAUSE)
  }
  return false
}

/** Files that only the worker renders: a browser cannot replace them in a page. */
const rendered = /^(?:blocks|worker)\/.*\.tsx?$/
const views = /^blocks\//
const styles = /^blocks\/.*\.css$/
const seeded = /^kv-seed\/(?:main|global)\/.*\.json$/
const tests = /\.test\.tsx?$/
/** Delay until pages request an edited story once more (ms). */
const AGAIN = 1_000
/** Stores edited stories, which it reads from their files; the server evaluates it, because it has the schemas of their blocks. */
const seedEntry = '/commands/serve/store-edits.ts'
/** The local state that `npm run dev` serves. */
const state = '.wrangler/state'

/**
 * In `npm run dev`, tells the open pages about edits. They fetch the style sheet after an edit of a style, and their own document after one of a view
 * or of a seeded story, which is stored first (`client/development/live-edits.ts`). They reload after an edit of their own scripts, and of the worker
 * around the views. Requirement operations/developing.
 */
export function liveReload(buildId: BuildId): Plugin {
  return {
    name: 'prospectus:live-reload',
    apply: 'serve',
    configureServer(server) {
      const { environments, watcher } = server
      const { root, logger } = server.config
      const { hot, moduleGraph } = environments.client
      const reload = () => hot.send({ type: 'full-reload' })
      const tell = (event: string) => hot.send({ type: 'custom', event })
      let again: NodeJS.Timeout | undefined
      // After two edits in a second, the first answer may be the page between them, which is then read again in the background.
      function showStories(): void {
        tell('prospectus:views')
        again = setTimeout(() => tell('prospectus:views'), AGAIN)
      }
      const worker = {
        origin: () => server.resolvedUrls?.local[0],
        currentId: () => buildId.of(root),
        fetch,
        now: Date.now,
      }
      let following: Promise<unknown> = Promise.resolve()
      let seeding: Promise<unknown> = Promise.resolve()

      const runner = createServerModuleRunner(environments.ssr, { hmr: false })
      let isOutdated = false
      const loadSeed = () =>
        runner.import<{ storeEdits(state: string, show: () => void): Promise<void> }>(seedEntry)

      async function seed(): Promise<void> {
        // A page that is requested in the middle of the next edit would be, and stay for a moment, what was before it.
        clearTimeout(again)
        if (isOutdated) runner.clearCache()
        isOutdated = false
        try {
          await (await loadSeed()).storeEdits(state, showStories)
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

      // The first evaluation takes seconds; the first edit reports its errors again. A server with another state directory shows no edits of seeded
      // stories.
      if ((process.env.PERSIST_TO ?? state) === state)
        server.httpServer?.once('listening', () => {
          seeding = loadSeed().catch(() => undefined)
        })
      // One at a time: each compares the files with what was stored last.
      const queueSeed = () => {
        seeding = seeding.then(seed)
      }
      watcher.add(`${root}/kv-seed`)
      watcher.on('add', added => {
        if (seeded.test(relative(root, added))) queueSeed()
      })
      watcher.on('change', changed => {
        const path = relative(root, changed)
        if (tests.test(path)) return
        // The schemas of blocks may have changed, with which the next edited story is compared.
        if (rendered.test(path)) isOutdated = true
        if (seeded.test(path)) queueSeed()
        else if (styles.test(path)) tell('prospectus:styles')
        else if (rendered.test(path)) following = following.then(() => follow(changed))
      })
    },
  }
}
