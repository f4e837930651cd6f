import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { readBundle, startScripts } from '../e2e/deployed/read-bundle.ts'
import { benchFolder } from './build.ts'
import { type WorkerConfig, workerdConfig } from './capnp.ts'
import { median } from './measure.ts'
import { siteWorker } from './site-worker.ts'
import { helper } from './variants.ts'
import { cpuTime, serve } from './workerd.ts'

/** The worker that is deployed: kilobytes of its scripts, and how long it takes to start. */
export interface StartUp {
  /** Size of all scripts, compressed together as in an upload. */
  readonly compressed: number
  readonly scripts: number
  /** Size of the scripts that run when the worker starts. */
  readonly early: number
  /** Milliseconds of CPU until a server listens, beyond those of a server with an empty worker. */
  readonly milliseconds: number
}

const starts = 9
const kilobytes = (bytes: number) => bytes / 1024

/** A worker runs its scripts before its server listens. */
async function timeStart(config: string): Promise<number> {
  const server = await serve(config)
  const used = cpuTime(server.pid)
  server.stop()
  return used
}

function writeStart(name: string, worker: WorkerConfig): string {
  const file = join(benchFolder, `start-${name}.capnp`)
  const kv = helper('kv', ['(name = "ENTRIES", json = "[]")'])
  writeFileSync(file, workerdConfig([worker, kv, helper('assets')], benchFolder))
  return file
}

/** Reads the sizes of the deployed worker, and starts it and an empty one in turn. */
export async function startUp(): Promise<StartUp> {
  const { code } = readBundle(deployedFolder)
  const early = [...startScripts(deployedFolder)].map(script => readFileSync(join(deployedFolder, script)))
  const [site, empty] = [
    writeStart('site', siteWorker(deployedFolder)),
    writeStart('empty', helper('constant', ['(name = "PAGE", text = "")'])),
  ]
  await timeStart(site)
  const beyond: number[] = []
  for (let turn = 0; turn < starts; turn++) beyond.push((await timeStart(site)) - (await timeStart(empty)))
  return {
    compressed: kilobytes(gzipSync(code).length),
    scripts: kilobytes(Buffer.byteLength(code)),
    early: kilobytes(early.reduce((sum, { length }) => sum + length, 0)),
    milliseconds: median(beyond),
  }
}

/** Limits of the platform: it refuses larger workers of a free account, and any whose start takes more CPU. */
const most = { compressed: 3 * 1024, milliseconds: 1_000 }
/** The worker's own limits: half of the platform's by size, a fifth by time. */
const target = { compressed: most.compressed / 2, milliseconds: most.milliseconds / 5 }

/** Lines of the targets. */
export function startUpHolds({ compressed, scripts, early, milliseconds }: StartUp): readonly string[] {
  const verdict = (holds: boolean) => (holds ? 'holds ' : 'MISSED')
  const sizes = `${compressed.toFixed(0)} KB (${scripts.toFixed(0)} KB of scripts, ${early.toFixed(0)} KB of them at the start)`
  return [
    `${verdict(compressed <= target.compressed)}  deployed worker at most ${target.compressed} KB compressed: ${sizes}`,
    `${verdict(milliseconds <= target.milliseconds)}  deployed worker starts with at most ${target.milliseconds} ms of CPU: ${milliseconds.toFixed(0)}`,
  ]
}

if (import.meta.main) {
  for (const line of startUpHolds(await startUp())) console.log(line)
  process.exit()
}
