import type { Drill } from '../../worker/tools/drill/read-fault.ts'
import type { Seen } from './request-page.ts'

/** One page under one fault, beside the same page without it. */
export interface Finding extends Drill {
  readonly path: string
  readonly healthy: Seen
  readonly seen: Seen
}

/** Numbers and times differ between two answers of a page that is whole. */
const WHOLE = 0.995

/** The visitors' view in words. */
export function describeSeen({ healthy, seen }: Pick<Finding, 'healthy' | 'seen'>): string {
  if (seen.status !== healthy.status) return `**${seen.status}** instead of ${healthy.status}`
  const share = healthy.text.length ? seen.text.length / healthy.text.length : 1
  if (share >= WHOLE) return `${seen.status}, whole`
  return `${seen.status}, ${Math.round((1 - share) * 100)} % of its text missing`
}

const cell = (finding: Finding): string =>
  `${describeSeen(finding)}, ${Math.round(finding.seen.milliseconds)} ms`

/** The table of a drill as Markdown: a row a fault and isolate, a column a page, and the events that the log would show. */
export function reportDrill(findings: readonly Finding[]): readonly string[] {
  const paths = [...new Set(findings.map(({ path }) => path))]
  const rows = Map.groupBy(findings, ({ fault, isolate }) => `\`${fault}\` | ${isolate}`)
  return [
    `| fault | isolate | ${paths.map(path => `\`${path}\``).join(' | ')} | log |`,
    `| --- | --- | ${paths.map(() => '---').join(' | ')} | --- |`,
    ...[...rows].map(([name, found]) => {
      const events = [...new Set(found.flatMap(({ seen }) => seen.events))].sort()
      const log = events.map(event => `\`${event}\``).join(', ') || 'nothing'
      return `| ${name} | ${found.map(cell).join(' | ')} | ${log} |`
    }),
  ]
}

/** The findings in which a page has an error that it does not have without the fault. */
export const failuresIn = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ healthy, seen }) => healthy.status < 500 && seen.status >= 500)
