import type { Keyring } from '../../worker/keyring.ts'
import type { RunStatements } from './run-statements.ts'

export interface TaskContext {
  readonly run: RunStatements
  /** Resolves to the command that gets a file of a submission by its key. */
  readonly fileCommand: (key: string) => Promise<string>
  /** The secrets that sign receipts. Throws where there is none. */
  readonly receiptKeys: () => Pick<Keyring, 'verify'>
  readonly print: (line: string) => void
  /** Epoch milliseconds. */
  readonly now: number
}
