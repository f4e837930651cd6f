import * as v from 'valibot'

const maxIssues = 5

// A default message of the schema library ends with the received value.
const withoutReceived = (message: string) => message.replace(/(?: but |: )received .*$/is, '')

/** The field that does not match a schema, and the expected type: never the received value. */
export const issuesText = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, maxIssues)
    .map(issue => [v.getDotPath(issue), withoutReceived(issue.message)].filter(Boolean).join(': '))
    .join('; ')

/** The message of a thrown value, for the person who runs a script. Log lines take `reasonOf`. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The status of the answer that caused an error, if any: messages of other systems may say as little as "Unknown error". */
const statusText = (error: unknown): string =>
  error instanceof Error && 'answered' in error && typeof error.answered === 'number'
    ? ` (status ${error.answered})`
    : ''

/** The reason of a failure for the log, never the data that caused it. */
export function reasonOf(error: unknown): string {
  // Messages of schemas and of the JSON parser quote their input.
  if (v.isValiError(error)) return issuesText(error.issues)
  if (error instanceof SyntaxError) return 'malformed text'
  return messageOf(error) + statusText(error)
}

/** The log line of a failure without a name of its own: its reason, and where it happened. */
export function failureLine(error: unknown) {
  const frames = error instanceof Error ? error.stack?.split('\n').filter(line => /^\s+at /.test(line)) : []
  return { event: 'failure', message: reasonOf(error), stack: frames?.join('\n') } as const
}
