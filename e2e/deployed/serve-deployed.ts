import { deployedFolder } from '../../client/vite/build-deployed.ts'
import { seedEntries } from '../../commands/local/seed.ts'
import { runSchedule, serveBuild } from '../../commands/serve/serve-build.ts'
import { type Databases, makeTables } from './make-tables.ts'

export const origin = 'https://www.example.org'

interface Bindings extends Databases {
  readonly CONTENT: { put(key: string, value: string): Promise<void> }
}

export interface DeployedSite {
  /** Requests a path of the site, without following redirects. */
  readonly request: (
    path: string,
    init?: { readonly method?: string; readonly body?: string },
  ) => Promise<Answer>
  /** Runs the schedule of each minute. */
  readonly runSchedule: () => Promise<void>
  /** How many redirects its index has. */
  readonly countRedirects: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Answer = Pick<Response, 'status' | 'text' | 'json'> & { readonly headers: Pick<Headers, 'get'> }

/** Runs the built worker with the variables of the production environment and with inspector, at `origin`, on the demonstration content in memory. */
export async function serveDeployed(): Promise<DeployedSite> {
  const server = await serveBuild({
    folder: deployedFolder,
    variables: { SITE_ORIGIN: origin, TESTING_ENABLED: 'true' },
  })
  const bindings = await server.getBindings<Bindings>()
  await makeTables(bindings)
  for (const { key, value } of await seedEntries()) await bindings.CONTENT.put(key, value)
  return {
    request: (path, init) => server.dispatchFetch(new URL(path, origin), { ...init, redirect: 'manual' }),
    runSchedule: () => runSchedule(server),
    countRedirects: async () =>
      (await bindings.INDEX.prepare('SELECT * FROM redirects').all()).results.length,
    stop: () => server.dispose(),
  }
}
