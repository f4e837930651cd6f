/** How the site fares with many stories behind a content system that limits calls: `npm run bench -- --stories 100,1000,10000`. */
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestHarness } from 'wrangler'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { type Databases, makeTables } from '../e2e/deployed/make-tables.ts'
import { manyPages } from './many-pages.ts'
import { median } from './measure.ts'
import { type Calls, type StorySource, serveStories } from './story-source.ts'

/** Milliseconds of each call to the content system. */
const LATENCY = 80
/** Pages that are held in memory when something is published. */
const HELD = 100
/** Pages that nobody asked for before, and milliseconds between two of them. */
const NEW = 100
const PACE = 120

const origin = 'https://www.example.org'
const webhookSecret = 'secret-of-the-benchmark'

async function serveSite(endpoint: string) {
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
  return {
    async ask(path: string) {
      const began = performance.now()
      const answer = await harness.fetch(new URL(path, origin), { redirect: 'manual' })
      const text = await answer.text()
      return { status: answer.status, milliseconds: performance.now() - began, text }
    },
    async tell() {
      const body = JSON.stringify({
        text: '',
        action: 'published',
        space_id: 1000,
        story_id: 1,
        full_slug: '',
      })
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

type Site = Awaited<ReturnType<typeof serveSite>>
type Answer = Awaited<ReturnType<Site['ask']>>

const statusesOf = (answers: readonly Answer[]) => {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts].map(([status, all]) => `${all.length} x ${status}`).join(', ')
}

const timesOf = (answers: readonly Answer[]) =>
  `median ${median(answers.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`

const callsOf = ({ all, refused, byKind }: Calls) =>
  `${all} calls${refused ? `, ${refused} refused` : ''} (${Object.entries(byKind)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')})`

/** Answers and calls, once the work after the answers is done. */
async function settled(source: StorySource): Promise<Calls> {
  await wait(1_500)
  return source.takeCalls()
}

async function askAll(site: Site, paths: readonly string[], pace = 0): Promise<Answer[]> {
  const asked: Promise<Answer>[] = []
  for (const path of paths) {
    const answer = site.ask(path)
    asked.push(answer)
    if (pace) await wait(pace)
    else await answer
  }
  return Promise.all(asked)
}

/** Milliseconds until a page shows a text, half a minute at most. */
async function untilShown(site: Site, path: string, text: string): Promise<number | undefined> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    if ((await site.ask(path)).text.includes(text)) return performance.now() - began
    await wait(100)
  }
  return undefined
}

async function measure(count: number, perSecond: number): Promise<readonly (readonly [string, string])[]> {
  const { space, paths } = manyPages(count)
  const source = await serveStories({ space, latency: LATENCY, perSecond })
  const site = await serveSite(source.endpoint)
  try {
    const rows: (readonly [string, string])[] = []
    const [first, ...others] = paths as [string, ...string[]]
    const add = async (name: string, path: string) => {
      const { status, milliseconds, text } = await site.ask(path)
      const calls = callsOf(await settled(source))
      rows.push([name, `${status} in ${milliseconds.toFixed(0)} ms, ${text.length} characters, ${calls}`])
    }
    await add('first page, nothing stored', first)
    await site.runSchedule()
    rows.push(['first run of the schedule', callsOf(await settled(source))])
    await add('unknown address', '/nobody-has-this/')
    await add('search', '/suche/?q=studium')
    await add('events of a place', '/campus/berlin/')
    await add('sitemap', '/sitemap.xml')

    const held = others.slice(0, HELD)
    for (let turn = 0; turn < 2; turn++) await askAll(site, held, 1_000 / perSecond)
    await settled(source)
    const before = await askAll(site, held)
    const [changed, ...rest] = held as [string, ...string[]]
    await source.publish([changed.slice(1, -1)], 'Neu veröffentlicht')
    await site.tell()
    const shown = await untilShown(site, changed, 'Neu veröffentlicht')
    rows.push([
      'one publish',
      `${shown === undefined ? 'not shown within 30 s' : `shown after ${shown.toFixed(0)} ms`}, ${callsOf(await settled(source))}`,
    ])
    const after = await askAll(site, rest)
    rows.push([
      `${rest.length} other pages after it`,
      `${statusesOf(after)}, ${timesOf(after)} (before ${timesOf(before)}), ${callsOf(await settled(source))}`,
    ])
    const unseen = others.slice(HELD, HELD + NEW)
    if (unseen.length) {
      const [answers, alongside] = await Promise.all([askAll(site, unseen, PACE), askAll(site, held, PACE)])
      rows.push([
        `${unseen.length} new pages, one each ${PACE} ms`,
        `${statusesOf(answers)}, ${timesOf(answers)}; held pages ${statusesOf(alongside)}, ${timesOf(alongside)}; ${callsOf(await settled(source))}`,
      ])
    }
    return rows
  } finally {
    await site.close()
    source.close()
  }
}

/** Measures each number of stories at each limit of calls a second, and prints a table for each. */
export async function measureStories(counts: readonly number[], limits: readonly number[]): Promise<void> {
  for (const perSecond of limits)
    for (const count of counts) {
      console.log(`\n${count} stories more, ${perSecond} calls a second`)
      for (const [name, value] of await measure(count, perSecond)) console.log(`  ${name}: ${value}`)
    }
}
