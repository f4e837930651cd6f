import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { CpuProfile, ProfileNode } from './inspector.ts'

/** A function with the time spent in itself, in milliseconds. */
export interface SelfTime {
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
export function selfTimes(profile: CpuProfile, folder: string): SelfTime[] {
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
