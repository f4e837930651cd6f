import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildFiles, readBuildFiles, writeBuildFiles } from '../../client/vite/build-files.ts'

/** How long a file outlives the build that named it (ms): as long as open pages may request its chunks. */
const LIFE = 7 * 24 * 3600_000
/** Builds of a week have far fewer files; a wrong list must not fill the disk. */
const MOST = 5_000

const latest = v.object({ id: v.pipe(v.string(), v.regex(/^[\da-f]{1,40}$/)) })

interface Deployment {
  /** Origin of the site that is live. */
  readonly origin: string
  /** Folder of the new build of the client. */
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly fetch: typeof fetch
}

async function readJson<S extends v.GenericSchema>(
  schema: S,
  path: string,
  { origin, fetch }: Deployment,
): Promise<v.InferOutput<S>> {
  const answer = await fetch(new URL(path, origin))
  if (!answer.ok) throw new Error(`${path} of ${origin} answers ${answer.status}`)
  return v.parse(schema, await answer.json())
}

/** The files that the live site has and the new build lacks, with the time at which each retired. */
async function retiredFiles(deployment: Deployment): Promise<readonly (readonly [string, number])[]> {
  const { folder, now } = deployment
  const { id } = await readJson(latest, '/builds/latest.json', deployment)
  const live = await readJson(buildFiles, `/builds/meta/${id}.json`, deployment)
  const own = new Set(readBuildFiles(folder).files)
  const all = [...Object.entries(live.retired), ...live.files.map(file => [file, now] as const)]
  return all.filter(([file, retired]) => !own.has(file) && now - retired < LIFE).slice(0, MOST)
}

/**
 * Adds to a new build the hashed files of the live build, and those that it kept of earlier builds, except those retired a week ago, so that
 * open pages find their chunks after the deployment. Resolves to the kept files, and to those that the live site no longer has. Rejects if
 * the live site does not list its files.
 */
export async function keepRetired(deployment: Deployment) {
  const { origin, folder, fetch } = deployment
  const kept: Record<string, number> = {}
  const missing: string[] = []
  for (const [file, retired] of await retiredFiles(deployment)) {
    const answer = await fetch(new URL(`/${file}`, origin))
    if (!answer.ok) missing.push(file)
    else {
      writeFileSync(join(folder, file), new Uint8Array(await answer.arrayBuffer()))
      kept[file] = retired
    }
  }
  writeBuildFiles(folder, { files: readBuildFiles(folder).files, retired: kept })
  return { kept: Object.keys(kept), missing }
}
