import { levels, type Result } from './measure.ts'

/** CPU of a request under a middling load, by which variants are compared. */
export const cpuOf = ({ samples }: Result): number => samples[levels.indexOf(16)]!.cpu

interface Target {
  readonly name: string
  readonly ratio: (cpu: (name: string) => number) => number
  readonly holds: (ratio: number) => boolean
}

const targets: readonly Target[] = [
  {
    name: 'warm at most 1.7 times constant, never more than 3',
    ratio: cpu => cpu('prospectus warm') / cpu('constant'),
    holds: ratio => ratio <= 1.7,
  },
  {
    name: 'warm, 40 combinations, at most 1.7 times constant',
    ratio: cpu => cpu('prospectus warm, 40 combinations') / cpu('constant'),
    holds: ratio => ratio <= 1.7,
  },
  {
    name: 'react at least 15 times warm',
    ratio: cpu => cpu('react') / cpu('prospectus warm'),
    holds: ratio => ratio >= 15,
  },
  {
    name: 'cold at most a third of react',
    ratio: cpu => cpu('prospectus cold') / cpu('react'),
    holds: ratio => ratio <= 1 / 3,
  },
]

/** A line for each target: whether it holds, and by how much. */
export function checkTargets(results: readonly Result[]): string[] {
  const cpu = (name: string) => cpuOf(results.find(result => result.name === name)!)
  return targets.map(({ name, ratio, holds }) => {
    const value = ratio(cpu)
    return `${holds(value) ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)}`
  })
}
