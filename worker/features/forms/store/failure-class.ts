/** The kind of a failure. Its message stays out of logs and rows, because a store may quote its input. */
export function failureClass(error: unknown): string {
  if (!(error instanceof Error)) return 'failure'
  return /^D1_[A-Z_]+/.exec(error.message)?.[0] ?? error.name
}
