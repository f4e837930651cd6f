import type { Statement } from '../../worker/core/base/sql/statements.ts'

export type Rows = readonly (readonly Readonly<Record<string, unknown>>[])[]

/** Runs statements in order, as one transaction; resolves to the rows of each. */
export type RunStatements = (...statements: readonly Statement[]) => Promise<Rows>
