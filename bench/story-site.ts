import { createHmac } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { type Databases, makeTables } from '../e2e/deployed/make-tables.ts'
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
function openInspectors(): void {
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
async function memoryOfSite(wake: () => Promise<unknown>): Promise<number> {
  for (const port of readFileSync(portsFile, 'utf8').trim().split('\n').reverse())
    if (await servesSite(port)) return heldMemory({ port: Number(port), service }, wake)
  throw new Error('no worker of the site can be inspected')
}

const origin = 'https://www.example.org'
const webhookSecret = 'secret-of-the-benchmark'

export interface SiteAnswer {
  readonly status: number
  readonly milliseconds: number
  readonly text: string
  readonly location: string | null
}

/** The worker that is deployed, on a content system at an endpoint. */
export async function serveStorySite(endpoint: string) {
  openInspectors()
  const harness = createTestHarness({
    workers: [
      {
        configPath: join(deployedFolder, 'wrangler.json'),
        vars: {
          ENVIRONMENT: 'staging',
          SITE_ORIGIN: origin,
          SITE_HOSTS: '{}',
          CONTENT_SOURCE: 'storyblok',
          STORYBLOK_ENDPOINT: endpoint,
          STORYBLOK_TOKEN: 'embedded-public',
          STORYBLOK_PREVIEW_TOKEN: 'embedded-preview',
          STORYBLOK_GLOBAL_TOKEN: 'embedded-global-public',
          STORYBLOK_SPACE_ID: '1000',
          STORYBLOK_WEBHOOK_SECRET: webhookSecret,
        },
      },
    ],
  })
  await harness.listen()
  await makeTables(await harness.getWorker<Databases>().getEnv())
  async function request(path: string, headers: Readonly<Record<string, string>> = {}): Promise<SiteAnswer> {
    const began = performance.now()
    const answer = await harness.fetch(new URL(path, origin), { redirect: 'manual', headers })
    const text = await answer.text()
    const location = answer.headers.get('location')
    return { status: answer.status, milliseconds: performance.now() - began, text, location }
  }
  return {
    request,
    /** Memory of its isolate after garbage collection (MB). */
    heldMemory: () => memoryOfSite(() => request('/robots.txt')),
    /** Sends the message of the content system about a story. */
    async tell(action = 'published', storyId = 1) {
      const story = { text: '', action, space_id: 1000, story_id: storyId, full_slug: '' }
      const body = JSON.stringify(story)
      const signature = createHmac('sha1', webhookSecret).update(body).digest('hex')
      await harness.fetch(new URL('/api/webhooks/storyblok', origin), {
        method: 'POST',
        body,
        headers: { 'webhook-signature': signature, 'content-type': 'application/json' },
      })
    },
    runSchedule: () => harness.getWorker().scheduled({ cron: '* * * * *', scheduledTime: new Date() }),
    close: () => harness.close(),
  }
}

export type StorySite = Awaited<ReturnType<typeof serveStorySite>>
