/** How the site fares with many stories behind a content system that limits calls: `npm run bench -- --stories 100,1000,10000`. */
import { setTimeout as wait } from 'node:timers/promises'
import { withEvents } from './many-events.ts'
import { demonstration, pathOf } from './many-pages.ts'
import {
  askAll,
  askQuestions,
  type Bench,
  callsOf,
  noteAnswer,
  settled,
  statusesOf,
  timesOf,
} from './story-rows.ts'
import { type SiteAnswer, type StorySite, serveStorySite } from './story-site.ts'
import { type Calls, serveStories } from './story-source.ts'

/** Milliseconds of each call to the content system. */
const LATENCY = 80
/** Pages that are held in memory when something is published. */
const HELD = 100
/** Pages that nobody asked for before, and milliseconds between two of them. */
const NEW = 100
const PACE = 120
/** Stories that are published at once. */
const RELEASE = 200
/** One event for so many pages. */
const PAGES_PER_EVENT = 5

/** How long it takes until an answer is right, half a minute at most. */
async function untilRight(
  site: StorySite,
  path: string,
  isRight: (answer: SiteAnswer) => boolean,
): Promise<string> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    if (isRight(await site.ask(path))) return `right after ${(performance.now() - began).toFixed(0)} ms`
    await wait(100)
  }
  return 'not right within 30 s'
}

/** Runs the schedule until it asks for no more stories, with a page asked for alongside. */
async function fillLists({ site, source, note }: Bench, path: string): Promise<void> {
  const began = performance.now()
  const all: Calls[] = []
  const alongside: SiteAnswer[] = []
  for (let run = 0; run < 20 && (all.length === 0 || (all.at(-1)?.byKind.by_uuids ?? 0) > 0); run++) {
    const filling = site.runSchedule()
    let isRunning = true
    filling.finally(() => {
      isRunning = false
    })
    while (isRunning) {
      alongside.push(await site.ask(path))
      await wait(200)
    }
    await filling
    all.push(await settled(source))
  }
  const calls = all.reduce((sum, one) => sum + one.all, 0)
  const refused = all.reduce((sum, one) => sum + one.refused, 0)
  note(
    'lists filled',
    `${((performance.now() - began) / 1000).toFixed(0)} s in ${all.length} runs, ${calls} calls, ${refused} refused; a held page ${statusesOf(alongside)}, ${timesOf(alongside)}`,
  )
}

/** One publish: how soon it shows, and what it costs the other pages. */
async function publishOne({ site, source, note }: Bench, held: readonly string[]): Promise<void> {
  const before = await askAll(site, held)
  await settled(source)
  const [changed, ...rest] = held as [string, ...string[]]
  await source.publish([changed.slice(1, -1)], 'Neu veröffentlicht')
  await site.tell()
  const shown = await untilRight(site, changed, ({ text }) => text.includes('Neu veröffentlicht'))
  note('one publish', `${shown}, ${callsOf(await settled(source))}`)
  const after = await askAll(site, rest)
  note(
    `${rest.length} other pages after it`,
    `${statusesOf(after)}, ${timesOf(after)} (before ${timesOf(before)}), ${callsOf(await settled(source))}`,
  )
  await noteAnswer({ site, source, note }, 'events of a place after it', '/campus/berlin/')
  await noteAnswer({ site, source, note }, 'sitemap after it', '/sitemap.xml')
}

async function askNew({ site, source, note }: Bench, unseen: readonly string[], held: readonly string[]) {
  if (!unseen.length) return
  const [answers, alongside] = await Promise.all([askAll(site, unseen, PACE), askAll(site, held, PACE)])
  note(
    `${unseen.length} new pages, one each ${PACE} ms`,
    `${statusesOf(answers)}, ${timesOf(answers)}; held pages ${statusesOf(alongside)}, ${timesOf(alongside)}; ${callsOf(await settled(source))}`,
  )
}

/** A release, a removal and a renamed folder. */
async function changeMuch({ site, source, note }: Bench, held: readonly string[]): Promise<void> {
  const [released, removed, moved] = held as [string, string, string]
  await source.publish(
    held.slice(0, RELEASE).map(path => path.slice(1, -1)),
    'In einem Release',
  )
  await site.tell()
  const shown = await untilRight(site, released, ({ text }) => text.includes('In einem Release'))
  note(`release of ${Math.min(RELEASE, held.length)}`, `${shown}, ${callsOf(await settled(source))}`)
  const id = await source.unpublish(removed.slice(1, -1))
  await site.tell('unpublished', id)
  const gone = await untilRight(site, removed, ({ status }) => status === 404)
  note('removal', `${gone}, ${callsOf(await settled(source))}`)
  await source.renameFolder('bench', 'bank')
  await site.tell('published', 0)
  const redirected = await untilRight(site, moved, ({ location }) => !!location?.includes('/bank/'))
  note('renamed folder', `${redirected}, ${callsOf(await settled(source))}`)
}

/** Measures a space of so many pages at a limit of calls a second. */
async function measure(count: number, perSecond: number, note: Bench['note']): Promise<void> {
  const events = Math.floor(count / PAGES_PER_EVENT)
  const space = withEvents(demonstration(), events, 'campus/berlin')
  const source = await serveStories({ space, pages: count, latency: LATENCY, perSecond })
  const site = await serveStorySite(source.endpoint)
  const bench: Bench = { site, source, note }
  try {
    const first = pathOf(0)
    const others = Array.from({ length: count - 1 }, (_, index) => pathOf(index + 1))
    await noteAnswer(bench, 'first page, nothing stored', first)
    await fillLists(bench, first)
    await noteAnswer(bench, 'unknown address', '/nobody-has-this/')
    await noteAnswer(bench, 'search', '/suche/?q=studium')
    await noteAnswer(bench, `events of a place with ${events}`, '/campus/berlin/')
    await noteAnswer(bench, 'list of events', '/api/proxy/index/v2/event/list?space=dach&limit=25')
    await noteAnswer(bench, 'sitemap', '/sitemap.xml')
    await askQuestions(bench)
    const held = others.slice(0, HELD)
    for (let turn = 0; turn < 2; turn++) await askAll(site, held, 1_000 / perSecond)
    await settled(source)
    await publishOne(bench, held)
    await askNew(bench, others.slice(HELD, HELD + NEW), held)
    await changeMuch(bench, held)
  } finally {
    await site.close()
    source.close()
  }
}

/** Measures each number of stories at each limit of calls a second, and prints the rows as they come. */
export async function measureStories(counts: readonly number[], limits: readonly number[]): Promise<void> {
  for (const perSecond of limits)
    for (const count of counts) {
      console.log(`\n${count} stories more, ${perSecond} calls a second`)
      await measure(count, perSecond, (name, value) => console.log(`  ${name}: ${value}`))
    }
}
