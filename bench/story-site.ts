import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { type Databases, makeTables } from '../e2e/deployed/make-tables.ts'
import { memoryOfSite, openInspectors } from './story-inspector.ts'

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
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<SiteAnswer> {
    const began = performance.now()
    const answer = await harness.fetch(new URL(path, origin), { redirect: 'manual', headers })
    const text = await answer.text()
    const location = answer.headers.get('location')
    return { status: answer.status, milliseconds: performance.now() - began, text, location }
  }
  return {
    ask,
    /** Memory of its isolate after garbage collection (MB). */
    heldMemory: () => memoryOfSite(() => ask('/robots.txt')),
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
