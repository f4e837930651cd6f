/** How the site fares with many stories behind a content system that limits calls: `npm run bench -- --stories 100,1000,10000`. */
import { setTimeout as wait } from 'node:timers/promises'
import { withEvents } from './many-events.ts'
import { demonstration, pathOf } from './many-pages.ts'
import {
  askAll,
  askQuestions,
  type Bench,
  callsOf,
  medianOf,
  noteAnswer,
  settled,
  statusesOf,
  timesOf,
} from './story-rows.ts'
import { type SiteAnswer, serveStorySite } from './story-site.ts'
import { type Calls, serveStories } from './story-source.ts'
import { type Measured, type Row, tableOf } from './story-table.ts'

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
/** Pages with which an isolate is filled, for visitors from these countries. */
const FILLING = 1_500
const COUNTRIES = ['DE', 'CH']
/** Calls a second with which so many pages are read in time. */
const FAST = 50

/** Notes how long it takes until an answer is right, half a minute at most. */
async function noteChange(
  { site, source, note }: Bench,
  name: string,
  { path, isRight }: { readonly path: string; readonly isRight: (answer: SiteAnswer) => boolean },
): Promise<void> {
  const began = performance.now()
  let isShown = false
  while (!isShown && performance.now() - began < 30_000) {
    isShown = isRight(await site.ask(path))
    if (!isShown) await wait(100)
  }
  const milliseconds = performance.now() - began
  const calls = await settled(source)
  const shown = isShown ? `right after ${milliseconds.toFixed(0)} ms` : 'not right within 30 s'
  note({ name, text: `${shown}, ${callsOf(calls)}`, calls: calls.all - calls.refused, milliseconds })
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
  const milliseconds = performance.now() - began
  note({
    name: 'lists and search filled',
    text: `${(milliseconds / 1000).toFixed(0)} s in ${all.length} runs, ${calls} calls, ${refused} refused`,
    calls,
    milliseconds,
  })
  noteAll(note, 'a held page meanwhile', alongside)
}

const noteAll = (note: Bench['note'], name: string, answers: readonly SiteAnswer[], more = ''): void =>
  note({
    name,
    text: `${statusesOf(answers)}, ${timesOf(answers)}${more}`,
    milliseconds: medianOf(answers),
  })

/** One publish: how soon it shows, and what it costs the other pages. */
async function publishOne(bench: Bench, held: readonly string[]): Promise<void> {
  const { site, source, note } = bench
  const before = await askAll(site, held)
  noteAll(note, 'held pages before a publish', before, `, ${callsOf(await settled(source))}`)
  const [changed, ...rest] = held as [string, ...string[]]
  await source.publish([changed.slice(1, -1)], 'Neu veröffentlicht')
  await site.tell()
  const isRight = ({ text }: SiteAnswer) => text.includes('Neu veröffentlicht')
  await noteChange(bench, 'one publish', { path: changed, isRight })
  const after = await askAll(site, rest)
  noteAll(note, 'other held pages after it', after, `, ${callsOf(await settled(source))}`)
  await noteAnswer(bench, 'events of a place after it', '/campus/berlin/')
  await noteAnswer(bench, 'sitemap after it', '/sitemap.xml')
}

async function askNew({ site, source, note }: Bench, unseen: readonly string[], held: readonly string[]) {
  if (!unseen.length) return
  const [answers, alongside] = await Promise.all([askAll(site, unseen, PACE), askAll(site, held, PACE)])
  const calls = callsOf(await settled(source))
  noteAll(note, `new pages, one each ${PACE} ms`, answers, ` of ${unseen.length}, ${calls}`)
  noteAll(note, 'held pages meanwhile', alongside)
}

/** Asks for many pages, each for several visitors, and notes what the isolate holds then. */
async function fillIsolate({ site, note }: Bench, paths: readonly string[]): Promise<void> {
  // The second answer is kept as a finished page.
  for (const country of COUNTRIES)
    for (let turn = 0; turn < 2; turn++)
      for (const path of paths.slice(0, FILLING)) await site.ask(path, { 'cf-ipcountry': country })
  note({ name: 'isolate', text: `${(await site.heldMemory()).toFixed(0)} MB` })
}

/** A release, a removal and a renamed folder. */
async function changeMuch(bench: Bench, paths: readonly string[]): Promise<void> {
  const { site, source } = bench
  const [released, removed, moved] = paths as [string, string, string]
  const slugs = paths.slice(0, RELEASE).map(path => path.slice(1, -1))
  await source.publish(slugs, 'In einem Release')
  await site.tell()
  await noteChange(bench, `release of ${RELEASE}`, {
    path: released,
    isRight: ({ text }) => text.includes('In einem Release'),
  })
  await site.tell('unpublished', await source.unpublish(removed.slice(1, -1)))
  await noteChange(bench, 'removal', { path: removed, isRight: ({ status }) => status === 404 })
  await source.renameFolder('bench', 'bank')
  await site.tell('published', 0)
  await noteChange(bench, 'renamed folder', {
    path: moved,
    isRight: ({ location }) => !!location?.includes('/bank/'),
  })
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
    await noteAnswer(bench, 'events of a place', '/campus/berlin/')
    await noteAnswer(bench, 'list of events', '/api/proxy/index/v2/event/list?space=dach&limit=25')
    await noteAnswer(bench, 'sitemap', '/sitemap.xml')
    await askQuestions(bench)
    const held = others.slice(0, HELD)
    for (let turn = 0; turn < 2; turn++) await askAll(site, held, 1_000 / perSecond)
    await settled(source)
    await publishOne(bench, held)
    await askNew(bench, others.slice(HELD, HELD + NEW), held)
    // At a few calls a second this takes many minutes, and holds the same.
    if (perSecond >= FAST) await fillIsolate(bench, others)
    await changeMuch(bench, others)
  } finally {
    await site.close()
    source.close()
  }
}

/** Measures each number of stories at each limit of calls a second: prints the rows as they come, and a table of each limit. */
export async function measureStories(counts: readonly number[], limits: readonly number[]): Promise<void> {
  for (const perSecond of limits) {
    const spaces: Measured[] = []
    for (const count of counts) {
      console.log(`\n${count} stories more, ${perSecond} calls a second`)
      const began = performance.now()
      const rows: Row[] = []
      await measure(count, perSecond, row => {
        rows.push(row)
        console.log(`  ${row.name}: ${row.text}`)
      })
      rows.push({ name: 'the whole run', text: `${((performance.now() - began) / 60_000).toFixed(1)} min` })
      spaces.push({ count, rows })
    }
    console.log(`\n${perSecond} calls a second\n\n${tableOf(spaces)}`)
  }
}
