import type { Step } from './run-step.ts'

/** The steps that read the sources: types, lint, and what nothing uses. */
export const sourceSteps: readonly Step[] = [
  { command: ['tsc', '-b', 'worker', 'blocks', 'client', 'e2e'] },
  { command: ['biome', 'check', '--error-on-warnings', '.'] },
  { command: ['knip'] },
]
