import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './build.ts'
import { heldMemory } from './inspector.ts'
import { binary } from './workerd.ts'

// Two runs may share the folder.
const script = join(benchFolder, `inspected-workerd-${process.pid}`)
const portsFile = join(benchFolder, `inspector-ports-${process.pid}`)

/** The harness of wrangler opens no debugger. Miniflare starts this script in place of workerd, and the script opens one. */
const lines = [
  '#!/bin/sh',
  'command=$1; shift',
  'port=$(( 20000 + $$ % 20000 ))',
  `echo $port >> "${portsFile}"`,
  `exec "${binary}" "$command" --inspector-addr=127.0.0.1:$port "$@"`,
]

/** Lets the workers that wrangler starts from now on be inspected. */
export function openInspectors(): void {
  mkdirSync(benchFolder, { recursive: true })
  rmSync(portsFile, { force: true })
  writeFileSync(script, `${lines.join('\n')}\n`, { mode: 0o755 })
  process.env.MINIFLARE_WORKERD_PATH = script
}

const service = 'core:user:prospectus'

/** Whether one of the workers of a process is the site. */
async function servesSite(port: string): Promise<boolean> {
  const targets = await fetch(`http://127.0.0.1:${port}/json`).then(
    answer => answer.text(),
    () => '',
  )
  return targets.includes(service)
}

/** Memory of the site's isolate in megabytes; `wake` sends it a request. */
export async function memoryOfSite(wake: () => Promise<unknown>): Promise<number> {
  for (const port of readFileSync(portsFile, 'utf8').trim().split('\n').reverse())
    if (await servesSite(port)) return heldMemory({ port: Number(port), service }, wake)
  throw new Error('no worker of the site can be inspected')
}
