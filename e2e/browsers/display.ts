import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { endProcess, startProcess } from './child-process.ts'

export const displayProgram = '/usr/bin/Xvfb'

export interface Display {
  /** The display's name as in `DISPLAY`. */
  readonly name: string
  close(): Promise<void>
}

/** A screen in memory. It takes a free number, and writes it to its third descriptor. */
export async function openDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = startProcess(displayProgram, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  // `stdio` above makes this a pipe that is read.
  const lines = createInterface({ input: server.stdio[3] as Readable })
  // One argument: the text of the line.
  const [number] = (await once(lines, 'line')) as [string]
  return { name: `:${number}`, close: () => endProcess(server) }
}
