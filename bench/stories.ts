/** Measures the site with many stories and a content system that limits calls: `npm run bench -- --stories 100,1000,10000`. */
import { setTimeout as wait } from 'node:timers/promises'
import { openBench, ratioLines } from './story-bench.ts'
import {
  type Bench,
  callsOf,
  fillLists,
  type Measured,
  noteAll,
  noteAnswer,
  type Row,
  requestAll,
  sendQuestions,
  settled,
  tableOf,
} from './story-rows.ts'
import type { SiteAnswer } from './story-site.ts'

/** Number of pages in memory when something is published. */
const HELD = 100
/** Number of pages that were never requested before, and milliseconds between two of them. */
const NEW = 100
const PACE = 120
/** Stories that are published at once. */
const RELEASE = 200
/** Number of pages that fill an isolate, for visitors from these countries. */
const FILLING = 1_500
const COUNTRIES = ['DE', 'CH']
/** Calls a second at which this many pages are read in time. */
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
    isShown = isRight(await site.request(path))
    if (!isShown) await wait(100)
  }
  const milliseconds = performance.now() - began
  const calls = await settled(source)
  const shown = isShown ? `right after ${milliseconds.toFixed(0)} ms` : 'not right within 30 s'
  note({ name, text: `${shown}, ${callsOf(calls)}`, calls: calls.all - calls.refused, milliseconds })
}

/** One publish: how soon it shows, and what it costs the other pages. */
async function publishOne(bench: Bench, held: readonly string[]): Promise<void> {
  const { site, source, note } = bench
  const before = await requestAll(site, held)
  noteAll(note, 'held pages before a publish', before, `, ${callsOf(await settled(source))}`)
  const [changed, ...rest] = held as [string, ...string[]]
  await source.publish([changed.slice(1, -1)], 'Neu veröffentlicht')
  await site.tell()
  const isRight = ({ text }: SiteAnswer) => text.includes('Neu veröffentlicht')
  await noteChange(bench, 'one publish', { path: changed, isRight })
  const after = await requestAll(site, rest)
  noteAll(note, 'other held pages after it', after, `, ${callsOf(await settled(source))}`)
  await noteAnswer(bench, 'events of a place after it', '/campus/berlin/')
  await noteAnswer(bench, 'sitemap after it', '/sitemap.xml')
}

async function requestNew({ site, source, note }: Bench, unseen: readonly string[], held: readonly string[]) {
  if (!unseen.length) return
  const [answers, alongside] = await Promise.all([
    requestAll(site, unseen, PACE),
    requestAll(site, held, PACE),
  ])
  const calls = callsOf(await settled(source))
  noteAll(note, `new pages, one each ${PACE} ms`, answers, ` of ${unseen.length}, ${calls}`)
  noteAll(note, 'held pages meanwhile', alongside)
}

/** Requests many pages, each for several visitors, and records the isolate's memory afterwards. */
async function fillIsolate({ site, source, note }: Bench, paths: readonly string[]): Promise<void> {
  // The second answer is stored as a finished page.
  for (const country of COUNTRIES)
    for (let turn = 0; turn < 2; turn++)
      for (const path of paths.slice(0, FILLING)) await site.request(path, { 'cf-ipcountry': country })
  await settled(source)
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
  const { bench, paths, close } = await openBench(count, { perSecond, note })
  const { source, site } = bench
  try {
    const [first, ...others] = paths as [string, ...string[]]
    await noteAnswer(bench, 'first page, nothing stored', first)
    await fillLists(bench, first)
    await noteAnswer(bench, 'unknown address', '/nobody-has-this/')
    await noteAnswer(bench, 'search', '/suche/?q=studium')
    await noteAnswer(bench, 'events of a place', '/campus/berlin/')
    await noteAnswer(bench, 'list of events', '/api/proxy/index/v2/event/list?space=dach&limit=25')
    await noteAnswer(bench, 'sitemap', '/sitemap.xml')
    await sendQuestions(bench)
    const held = others.slice(0, HELD)
    for (let turn = 0; turn < 2; turn++) await requestAll(site, held, 1_000 / perSecond)
    await settled(source)
    await publishOne(bench, held)
    await requestNew(bench, others.slice(HELD, HELD + NEW), held)
    // At a few calls a second this takes many minutes, with the same result.
    if (perSecond >= FAST) await fillIsolate(bench, others)
    await changeMuch(bench, others)
  } finally {
    await close()
  }
}

/**
 * Measures each number of stories at each limit of calls a second: prints the rows as they come, and a table of each limit; then compares
 * the smallest and the largest in turns.
 */
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
  const [small, large] = [counts[0] ?? 0, counts.at(-1) ?? 0]
  if (large > small) for (const line of await ratioLines([small, large])) console.log(line)
}
