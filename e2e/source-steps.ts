import type { Step } from './run-step.ts'

/** The steps that check the sources: types, lint, and unused code. */
export const sourceSteps: readonly Step[] = [
  // Other steps use the second core. Several checkers for one project would each check its shared parts: a quarter more
  // work.
  { command: ['tsc', '-b', '--checkers', '1', 'worker', 'blocks', 'client', 'commands', 'e2e'] },
  { command: ['biome', 'check', '--error-on-warnings', '.'] },
  { command: ['knip', '--cache'] },
]
