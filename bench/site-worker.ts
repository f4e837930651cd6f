import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { text, type WorkerConfig } from './capnp.ts'

const built = v.object({
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  vars: v.record(v.string(), v.unknown()),
  assets: v.object({ binding: v.string() }),
  kv_namespaces: v.array(v.object({ binding: v.string() })),
  durable_objects: v.object({ bindings: v.array(v.object({ name: v.string(), class_name: v.string() })) }),
})

const textBinding = (name: string, value: unknown) => `(name = ${text(name)}, text = ${text(String(value))})`

/** A build of the site with the bindings of its own configuration, implemented by the services `kv` and `assets`. */
export function siteWorker(
  folder: string,
  extra: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): WorkerConfig {
  const config = v.parse(built, JSON.parse(readFileSync(join(deployedFolder, 'wrangler.json'), 'utf8')))
  const objects = config.durable_objects.bindings
  return {
    name: 'site',
    folder,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    objects: objects.map(({ class_name }) => class_name),
    bindings: [
      // No host is configured, so that any requested host is accepted; production would redirect to another port.
      ...Object.entries({ ...config.vars, SITE_HOSTS: '{}', ENVIRONMENT: 'staging', ...variables }).map(
        entry => textBinding(...entry),
      ),
      ...config.kv_namespaces.map(({ binding }) => `(name = ${text(binding)}, kvNamespace = "kv")`),
      ...objects.map(
        ({ name, class_name }) => `(name = ${text(name)}, durableObjectNamespace = ${text(class_name)})`,
      ),
      `(name = ${text(config.assets.binding)}, service = "assets")`,
      ...extra,
    ],
  }
}
