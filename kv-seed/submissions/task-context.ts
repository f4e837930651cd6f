import type { RunStatements } from './run-statements.ts'

export interface TaskContext {
  readonly run: RunStatements
  /** Resolves to the command that gets a file of a submission by its key. */
  readonly fileCommand: (key: string) => Promise<string>
  readonly print: (line: string) => void
  /** Epoch milliseconds. */
  readonly now: number
}
