import type { Step } from './run-step.ts'

/** The steps that read the sources: types, lint, and what nothing uses. */
export const sourceSteps: readonly Step[] = [
  // Other steps use the second core. Several checkers of one project check what they share once each: a quarter more work.
  { command: ['tsc', '-b', '--checkers', '1', 'worker', 'blocks', 'client', 'commands', 'e2e'] },
  { command: ['biome', 'check', '--error-on-warnings', '.'] },
  { command: ['knip', '--cache'] },
]
