import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

/** A worker as workerd serves it: its folder of modules with `index.js` first, its bindings as capnp text. */
export interface WorkerConfig {
  readonly name: string
  readonly folder: string
  readonly compatibilityDate: string
  readonly compatibilityFlags?: readonly string[]
  readonly bindings?: readonly string[]
  /** Classes of its durable objects. */
  readonly objects?: readonly string[]
  /** The service that answers its requests to the network; default: no request leaves the worker. */
  readonly network?: string
}

/** A service that another server answers, at a port of the loopback. */
export interface External {
  readonly name: string
  readonly port: number
}

export const text = JSON.stringify

const moduleNames = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))

function workerService(worker: WorkerConfig, base: string): string {
  const {
    name,
    folder,
    compatibilityDate,
    compatibilityFlags = [],
    bindings = [],
    objects = [],
    network,
  } = worker
  const modules = moduleNames(folder).map(
    path => `(name = ${text(path)}, esModule = embed ${text(`${relative(base, folder)}/${path}`)})`,
  )
  const namespaces = objects.map(name => `(className = ${text(name)}, uniqueKey = ${text(name)})`)
  return `(name = ${text(name)}, worker = (
    modules = [${modules.join(', ')}],
    bindings = [${bindings.join(', ')}],
    durableObjectNamespaces = [${namespaces.join(', ')}],
    durableObjectStorage = (inMemory = void),
    compatibilityDate = ${text(compatibilityDate)},
    compatibilityFlags = ${text(compatibilityFlags)}${network ? `,\n    globalOutbound = ${text(network)}` : ''}
  ))`
}

/**
 * A configuration for workerd, to be written into the folder `base`: the first worker listens on a free port of the
 * loopback, and so does the worker `kv`, which reports the reads it got; no worker has network access.
 */
export function workerdConfig(
  workers: readonly WorkerConfig[],
  base: string,
  externals: readonly External[] = [],
): string {
  const services = [
    ...workers.map(worker => workerService(worker, base)),
    ...externals.map(
      ({ name, port }) => `(name = ${text(name)}, external = (address = "127.0.0.1:${port}", http = ()))`,
    ),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n')}, (name = "internet", network = (allow = []))],
  sockets = [
    (name = "http", address = "127.0.0.1:0", http = (), service = ${text(workers[0]!.name)}),
    (name = "kv", address = "127.0.0.1:0", http = (), service = "kv")
  ]
);
`
}
