import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { benchFolder } from './build.ts'
import { type External, type WorkerConfig, workerdConfig } from './capnp.ts'
import { median } from './measure.ts'
import { fetchPage } from './page.ts'
import { siteWorker } from './site-worker.ts'
import { helper, writeContent } from './variants.ts'
import { type Server, serve } from './workerd.ts'

/** Milliseconds from the start of a server to the end of its first answer, the median of all starts. */
export interface FirstAnswer {
  readonly name: string
  readonly milliseconds: number
}

const starts = 9

/** The sources of content; and a worker without content, whose time is that of the server itself. */
const kinds: readonly { readonly name: string; readonly worker: () => WorkerConfig }[] = [
  {
    name: 'constant',
    worker: () => helper('constant', ['(name = "PAGE", data = embed "page.html")']),
  },
  { name: 'embedded content', worker: () => siteWorker(deployedFolder) },
  {
    name: 'remote source',
    worker: () => ({
      ...siteWorker(deployedFolder, [], {
        CONTENT_SOURCE: 'storyblok',
        STORYBLOK_ENDPOINT: 'http://source.invalid/v2',
        STORYBLOK_TOKEN: 'embedded-public',
      }),
      network: 'source',
    }),
  },
]

/**
 * Storage and content system as a separate server that is already running, as in operation. The storage drops writes, so that every
 * start reads its content from the source.
 */
const surroundings = [
  helper('source', ['(name = "CONTENT", kvNamespace = "kv")']),
  helper('kv', ['(name = "ENTRIES", json = embed "entries.json")', '(name = "READ_ONLY", json = "true")']),
]

function writeServer(name: string, workers: readonly WorkerConfig[], externals: readonly External[] = []) {
  const file = join(benchFolder, `${name}.capnp`)
  writeFileSync(file, workerdConfig(workers, benchFolder, externals))
  return file
}

async function startOnce(config: string): Promise<number> {
  const began = performance.now()
  const server = await serve(config)
  try {
    await fetchPage(server.port)
    return performance.now() - began
  } finally {
    server.stop()
  }
}

async function measureKind(
  { name, worker }: (typeof kinds)[number],
  { port, kvPort }: Server,
): Promise<FirstAnswer> {
  const externals = [
    { name: 'kv', port: kvPort },
    { name: 'source', port },
  ]
  const config = writeServer('first-answer', [worker(), helper('assets')], externals)
  // The first start is for the source, which finishes its answers, and for the files, which are read from the disk.
  await startOnce(config)
  const all: number[] = []
  for (let turn = 0; turn < starts; turn++) all.push(await startOnce(config))
  return { name, milliseconds: median(all) }
}

/** How long a worker that was not running takes to answer its first request. */
export async function firstAnswers(): Promise<FirstAnswer[]> {
  const around = await serve(writeServer('surroundings', surroundings))
  const measured: FirstAnswer[] = []
  for (const kind of kinds) measured.push(await measureKind(kind, around))
  around.stop()
  return measured
}

/** Milliseconds within which a worker with a remote source answers. */
const most = 120

/** A line of the targets. */
export function firstAnswersHold(answers: readonly FirstAnswer[]): string {
  const { milliseconds } = answers.find(({ name }) => name === 'remote source')!
  const all = answers.map(one => `${one.name} ${one.milliseconds.toFixed(0)}`).join(', ')
  return `${milliseconds <= most ? 'holds ' : 'MISSED'}  start to first answer at most ${most} ms with a remote source: ${all}`
}

if (import.meta.main) {
  writeContent()
  console.log(firstAnswersHold(await firstAnswers()))
  process.exit()
}
