import { type Result, timesCpu } from './measure.ts'

interface Target {
  readonly name: string
  /** The variant that is compared, and the one that it is compared with. */
  readonly of: readonly [string, string]
  readonly holds: (ratio: number) => boolean
}

const targets: readonly Target[] = [
  {
    name: 'warm at most 1.7 times constant, never more than 3',
    of: ['prospectus warm', 'constant'],
    holds: ratio => ratio <= 1.7,
  },
  {
    name: 'warm, 40 combinations, at most 1.7 times constant',
    of: ['prospectus warm, 40 combinations', 'constant'],
    holds: ratio => ratio <= 1.7,
  },
  {
    name: 'react at least 15 times warm',
    of: ['react', 'prospectus warm'],
    holds: ratio => ratio >= 15,
  },
  {
    name: 'cold at most a third of react',
    of: ['prospectus cold', 'react'],
    holds: ratio => ratio <= 1 / 3,
  },
]

/** A line for each target: whether it holds, and by how much. */
export function checkTargets(results: readonly Result[]): string[] {
  const resultOf = (name: string) => results.find(result => result.name === name)!
  return targets.map(({ name, of: [one, other], holds }) => {
    const value = timesCpu(resultOf(one), resultOf(other))
    return `${holds(value) ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)}`
  })
}
