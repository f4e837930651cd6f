import { globSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptionsShape } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readOptions } from 'wrangler'
import { parseEnvironment } from '../../worker/env.ts'

export interface ServedBuild {
  /** The folder of the build and its `wrangler.json`. */
  readonly folder: string
  /** Variables that replace those of `wrangler.toml`. */
  readonly variables: Readonly<Record<string, string>>
  /** Port of 127.0.0.1; default: a free one. */
  readonly port?: number
  /** The folder of its storage, as wrangler lays it out; default: in memory. */
  readonly state?: string
  /** Told of each line that the worker writes. */
  readonly onLine?: (line: string) => void
}

/**
 * Serves a built worker with all of its bindings, by Miniflare. `wrangler dev` would put a second worker in front of this one and log each request,
 * which takes three times the processor time of a request (docs/decisions). Rejects where the port is taken, and where a variable would stop the
 * worker at each request.
 */
export async function serveBuild({
  folder,
  variables,
  port,
  state,
  onLine,
}: ServedBuild): Promise<Miniflare> {
  const { workerOptions, main } = readOptions(join(folder, 'wrangler.json'))
  if (!main) throw new Error(`There is no build in ${folder}: npm run build`)
  // The rules define module types for a bundler.
  const { modulesRules: _, ...sourceless } = workerOptions
  const options: V4WorkerOptionsShape = sourceless
  const bindings = { ...options.bindings, ...variables }
  parseEnvironment(bindings)
  const files = globSync('**/*.js', { cwd: folder }).map(file => join(folder, file))
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      ...(port !== undefined && { port }),
      cf: false,
      logRequests: false,
      // `npm run content` reads and writes through the site while it is served.
      unsafeLocalExplorer: true,
      ...(state !== undefined && { resourcePersistencePath: join(state, 'v3') }),
      handleStructuredLogs: ({ message }) => onLine?.(message),
      workers: [
        {
          ...options,
          bindings,
          rootPath: folder,
          modulesRoot: folder,
          // The first module is the entry.
          modules: [main, ...files.filter(file => file !== main)].map(path => ({
            type: 'ESModule' as const,
            path,
          })),
        },
      ],
    }),
  )
  await server.ready
  return server
}

/** Runs the schedule of each minute once, as the platform would. Rejects where it fails. */
export async function runSchedule(server: Miniflare): Promise<void> {
  const worker = await server.getWorker()
  const { outcome } = await worker.scheduled({ cron: '* * * * *' })
  if (outcome !== 'ok') throw new Error(`The schedule of each minute ended with "${outcome}".`)
}
