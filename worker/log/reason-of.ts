import * as v from 'valibot'

const maxIssues = 5

// A message of the schema library's own ends with what was received.
const withoutReceived = (message: string) => message.replace(/(?: but |: )received .*$/is, '')

/** What does not fit a schema, and where: never what was received instead. */
export const issuesText = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, maxIssues)
    .map(issue => [v.getDotPath(issue), withoutReceived(issue.message)].filter(Boolean).join(': '))
    .join('; ')

/** What is logged of a failure: what went wrong, never the data that it went wrong with. */
export function reasonOf(error: unknown): string {
  // Messages of schemas and of the JSON parser quote what they were given.
  if (v.isValiError(error)) return issuesText(error.issues)
  if (error instanceof SyntaxError) return 'malformed text'
  return error instanceof Error ? error.message : String(error)
}

/** The log line of a failure that has no name of its own: its reason, and where it happened. */
export function failureLine(error: unknown) {
  const frames = error instanceof Error ? error.stack?.split('\n').filter(line => /^\s+at /.test(line)) : []
  return { event: 'failure', message: reasonOf(error), stack: frames?.join('\n') } as const
}
