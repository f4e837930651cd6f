import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU that a process has used in user and kernel mode, in milliseconds (proc(5), fields 14 and 15 of `stat`). */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name in brackets, and may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** The maximum memory of a process, in megabytes. */
export function peakMemory(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Resets the maximum that `peakMemory` reads (proc(5), `clear_refs`). */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

// The package's main module is the path of its binary.
export const binary = (createRequire(import.meta.url)('workerd') as { default: string }).default

export interface Server {
  readonly pid: number
  readonly port: number
  /** Port at which the namespace returns its counts. */
  readonly kvPort: number
  /** Only with `inspect`. */
  readonly inspectorPort: number | undefined
  readonly stop: () => void
}

const running = new Set<ChildProcess>()

/** Ends every server with the bench, however the bench ends. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

type Ports = Pick<Server, 'port' | 'kvPort' | 'inspectorPort'>

interface ControlMessage {
  readonly event: string
  readonly socket?: string
  readonly port?: number
}

/** The ports that workerd reports on its control channel, once it listens. */
function portsOf(child: ChildProcess, inspect: boolean): Promise<Ports> {
  const { promise, resolve, reject } = Promise.withResolvers<Ports>()
  const ports = new Map<string, number>()
  createInterface({ input: child.stdio[3] as Readable }).on('line', line => {
    const { event, socket, port } = JSON.parse(line) as ControlMessage
    if (port) ports.set(socket ?? event, port)
    const inspectorPort = ports.get('listen-inspector')
    const [listening, kvPort] = [ports.get('http'), ports.get('kv')]
    if (listening && kvPort && (!inspect || inspectorPort))
      resolve({ port: listening, kvPort, inspectorPort })
  })
  child.once('error', reject)
  child.once('exit', code => reject(new Error(`workerd ended with ${code}`)))
  return promise
}

const said = new Map<string, number>()

/** The lines of the servers' error output, each with its count. */
export const complaints = (): string[] => [...said].map(([line, count]) => `${count} x workerd: ${line}`)

/** Serves a configuration file. The workers' log lines are written, as in operation, and thrown away. */
export async function serve(configFile: string, { inspect = false } = {}): Promise<Server> {
  const args = ['serve', configFile, '--control-fd=3', ...(inspect ? ['--inspector-addr=127.0.0.1:0'] : [])]
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  createInterface({ input: child.stderr! }).on('line', line => said.set(line, (said.get(line) ?? 0) + 1))
  const ports = await portsOf(child, inspect)
  return { pid: child.pid!, ...ports, stop: () => child.kill('SIGKILL') }
}
