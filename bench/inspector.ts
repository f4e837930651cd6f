import { setTimeout as wait } from 'node:timers/promises'

/** The profiler's record of a function: its place, and how often a sample hit it (V8's protocol, domain Profiler). */
export interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
    readonly columnNumber: number
  }
  readonly children?: readonly number[]
}

export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  /** Id of the node at work at each sample. */
  readonly samples: readonly number[]
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[]
}

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Target {
  readonly title: string
  readonly webSocketDebuggerUrl: string
}

/** The debugger's address of a worker by the name of its service. */
async function debuggerOf(port: number, service: string): Promise<string> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[]
  const target = targets.find(({ webSocketDebuggerUrl, title }) =>
    `${webSocketDebuggerUrl} ${title}`.includes(service),
  )
  if (!target) throw new Error(`no worker "${service}" among ${JSON.stringify(targets)}`)
  return target.webSocketDebuggerUrl
}

async function openSocket(address: string): Promise<WebSocket> {
  // The debugger of a local server takes no request without an origin of this machine.
  const options = { headers: { origin: 'http://localhost' } }
  // The types are those of browsers; Node accepts options as the second argument.
  const socket = new WebSocket(address, options as unknown as string[])
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  return socket
}

interface Inspected {
  readonly port: number
  readonly service: string
}

type Call = (method: string, params?: object) => Promise<unknown>

/** Speaks V8's protocol with a worker while `work` lasts. */
async function inspect<T>({ port, service }: Inspected, work: (call: Call) => Promise<T>): Promise<T> {
  const socket = await openSocket(await debuggerOf(port, service))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer
    const sent = waiting.get(id ?? 0)
    if (error) sent?.reject(new Error(error.message))
    else sent?.resolve(result)
  }
  const call: Call = (method, params = {}) => {
    const id = waiting.size + 1
    const sent = Promise.withResolvers<unknown>()
    waiting.set(id, sent)
    socket.send(JSON.stringify({ id, method, params }))
    return sent.promise
  }
  try {
    return await work(call)
  } finally {
    socket.close()
  }
}

/** Samples the functions of a worker while `work` lasts, five times in a millisecond. */
export const recordProfile = (inspected: Inspected, work: () => Promise<unknown>): Promise<CpuProfile> =>
  inspect(inspected, async call => {
    await call('Profiler.enable')
    await call('Profiler.setSamplingInterval', { interval: 200 })
    await call('Profiler.start')
    await work()
    return ((await call('Profiler.stop')) as { profile: CpuProfile }).profile
  })

interface HeapUsage {
  readonly usedSize: number
  readonly embedderHeapUsedSize?: number
  readonly backingStorageSize?: number
}

/** Megabytes in an isolate: objects, and the bytes behind buffers. */
async function usedMemory(call: Call): Promise<number> {
  const {
    usedSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = (await call('Runtime.getHeapUsage')) as HeapUsage
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 / 1024
}

/** Megabytes in a worker's isolate after garbage collection. The worker collects only between requests, which `wake` makes. */
export const heldMemory = (inspected: Inspected, wake: () => Promise<unknown>): Promise<number> =>
  inspect(inspected, async call => {
    let collected = false
    const collecting = call('HeapProfiler.collectGarbage').then(() => {
      collected = true
    })
    while (!collected) await wake()
    await collecting
    return usedMemory(call)
  })

/** Milliseconds between two samples. */
const SAMPLE = 20

/** The most megabytes in a worker's isolate while `work` lasts, with what was not collected yet. */
export const mostMemory = (inspected: Inspected, work: () => Promise<unknown>): Promise<number> =>
  inspect(inspected, async call => {
    let isOver = false
    let most = 0
    const working = work().finally(() => {
      isOver = true
    })
    const sampling = (async () => {
      while (!isOver) {
        // Answered between two requests, and not at all where none comes.
        const sample = await Promise.race([usedMemory(call), working.then(() => 0)])
        most = Math.max(most, sample)
        await wait(SAMPLE)
      }
    })()
    await working
    await sampling
    return most
  })
