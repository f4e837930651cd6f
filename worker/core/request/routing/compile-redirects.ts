import type { Site } from '../site/site.ts'
import { flattenRedirects } from './flatten-redirects.ts'
import type { RedirectEntry } from './redirect-entry.ts'
import type { RedirectSource } from './redirect-source.ts'
import { redirectStart } from './redirect-start.ts'
import { type Step, stepOf } from './redirect-step.ts'
import { hasSplat, wildcard } from './redirect-table.ts'

export interface RejectedRedirect {
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
