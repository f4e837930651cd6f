import { setTimeout as wait } from 'node:timers/promises'
import { median } from './measure.ts'
import type { SiteAnswer, StorySite } from './story-site.ts'
import type { Calls, StorySource } from './story-source.ts'

/** The measurements of one thing. */
export interface Row {
  readonly name: string
  readonly text: string
  /** Calls of the content system. */
  readonly calls?: number
  readonly milliseconds?: number
}

/** The rows of a space of so many stories. */
export interface Measured {
  readonly count: number
  readonly rows: readonly Row[]
}

const cellOf = (row: Row | undefined): string =>
  row
    ? [
        ...(row.milliseconds === undefined ? [] : [`${row.milliseconds.toFixed(0)} ms`]),
        ...(row.calls === undefined ? [] : [`${row.calls} calls`]),
      ].join(', ') || row.text
    : ''

/** How much more the largest space takes than the smallest. */
function ratioOf(small: Row | undefined, large: Row | undefined): string {
  const [from, to] = [small?.milliseconds, large?.milliseconds]
  return from && to ? (to / from).toFixed(2) : ''
}

/** The rows of several spaces side by side, as a table of Markdown. */
export function tableOf(spaces: readonly Measured[]): string {
  const names = [...new Set(spaces.flatMap(({ rows }) => rows.map(({ name }) => name)))]
  const rowsOf = (name: string) => spaces.map(({ rows }) => rows.find(row => row.name === name))
  const lines = [
    ['', ...spaces.map(({ count }) => `${count} stories`), 'ratio of times'],
    ['---', ...spaces.map(() => '---'), '---'],
    ...names.map(name => {
      const found = rowsOf(name)
      return [name, ...found.map(cellOf), ratioOf(found[0], found.at(-1))]
    }),
  ]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** A measured site, and how to record it. */
export interface Bench {
  readonly site: StorySite
  readonly source: StorySource
  readonly note: (row: Row) => void
}

export const statusesOf = (answers: readonly SiteAnswer[]) => {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts].map(([status, all]) => `${all.length} x ${status}`).join(', ')
}

export const medianOf = (answers: readonly SiteAnswer[]) =>
  median(answers.map(({ milliseconds }) => milliseconds))

export const timesOf = (answers: readonly SiteAnswer[]) => `median ${medianOf(answers).toFixed(0)} ms`

export const callsOf = ({ all, refused, byKind }: Calls) =>
  `${all} calls${refused ? `, ${refused} refused` : ''} (${Object.entries(byKind)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')})`

/** Milliseconds without a call after which the work after the answers is done. */
const QUIET = 1_500

/** The calls, once the work after the answers is done. */
export async function settled(source: StorySource): Promise<Calls> {
  let seen = -1
  while (source.calls.all > seen) {
    seen = source.calls.all
    await wait(QUIET)
  }
  return source.takeCalls()
}

export async function requestAll(site: StorySite, paths: readonly string[], pace = 0): Promise<SiteAnswer[]> {
  const answers: Promise<SiteAnswer>[] = []
  for (const path of paths) {
    const answer = site.request(path)
    answers.push(answer)
    if (pace) await wait(pace)
    else await answer
  }
  return Promise.all(answers)
}

export async function noteAnswer({ site, source, note }: Bench, name: string, path: string): Promise<void> {
  const { status, milliseconds, text } = await site.request(path)
  const calls = await settled(source)
  note({
    name,
    text: `${status} in ${milliseconds.toFixed(0)} ms, ${text.length} characters, ${callsOf(calls)}`,
    calls: calls.all - calls.refused,
    milliseconds,
  })
}

export const noteAll = (note: Bench['note'], name: string, answers: readonly SiteAnswer[], more = ''): void =>
  note({
    name,
    text: `${statusesOf(answers)}, ${timesOf(answers)}${more}`,
    milliseconds: medianOf(answers),
  })

/** Runs the schedule until it requests no more stories, with page requests alongside. */
export async function fillLists({ site, source, note }: Bench, path: string): Promise<void> {
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
      alongside.push(await site.request(path))
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

/** Records the answers to new questions of one kind. */
async function noteAnswers({ site, source, note }: Bench, name: string, paths: readonly string[]) {
  const answers = await requestAll(site, paths)
  const calls = await settled(source)
  note({
    name,
    text: `${statusesOf(answers)}, ${timesOf(answers)}, ${callsOf(calls)}`,
    calls: calls.all,
    milliseconds: medianOf(answers),
  })
}

const calls = '/api/proxy/index/v2'

/** Words that pages of the demonstration have. */
const words = [
  ...['studium', 'bachelor', 'master', 'beratung', 'kosten', 'bewerbung', 'campus', 'online'],
  ...['zeit', 'karriere', 'management', 'wirtschaft', 'gesundheit', 'beruf', 'deutschland', 'lernen'],
]

/** Questions to the whole space. They should take as long in a large one as in a small one. */
export const questions: Readonly<Record<string, (turn: number) => string>> = {
  redirects: turn => `/bwl?turn=${turn}`,
  'unknown addresses': turn => `/nobody-has-${turn}/`,
  searches: turn => `${calls}/story-library/search?space=dach&limit=${turn + 1}&search=studium`,
  // The first page of each has as many results in a small space as in a large one.
  'search pages': turn => `/suche/?q=${words[turn % words.length]}`,
  'lists of events': turn => `${calls}/event/list?space=dach&limit=${20 - turn}`,
  'lists of programmes': turn =>
    `${calls}/story-library?storyTypes=variant,page&kinds=programme&perPage=${100 - turn}`,
  'lists of pages': turn => `${calls}/story-library?perPage=25&page=${turn + 1}`,
}

/** Number of requests per kind of question. */
const TURNS = 7

export async function sendQuestions(bench: Bench): Promise<void> {
  for (const [name, pathOfTurn] of Object.entries(questions)) {
    // The first one may load code, or wait for the index that the first search builds.
    await bench.site.request(pathOfTurn(TURNS))
    await settled(bench.source)
    await noteAnswers(
      bench,
      name,
      Array.from({ length: TURNS }, (_, turn) => pathOfTurn(turn)),
    )
  }
}
