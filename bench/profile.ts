import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { benchFolder } from './build.ts'
import { type CpuProfile, type ProfileNode, recordProfile } from './inspector.ts'
import { load } from './load.ts'
import { cold, fileNameOf, type Variant, warm, writeConfig } from './variants.ts'
import { serve } from './workerd.ts'

/** A function with the time spent in itself, in milliseconds. */
interface SelfTime {
  readonly name: string
  readonly source: string
  readonly milliseconds: number
}

type CallFrame = ProfileNode['callFrame']

function mapOf(file: string): SourceMap | undefined {
  if (!existsSync(`${file}.map`)) return undefined
  return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
}

/**
 * Finds the source file of a position in a bundle, from the maps beside its modules; the runtime's own modules have no
 * map.
 */
function sourcesOf(folder: string): (frame: CallFrame) => string {
  const maps = new Map<string, SourceMap | undefined>()
  return ({ url, lineNumber, columnNumber }) => {
    if (!url) return ''
    if (!maps.has(url)) maps.set(url, mapOf(join(folder, url)))
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber) ?? {}
    const source = 'originalSource' in entry ? String(entry.originalSource) : url
    return source.replace(/^(\.\.\/)*(.*node_modules\/)?/, '')
  }
}

const nameOf = ({ callFrame }: ProfileNode) => callFrame.functionName || '(anonymous)'

/** Work of the runtime itself is split by its caller. */
function labelsOf({ nodes }: CpuProfile, folder: string): Map<number, Omit<SelfTime, 'milliseconds'>> {
  const sourceOf = sourcesOf(folder)
  const parents = new Map(nodes.flatMap(node => (node.children ?? []).map(child => [child, node] as const)))
  return new Map(
    nodes.map(node => {
      const caller = node.callFrame.url ? undefined : parents.get(node.id)
      const name = caller?.callFrame.url ? `${nameOf(node)} < ${nameOf(caller)}` : nameOf(node)
      return [node.id, { name, source: sourceOf((caller ?? node).callFrame) }]
    }),
  )
}

/** Functions by the time spent in themselves, the longest first. */
function selfTimes(profile: CpuProfile, folder: string): SelfTime[] {
  const labels = labelsOf(profile, folder)
  const functions = new Map<string, SelfTime>()
  for (const [index, id] of profile.samples.entries()) {
    const label = labels.get(id)!
    const key = `${label.name} ${label.source}`
    const before = functions.get(key)?.milliseconds ?? 0
    functions.set(key, { ...label, milliseconds: before + (profile.timeDeltas[index] ?? 0) / 1000 })
  }
  return [...functions.values()].sort((a, b) => b.milliseconds - a.milliseconds)
}

/** The profile of a variant. */
interface VariantProfile {
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
function profileReport(profiles: readonly VariantProfile[], day: string): string {
  return `Written by \`npm run bench -- --profile\` on ${day}: the home page in workerd, sixteen connections, the time that
functions spend in themselves. A warm request finds every fragment cached; a cold one has its content in memory and
renders every block. \`a < b\` is the runtime's function \`a\`, called by \`b\`; \`program\` is the runtime outside
JavaScript. The profiler slows the worker and counts waiting for a processor as work: read the shares here, and the
absolute cost in \`npm run bench\`.

${profiles.map(sectionOf).join('\n\n')}
`
}

const reportFile = join(import.meta.dirname, '../docs/profile.md')

/** Separates the authors' text before it from the profiler's output after it. */
const mark = '<!-- profile -->'

async function profileVariant(variant: Variant): Promise<VariantProfile> {
  const server = await serve(writeConfig(variant), { inspect: true })
  const { port, inspectorPort } = server
  const count = (milliseconds: number) =>
    load({ port, requests: variant.requests, connections: 16, milliseconds })
  await count(2000)
  let requests = 0
  const profile = await recordProfile({ port: inspectorPort!, service: 'site' }, async () => {
    requests = (await count(5000)).count
  })
  server.stop()
  writeFileSync(join(benchFolder, `${fileNameOf(variant)}.cpuprofile`), JSON.stringify(profile))
  const functions = selfTimes(profile, variant.worker().folder).filter(({ name }) => name !== '(idle)')
  return { name: variant.name, requests, functions }
}

/** Prints where the time of warm and of cold requests is spent. The whole profiles are written to `dist/bench`. */
export async function profileVariants(): Promise<void> {
  const profiles = [await profileVariant(warm), await profileVariant(cold)]
  const report = profileReport(profiles, new Date().toISOString().slice(0, 10))
  const [written = ''] = readFileSync(reportFile, 'utf8').split(mark)
  writeFileSync(reportFile, `${written}${mark}\n\n${report}`)
  console.log(report)
}
