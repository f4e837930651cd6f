import type { Site } from '../site/site.ts'
import { maxHops } from './follow-redirects.ts'
import type { RedirectEntry, RedirectSource } from './redirect-entry.ts'
import { redirectStart } from './redirect-start.ts'
import { joinSteps, type Step, stepOf } from './redirect-step.ts'
import { findRedirect, hasSplat, type RedirectTable, redirectTable, wildcard } from './redirect-table.ts'

interface FlattenedRedirects {
  readonly ends: ReadonlyMap<string, Step>
  /** For each start that redirects lead back to: the starts of its circle. */
  readonly circles: ReadonlyMap<string, readonly string[]>
}

type Steps = Map<string, Step>

const isWildcard = (key: string) => key.endsWith(wildcard)

interface Wildcards {
  readonly table: RedirectTable<Step>
  readonly exact: ReadonlyMap<string, Step>
  readonly site: Site
}

/** Finds the wildcard that matches the target path of a step, if no exact entry matches it. */
function nextWildcard({ next }: Step, { table, exact, site }: Wildcards) {
  if (next === undefined || exact.has(next)) return undefined
  const found = findRedirect(table, next)
  const step = found && stepOf(found.entry, site)
  return step && { key: found.key, step }
}

/** Whether a wildcard redirects each path to itself: `/old/*` to `/old/:splat`. */
const leadsToItself = (key: string, { next }: Step): boolean => next === `${key.slice(0, -1)}:splat/`

/** The wildcards that lead back to `start`; empty where it leads elsewhere within a few steps. */
function wildcardCircle(start: string, wildcards: Wildcards): readonly string[] {
  let step = wildcards.table.entries.get(start)!
  if (leadsToItself(start, step)) return [start]
  const trail = [start]
  for (let hop = 0; hop < maxHops; hop++) {
    const found = nextWildcard(step, wildcards)
    if (!found) return []
    if (found.key === start) return trail
    trail.push(found.key)
    step = found.step
  }
  return []
}

/** Joins a step with the wildcards that match its target. */
function throughWildcards(step: Step, wildcards: Wildcards): Step {
  let end = step
  for (let hop = 0; hop < maxHops; hop++) {
    const found = nextWildcard(end, wildcards)
    if (!found) break
    end = joinSteps(end, found.step)
  }
  return end
}

/** For each path, the end of its chain of redirects, every step taken once; or the circle that the path is part of. */
function flattenPaths(steps: ReadonlyMap<string, Step>): FlattenedRedirects {
  const ends: Steps = new Map()
  const circles = new Map<string, readonly string[]>()
  const isDone = (path: string) => ends.has(path) || circles.has(path)
  for (const start of steps.keys()) {
    const trail: string[] = []
    const places = new Map<string, number>()
    let path: string | undefined = start
    while (path !== undefined && steps.has(path) && !isDone(path) && !places.has(path)) {
      places.set(path, trail.push(path) - 1)
      path = steps.get(path)!.next
    }
    const circle = path !== undefined && places.has(path) ? trail.splice(places.get(path)!) : []
    for (const member of circle) circles.set(member, circle)
    let end = path === undefined ? undefined : ends.get(path)
    for (const before of trail.reverse()) {
      const step = steps.get(before)!
      end = end ? joinSteps(step, end) : step
      ends.set(before, end)
    }
  }
  return { ends, circles }
}

/**
 * Flattens chains, so that a path is one step from its end; a wildcard's target is looked up again where only the visitor's
 * address decides. Only entries within a circle are left out, not those that lead to it. Linear in the number of steps. Pure.
 */
function flattenRedirects(steps: ReadonlyMap<string, Step>, site: Site): FlattenedRedirects {
  const wild = new Map([...steps].filter(([key]) => isWildcard(key)))
  const exact = new Map([...steps].filter(([key]) => !isWildcard(key)))
  const all = { table: redirectTable(wild), exact, site }
  const circles = new Map<string, readonly string[]>()
  for (const key of wild.keys()) {
    const circle = wildcardCircle(key, all)
    if (circle.length) circles.set(key, circle)
  }
  const sound = { ...all, table: redirectTable([...wild].filter(([key]) => !circles.has(key))) }
  const through = (of: Iterable<readonly [string, Step]>) =>
    new Map([...of].map(([key, step]) => [key, throughWildcards(step, sound)]))
  const paths = flattenPaths(through(exact))
  const ends = new Map(paths.ends)
  for (const [key, step] of through(sound.table.entries)) {
    const end = step.next === undefined ? undefined : paths.ends.get(step.next)
    ends.set(key, end ? joinSteps(step, end) : step)
  }
  return { ends, circles: new Map([...circles, ...paths.circles]) }
}

interface RejectedRedirect {
  readonly source: RedirectSource
  /** The path that the entry starts from, without its query, which may contain personal data. */
  readonly path: string
  readonly reason: string
}

/** Redirects by path or wildcard, chains flattened, and the entries that were left out. */
export interface CompiledRedirects {
  readonly redirects: readonly (readonly [key: string, entry: RedirectEntry])[]
  readonly rejected: readonly RejectedRedirect[]
}

interface Started {
  readonly key: string
  readonly step: Step
}

/** An entry with its key, or the reason why it is rejected. */
function startOf({ from, ...entry }: RedirectSource, site: Site): Started | { readonly reason: string } {
  const start = redirectStart(from, site)
  if ('reason' in start) return start
  if (hasSplat(entry) && !start.key.endsWith(wildcard)) return { reason: 'there is no star for :splat' }
  const step = stepOf(entry, site)
  return step ? { key: start.key, step } : { reason: 'its target is no address that can be followed' }
}

/** Entries for this unit before those for all, otherwise in their order. */
const forUnit = (sources: readonly RedirectSource[], unit: string) => [
  ...sources.filter(source => source.unit === unit),
  ...sources.filter(source => !source.unit),
]

const maxNamed = 5

/** Names a circle in a log message; a circle may have thousands of entries. */
const nameCircle = (circle: readonly string[]): string =>
  circle.length > maxNamed
    ? `a circle of ${circle.length}: ${circle.slice(0, maxNamed).join(' → ')} → …`
    : `a circle: ${[...circle, circle[0]].join(' → ')}`

/**
 * Prepares the redirects of a unit for look-up: rejects impossible entries and entries of circles one by one, with names; flattens
 * chains. Linear in the number of entries. Pure.
 */
export function compileRedirects(sources: readonly RedirectSource[], site: Site): CompiledRedirects {
  const rejected: RejectedRedirect[] = []
  const started = new Map<string, { readonly source: RedirectSource; readonly step: Step }>()
  const general = new Set<string>()
  for (const source of forUnit(sources, site.unit)) {
    const reject = (reason: string) =>
      rejected.push({ source, path: source.from.replace(/[?#].*$/s, ''), reason })
    const start = startOf(source, site)
    if ('reason' in start) {
      reject(start.reason)
      continue
    }
    const { key, step } = start
    if (!started.has(key)) started.set(key, { source, step })
    else if (source.unit || general.has(key)) reject('there is another entry for it')
    if (!source.unit) general.add(key)
  }
  const steps = new Map([...started].map(([key, { step }]) => [key, step]))
  const { ends, circles } = flattenRedirects(steps, site)
  for (const [path, circle] of circles)
    rejected.push({ source: started.get(path)!.source, path, reason: nameCircle(circle) })
  const redirects = [...ends].map(([key, { next: _, ...entry }]) => [key, entry] as const)
  return { redirects, rejected }
}
