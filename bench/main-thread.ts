import type { Browser, Page } from 'playwright'

/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The thread's own time, without that of other processes. */
  readonly tdur?: number
  readonly args: {
    readonly data?: { readonly type?: string; readonly functionName?: string; readonly url?: string }
    readonly elementCount?: number
  }
}

/** A part of the trace: what the main thread did until the frame that answers an input. */
export interface Answer {
  /** Milliseconds of the main thread, and of these the ones of script, styles, and layout. */
  readonly task: number
  readonly script: number
  readonly style: number
  readonly layout: number
  /** Elements whose styles were calculated. */
  readonly elements: number
}

const nothing: Answer = { task: 0, script: 0, style: 0, layout: 0, elements: 0 }

const categories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
  'v8.execute',
]

/** Records what the page's processes do while `act` runs. */
export async function traceOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return traceEvents.toSorted((one, other) => one.ts - other.ts)
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** Adds the thread time of events in milliseconds; those inside others of them count once. */
function timeOf(events: readonly TraceEvent[]): number {
  let end = 0
  let time = 0
  for (const event of events) {
    if (event.ts < end) continue
    end = endOf(event)
    time += (event.tdur ?? event.dur ?? 0) / 1000
  }
  return time
}

const scripts = new Set([
  'EvaluateScript',
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'RunMicrotasks',
])

/** Events of the visitor's, of which each is measured until the next paint (Event Timing, `duration`). */
const inputs = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input', 'change'])

/** The work from the start of an input's task until the end of the task that hands the next frame over. */
function answerTo(input: TraceEvent, events: readonly TraceEvent[]): Answer {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const commit = events.find(({ name, ts }) => name === 'Commit' && ts >= input.ts)
  const first = tasks.findLast(({ ts }) => ts <= input.ts)
  const last = commit && tasks.findLast(({ ts }) => ts <= commit.ts)
  if (!first) return nothing
  const end = endOf(last ?? first)
  const within = events.filter(event => event.ts >= first.ts && endOf(event) <= end)
  const named = (...names: string[]) => within.filter(({ name }) => names.includes(name))
  return {
    task: timeOf(named('RunTask')),
    script: timeOf(within.filter(({ name }) => scripts.has(name))),
    style: timeOf(named('UpdateLayoutTree')),
    layout: timeOf(named('Layout')),
    elements: named('UpdateLayoutTree').reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  }
}

/** Events of the thread on which the page's script runs, by the name of the mark before them. */
export function eventsByMark(events: readonly TraceEvent[], prefix: string): Map<string, TraceEvent[]> {
  const marks = events.filter(({ name }) => name.startsWith(prefix))
  return new Map(
    marks.map(({ name, ts, pid, tid }, index) => [
      name.slice(prefix.length),
      events.filter(
        event =>
          event.pid === pid &&
          event.tid === tid &&
          event.ph === 'X' &&
          event.ts >= ts &&
          event.ts < (marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY),
      ),
    ]),
  )
}

/** The dearest answer to one of the inputs that a tap or a key is made of. */
export function dearestAnswer(events: readonly TraceEvent[]): Answer {
  const answers = events
    .filter(({ name, args }) => name === 'EventDispatch' && inputs.has(args.data?.type ?? ''))
    .map(input => answerTo(input, events))
  return answers.reduce((most, one) => (one.task > most.task ? one : most), nothing)
}

/** Milliseconds of each task that is long (Long Tasks API: above 50 ms), by the thread's own time. */
export const longTasks = (events: readonly TraceEvent[]): number[] =>
  events
    .filter(({ name, tdur = 0 }) => name === 'RunTask' && tdur > 50_000)
    .map(({ tdur = 0 }) => tdur / 1000)
