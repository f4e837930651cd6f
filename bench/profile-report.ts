import type { SelfTime } from './self-time.ts'

/** The profile of a variant. */
export interface VariantProfile {
  readonly name: string
  readonly requests: number
  /** The longest first. */
  readonly functions: readonly SelfTime[]
}

const shown = 20

type Row = readonly string[]

const markdownTable = (heading: Row, rows: readonly Row[]) =>
  [heading, heading.map((_, column) => (column ? '--:' : '---')), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')

/**
 * The area of a function: own code by its folder, a package by its name, the runtime's parts by the profiler's names.
 */
function areaOf({ source, name }: SelfTime): string {
  if (!source || source.startsWith('node-internal:'))
    return /^\((program|garbage collector)\)$/.test(name) ? name.slice(1, -1) : 'runtime'
  const [first = '', second = '', third = ''] = source.split('/')
  return first === 'worker' ? [first, second, third].join('/') : first
}

function areas(functions: readonly SelfTime[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const one of functions) sums.set(areaOf(one), (sums.get(areaOf(one)) ?? 0) + one.milliseconds)
  return new Map([...sums].sort(([, a], [, b]) => b - a))
}

function sectionOf({ name, requests, functions }: VariantProfile): string {
  const total = functions.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const figures = (milliseconds: number) => [
    ((milliseconds * 1000) / requests).toFixed(1),
    `${((milliseconds / total) * 100).toFixed(1)} %`,
  ]
  const byArea = [...areas(functions)].slice(0, shown).map(([area, sum]) => [area, ...figures(sum)])
  const byFunction = functions
    .slice(0, shown)
    .map(one => [`\`${one.name}\``, one.source, ...figures(one.milliseconds)])
  return [
    `## ${name}`,
    `${requests} requests in the sample.`,
    markdownTable(['area', 'us a request', 'share'], byArea),
    markdownTable(['function', 'source', 'us a request', 'share'], byFunction),
  ].join('\n\n')
}

/** The second part of `docs/profile.md`: the time of a request by place. */
export function profileReport(profiles: readonly VariantProfile[], day: string): string {
  return `Written by \`npm run bench -- --profile\` on ${day}: the home page in workerd, sixteen connections, the time that
functions spend in themselves. A warm request finds every fragment cached; a cold one has its content in memory and
renders every block. \`a < b\` is the runtime's function \`a\`, called by \`b\`; \`program\` is the runtime outside
JavaScript. The profiler slows the worker and counts waiting for a processor as work: read the shares here, and the
absolute cost in \`npm run bench\`.

${profiles.map(sectionOf).join('\n\n')}
`
}
